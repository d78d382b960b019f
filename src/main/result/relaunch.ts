import { cleanLine, shorten } from '../../file'
import { isShared } from '../figma/storage/plugin-data'
import { findRecordsOn } from './record'

/** The relaunch buttons' commands, as package.json names them: for one frame and its page, and for several frames. */
const RELAUNCH_COMMAND = 'results'
const COMPARE_COMMAND = 'compare'

/** Most letters of a description: Figma accepts 1,000 characters, and a letter has up to two. */
const MOST_DESCRIBED = 500

/** Adds an analysed frame's buttons to Figma's properties panel, with a line under the one that opens its result. */
export function describeFrame(frame: SceneNode, line: string): void {
  if (isShared(frame)) return
  const shown = shorten(cleanLine(line), MOST_DESCRIBED)
  frame.setRelaunchData({ [RELAUNCH_COMMAND]: shown, [COMPARE_COMMAND]: '' })
}

/** Adds an analysed frame's buttons, and one to its page, which Figma shows when nothing is selected. */
export function addButtons(frame: SceneNode, page: PageNode | null, line: string): void {
  describeFrame(frame, line)
  // Written once a page, not with every result.
  if (page !== null && !(RELAUNCH_COMMAND in page.getRelaunchData())) {
    page.setRelaunchData({ [RELAUNCH_COMMAND]: '' })
  }
}

/** Removes a page's button once its last result is deleted. */
export function tidyPageButton(page: PageNode | null): void {
  if (page === null || !(RELAUNCH_COMMAND in page.getRelaunchData())) return
  if (findRecordsOn(page).length === 0) page.setRelaunchData({})
}
