import { freeSpot } from '../../figma/canvas/free-spot'
import type { Track } from '../../figma/canvas/make-and-show'
import { occupiedOn } from '../../figma/canvas/occupied'
import type { Box } from '../../figma/geometry/placement'
import { GROUND } from './board-colours'
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
  section.fills = [GROUND]
  section.appendChild(content)
  content.x = MARGIN
  content.y = MARGIN
  section.resizeWithoutConstraints(content.width + 2 * MARGIN, content.height + 2 * MARGIN)
  moveTo(section, freeSpot(occupied, section, figma.viewport.center))
  return section
}

/** Where a board ended up: `stuck` when it has grown over something and Figma lets it be moved nowhere else. */
export type Replaced = 'fits' | 'stuck'

/**
 * Puts a board in the place of the earlier one in its section, which keeps its place and whatever else
 * people have put into it; it moves to free space only when it would grow over something. Leaves the
 * section as it was when Figma refuses a step.
 */
export function replaceContent(section: SectionNode, content: FrameNode): Replaced {
  const { x, y, width, height } = section
  try {
    const earlier = contentOf(section)
    const at = { x: earlier[0]?.x ?? MARGIN, y: earlier[0]?.y ?? MARGIN }
    const index = section.children.findIndex(({ id }) => id === earlier[0]?.id)
    section.insertChild(Math.max(0, index), content)
    moveTo(content, at)
    const replaced = fit(section, content, section.children.length > earlier.length + 1)
    for (const frame of earlier) frame.remove()
    return replaced
  } catch (error) {
    // Its parent is as it was: being put on the page is the last step that Figma may refuse.
    section.resizeWithoutConstraints(width, height)
    moveTo(section, { x, y })
    throw error
  }
}

function fit(section: SectionNode, content: FrameNode, shared: boolean): Replaced {
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
  if (before === null || after === null) return 'fits'
  if (!others.some((box) => overlap(box, after) && !overlap(box, before))) return 'fits'
  const page = figma.currentPage
  const spot = freeSpot(occupiedOn(page, section), section, figma.viewport.center)
  if (!putOn(page, section)) return 'stuck'
  moveTo(section, spot)
  return 'fits'
}

/** False where Figma refuses, as it does for texts whose fonts are not on this computer. */
function putOn(page: PageNode, section: SectionNode): boolean {
  if (section.parent?.id === page.id) return true
  try {
    page.appendChild(section)
    return true
  } catch {
    return false
  }
}

function moveTo(node: FrameNode | SectionNode, { x, y }: { x: number; y: number }): void {
  node.x = x
  node.y = y
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}
