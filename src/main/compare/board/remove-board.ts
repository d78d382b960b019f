import { failure } from '../../figma/failure'
import { requireEditing } from '../../figma/nodes/can-edit'
import { findNode } from '../../figma/nodes/find-node'
import { beginUndoStep } from '../../figma/undo/begin-undo-step'
import { words } from '../words'
import { comparedFrames, contentOf, unlinkBoard } from './board-link'

/**
 * Removes a board as one undo step. A section that holds layers of somebody's own stays with them.
 * Throws view_only, node_removed or not_a_board.
 */
export async function removeBoard(boardId: string): Promise<void> {
  const section = await findNode(boardId)
  requireEditing()
  if (section.type !== 'SECTION' || comparedFrames(section) === null) throw notABoard()
  beginUndoStep(null)
  const content = contentOf(section)
  if (section.children.length === content.length) {
    section.remove()
    return
  }
  for (const frame of content) frame.remove()
  unlinkBoard(section)
}

function notABoard() {
  const { message, advice } = words().notABoard
  return failure('not_a_board', message, advice)
}
