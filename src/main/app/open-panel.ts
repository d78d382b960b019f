import {
  type Channel,
  type Command,
  createChannel,
  MAIN_CALLS,
  type PanelCalls,
  type Port
} from '../../bridge'
import { toErrorData } from '../../errors'
import { panelSize, type Settings } from '../../file'
import { notePanelSize } from '../figma/canvas/show'
import { notifyUser } from '../figma/notify'
import { followCurrentPage } from '../following/follow-page'
import { readFrame } from '../result/document'
import { watchSelection } from '../selection/describe-selection'
import { hideOnClose } from './hide-on-close'
import { panelCalls } from './panel-calls'

/**
 * Opens the panel, hidden for quick actions, answers its calls and reports what happens in the file.
 */
export function openPanel(command: Command, settings: Settings): void {
  const visible = command !== 'quick-analyse' && command !== 'quick-compare'
  showPanel(settings.panel, visible)
  if (visible) hideOnClose()
  const push = async (nodeId: string): Promise<void> => {
    panel.tell('frameChanged', nodeId, await readFrame(nodeId).catch(() => null))
  }
  const calls = panelCalls(command, settings, () => following, push)
  const panel: Channel<PanelCalls> = createChannel(MAIN_CALLS, calls, figmaPort())
  const following = followFile(panel, push)
}

function followFile(panel: Channel<PanelCalls>, push: (nodeId: string) => Promise<void>) {
  const selectionMayHaveChanged = watchSelection(
    (selection) => panel.tell('selectionChanged', selection),
    (error) => notifyUser(toErrorData(error).message, true)
  )
  return followCurrentPage({
    resultChanged: (nodeId) => void push(nodeId),
    frameEdited: (nodeId) => panel.tell('frameEdited', nodeId),
    overlaysMisplaced: (count) => panel.tell('overlaysMisplaced', count),
    layersChanged: () => panel.tell('layersChanged'),
    pageChanged: selectionMayHaveChanged
  })
}

/** The pipe to the panel. */
function figmaPort(): Port {
  return {
    post: (message) => figma.ui.postMessage(message),
    listen: (receive) => {
      figma.ui.onmessage = (message: unknown) => receive(message)
    }
  }
}

/**
 * Opens the panel in the way its build expects. Nothing of the user's goes into this page: user text
 * crosses by message only, where it cannot become markup.
 */
function showPanel(size: Settings['panel'], visible: boolean): void {
  const page =
    '<div id="create-figma-plugin"></div><script>' +
    `document.body.classList.add('theme-${figma.editorType}');` +
    `const __FIGMA_COMMAND__='${figma.command || ''}';const __SHOW_UI_DATA__={};${__html__}</script>`
  const fitting = panelSize(size)
  notePanelSize(fitting)
  figma.showUI(page, { ...fitting, visible, themeColors: true })
}
