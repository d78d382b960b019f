import { BOARD_VARIANTS, type NewBoard } from '../../bridge'
import { freeSpot, occupiedOn, spotBeside } from '../figma/canvas/free-space'
import { loadFontsIn } from '../figma/canvas/load-font'
import { makeAndShow } from '../figma/canvas/make-and-show'
import { around, type Box, overlap } from '../figma/geometry/placement'
import { forgetRun, requireImage } from '../figma/images'
import { requireEditing } from '../figma/nodes/can-edit'
import { notifyUser } from '../figma/notify'
import { refusal } from '../figma/refusal'
import type { Track } from '../figma/undo'
import { boardOf, contentOf, isEdited, linkBoard } from './board'
import { boardFonts } from './board-fonts'
import { GROUND } from './board-kit'
import { buildContent } from './build-content'
import { words } from './words'

/**
 * Lays variants side by side in a section, as one undo step: in free space, or in the place of the unedited board of the
 * same frames. Returns the section's id. Throws view_only, board_size, image_missing or placing_failed.
 */
export async function placeBoard(board: NewBoard): Promise<string> {
  requireEditing('maybe')
  requireVariants(board)
  const fonts = await boardFonts()
  const nodeIds = board.variants.map(({ nodeId }) => nodeId)
  await loadForeignFonts(nodeIds)
  const outcome: { replaced: Replaced | null; kept: boolean } = { replaced: null, kept: false }
  const { id } = await makeAndShow('', words().board, (page, track) => {
    const found = boardOf(page, nodeIds)
    outcome.kept = found !== null && isEdited(found)
    const earlier = outcome.kept ? null : found
    const occupied = occupiedOn(page)
    const content = buildContent(board, fonts, track)
    const section = earlier ?? newSection(content, occupied, around(framesOn(page, nodeIds)), track)
    if (earlier === null) section.name = board.title
    else outcome.replaced = replaceContent(earlier, content)
    linkBoard(section, content, nodeIds)
    return section
  })
  forgetRun(board.runId)
  const { kept, noFont, replaced, stuck } = words()
  if (outcome.kept) notifyUser(kept)
  if (outcome.replaced !== null) notifyUser(replaced)
  if (outcome.replaced === 'stuck') notifyUser(stuck, true)
  if (fonts === null) notifyUser(noFont, true)
  return id
}

/** Loads the fonts of texts that were put into a board, for when it has to leave its section. */
async function loadForeignFonts(nodeIds: readonly string[]): Promise<void> {
  const page = figma.currentPage
  await page.loadAsync()
  const earlier = boardOf(page, nodeIds)
  if (earlier !== null && earlier.parent?.id !== page.id) await loadFontsIn(earlier)
}

function requireVariants({ runId, variants }: NewBoard): void {
  const { least, most } = BOARD_VARIANTS
  if (variants.length < least || variants.length > most) {
    throw refusal('board_size', words().boardSize(least, most, variants.length), 'maybe')
  }
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
  compared: Box | null,
  track: Track
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

/** Where a board ended up: `stuck` when it has grown over something and Figma lets it be moved nowhere else. */
type Replaced = 'fits' | 'stuck'

/**
 * Puts a board in the place of the earlier one in its section, which keeps its place and foreign layers; it moves to free
 * space only when it would grow over something. Leaves the section as it was when Figma refuses a step.
 */
function replaceContent(section: SectionNode, content: FrameNode): Replaced {
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
