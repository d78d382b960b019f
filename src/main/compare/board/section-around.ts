import { freeSpot } from '../../figma/canvas/free-spot'
import type { Track } from '../../figma/canvas/make-and-show'
import { occupiedOn } from '../../figma/canvas/occupied'
import type { Box } from '../../figma/geometry/placement'
import { WHITE } from './board-colours'
import { contentOf } from './board-link'

/** Canvas px between a section's edge and the board, to take hold of the section by. */
const MARGIN = 40

/** A new section around a board, in free space. `occupied` is what was on the page before. */
export function newSection(
  content: FrameNode,
  occupied: readonly Box[],
  track: Track
): SectionNode {
  const section = track(figma.createSection())
  section.fills = [WHITE]
  section.appendChild(content)
  content.x = MARGIN
  content.y = MARGIN
  section.resizeWithoutConstraints(content.width + 2 * MARGIN, content.height + 2 * MARGIN)
  moveTo(section, freeSpot(occupied, section, figma.viewport.center))
  return section
}

/**
 * Puts a board in the place of the earlier one in its section, which keeps its place and whatever else
 * people have put into it; it moves to free space only when it would grow over something. Leaves the
 * section as it was when Figma refuses a step.
 */
export function replaceContent(section: SectionNode, content: FrameNode): void {
  const putBack = snapshot(section)
  try {
    const earlier = contentOf(section)
    const at = { x: earlier[0]?.x ?? MARGIN, y: earlier[0]?.y ?? MARGIN }
    const index = section.children.findIndex(({ id }) => id === earlier[0]?.id)
    section.insertChild(Math.max(0, index), content)
    moveTo(content, at)
    fit(section, content, section.children.length > earlier.length + 1)
    for (const frame of earlier) frame.remove()
  } catch (error) {
    putBack()
    throw error
  }
}

function fit(section: SectionNode, content: FrameNode, shared: boolean): void {
  const parent = section.parent as PageNode | SectionNode
  const others = occupiedOn(parent, section)
  const before = section.absoluteBoundingBox
  const width = content.x + content.width + MARGIN
  const height = content.y + content.height + MARGIN
  section.resizeWithoutConstraints(
    shared ? Math.max(section.width, width) : width,
    shared ? Math.max(section.height, height) : height
  )
  const after = section.absoluteBoundingBox
  if (before === null || after === null) return
  if (!others.some((box) => overlap(box, after) && !overlap(box, before))) return
  const page = figma.currentPage
  const spot = freeSpot(occupiedOn(page, section), section, figma.viewport.center)
  page.appendChild(section)
  moveTo(section, spot)
}

function snapshot(section: SectionNode): () => void {
  const { x, y, width, height } = section
  const parent = section.parent as PageNode | SectionNode
  const index = parent.children.findIndex(({ id }) => id === section.id)
  return () => {
    parent.insertChild(index, section)
    section.resizeWithoutConstraints(width, height)
    moveTo(section, { x, y })
  }
}

function moveTo(node: FrameNode | SectionNode, { x, y }: { x: number; y: number }): void {
  node.x = x
  node.y = y
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}
