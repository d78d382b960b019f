import { canEdit } from '../figma/nodes/can-edit'
import { type Following, followPage, type Listeners } from './follow-page'

/** Follows the page the user is on, and the next one when they change it. */
export function followCurrentPage(listeners: Listeners): Omit<Following, 'stop'> {
  let following = followPage(figma.currentPage, canEdit(), listeners)
  figma.on('currentpagechange', () => {
    following.stop()
    following = followPage(figma.currentPage, canEdit(), listeners)
    listeners.overlaysMisplaced(following.misplaced())
    listeners.layersChanged()
    listeners.pageChanged()
  })
  return {
    misplaced: () => following.misplaced(),
    wrote: (nodeId) => following.wrote(nodeId),
    acted: () => following.acted(),
    tidy: () => following.tidy()
  }
}
