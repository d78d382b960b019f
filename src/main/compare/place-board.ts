import type { NewBoard } from '../../bridge'
import { freeSpot, occupiedOn, spotBeside } from '../figma/canvas/free-space'
import { makeAndShow } from '../figma/canvas/make-and-show'
import { around, type Box, overlap } from '../figma/geometry/placement'
import { forgetRun, requireImage } from '../figma/images'
import { requireEditing } from '../figma/nodes/can-edit'
import { notifyUser } from '../figma/notify'
import { track } from '../figma/all-or-nothing'
import { boardOf, contentOf, isEdited, linkBoard, removeContent } from './board'
import { GROUND, loadBoardFonts } from './board-kit'
import { buildContent } from './build-content'
import { words } from './words'

/**
 * Lays variants side by side in a section, as one undo step, in place of the unedited board of the same frames: where that
 * lies if there is room, else in free space. Returns the section's id. Throws view_only, image_missing, no_font
 * or placing_failed.
 */
export async function placeBoard(board: NewBoard): Promise<string> {
  requireEditing('maybe')
  requirePictures(board)
  await loadBoardFonts()
  const nodeIds = board.variants.map(({ nodeId }) => nodeId)
  const outcome: { said: 'replaced' | 'kept' | null } = { said: null }
  const { id } = await makeAndShow('', words().board, (page) => {
    const found = boardOf(page, nodeIds)
    if (found !== null) outcome.said = isEdited(found) ? 'kept' : 'replaced'
    const earlier = outcome.said === 'replaced' ? found : null
    const occupied = occupiedOn(page, earlier)
    const content = buildContent(board)
    if (earlier !== null && replaceContent(earlier, content)) {
      linkBoard(earlier, content, nodeIds)
      return earlier
    }
    if (earlier !== null) removeContent(earlier)
    const section = newSection(content, occupied, around(framesOn(page, nodeIds)))
    section.name = board.title
    linkBoard(section, content, nodeIds)
    return section
  })
  forgetRun(board.runId)
  if (outcome.said !== null) notifyUser(words()[outcome.said])
  return id
}

function requirePictures({ runId, variants }: NewBoard): void {
  for (const { name, picture } of variants) {
    if (picture === null) continue
    requireImage(runId, name, picture.image)
    if (picture.overlay !== null) requireImage(runId, name, picture.overlay)
  }
}

/** Canvas px between a section's edge and the board, to take hold of the section by. */
const MARGIN = 40

/** The boxes of the frames that lie on a page, or in a section of it. */
function framesOn(page: PageNode, ids: readonly string[]): Box[] {
  const all = [page, ...page.findAllWithCriteria({ types: ['SECTION'] })]
  return all
    .flatMap(({ children }) => children.filter(({ id }) => ids.includes(id)))
    .flatMap(({ absoluteBoundingBox: box }) => box ?? [])
}

/**
 * A new section around a board, in free space beside the `compared` frames. `occupied` is what was on the page before.
 */
function newSection(
  content: FrameNode,
  occupied: readonly Box[],
  compared: Box | null
): SectionNode {
  const section = track(figma.createSection())
  section.fills = [GROUND]
  section.appendChild(content)
  content.x = MARGIN
  content.y = MARGIN
  section.resizeWithoutConstraints(content.width + 2 * MARGIN, content.height + 2 * MARGIN)
  const spot =
    compared === null
      ? freeSpot(occupied, section, figma.viewport.center)
      : spotBeside(occupied, compared, section)
  moveTo(section, spot)
  return section
}

/**
 * Puts a board in the place of the earlier one in its section, which keeps its place and foreign layers. False, with
 * nothing changed, where it would grow over something.
 */
function replaceContent(section: SectionNode, content: FrameNode): boolean {
  const earlier = contentOf(section)
  const { x, y } = earlier[0] ?? { x: MARGIN, y: MARGIN }
  const isShared = section.children.length > earlier.length
  const least = isShared ? section : { width: 0, height: 0 }
  const width = Math.max(least.width, x + content.width + MARGIN)
  const height = Math.max(least.height, y + content.height + MARGIN)
  const before = section.absoluteBoundingBox
  if (before !== null) {
    const others = occupiedOn(section.parent as PageNode | SectionNode, section)
    const after = { ...before, width, height }
    if (others.some((box) => overlap(box, after) && !overlap(box, before))) return false
  }
  const index = section.children.findIndex(({ id }) => id === earlier[0]?.id)
  section.insertChild(Math.max(0, index), content)
  moveTo(content, { x, y })
  section.resizeWithoutConstraints(width, height)
  for (const frame of earlier) frame.remove()
  return true
}

function moveTo(node: FrameNode | SectionNode, { x, y }: { x: number; y: number }): void {
  node.x = x
  node.y = y
}
