import { BOARD_VARIANTS, type NewBoard } from '../../../bridge'
import { loadFontsIn } from '../../figma/canvas/load-font'
import { makeAndShow } from '../../figma/canvas/make-and-show'
import { occupiedOn } from '../../figma/canvas/occupied'
import { failure } from '../../figma/failure'
import { forgetRun, requireImage } from '../../figma/images/kept-images'
import { requireEditing } from '../../figma/nodes/can-edit'
import { notifyUser } from '../../figma/notify'
import { words } from '../words'
import { boardFonts } from './board-fonts'
import { boardOf, linkBoard } from './board-link'
import { buildContent } from './build-content'
import { newSection, type Replaced, replaceContent } from './section-around'

/**
 * Lays variants side by side in a section, as one undo step: in free space, or in the place of the board
 * of the same frames. Returns the section's id. Throws view_only, board_size, image_missing or
 * placing_failed.
 */
export async function placeBoard(board: NewBoard): Promise<string> {
  requireEditing('maybe')
  requireVariants(board)
  const fonts = await boardFonts()
  const nodeIds = board.variants.map(({ nodeId }) => nodeId)
  await loadForeignFonts(nodeIds)
  const outcome: { replaced: Replaced | null } = { replaced: null }
  const { id } = await makeAndShow(null, words().board, (page, track) => {
    const earlier = boardOf(page, nodeIds)
    const occupied = occupiedOn(page)
    const content = buildContent(board, fonts, track)
    const section = earlier ?? newSection(content, occupied, track)
    if (earlier === null) section.name = board.title
    else outcome.replaced = replaceContent(earlier, content)
    linkBoard(section, nodeIds)
    return section
  })
  forgetRun(board.runId)
  const { noFont, replaced, stuck } = words()
  if (outcome.replaced !== null) notifyUser(replaced)
  if (outcome.replaced === 'stuck') notifyUser(stuck, true)
  if (fonts === null) notifyUser(noFont, true)
  return id
}

/** People may have put texts into a board, and the board into a section that it may have to leave. */
async function loadForeignFonts(nodeIds: readonly string[]): Promise<void> {
  const page = figma.currentPage
  await page.loadAsync()
  const earlier = boardOf(page, nodeIds)
  if (earlier !== null && earlier.parent?.id !== page.id) await loadFontsIn(earlier)
}

function requireVariants({ runId, variants }: NewBoard): void {
  const { least, most } = BOARD_VARIANTS
  if (variants.length < least || variants.length > most) {
    const { message, advice } = words().boardSize(least, most, variants.length)
    throw failure('board_size', message, advice, 'maybe')
  }
  for (const { name, picture } of variants) {
    if (picture === null) continue
    requireImage(runId, name, picture.image)
    if (picture.overlay !== null) requireImage(runId, name, picture.overlay)
  }
}
