import {
  type Channel,
  type Command,
  createChannel,
  PANEL_CALLS,
  type PanelCalls,
  toErrorData
} from '../../bridge'
import { notifyUser } from '../figma/notify'
import { followCurrentPage } from '../following/follow-current-page'
import { watchSelection } from '../selection/watch-selection'
import { readSettings } from '../settings/settings-store'
import { figmaPort } from './figma-port'
import { panelCalls } from './panel-calls'
import { showPanel } from './show-panel'

/** Opens the panel, answers its calls and tells it what happens in the file. */
export async function openPanel(command: Command): Promise<void> {
  const settings = await readSettings()
  showPanel(settings.panel)
  const calls = panelCalls(command, (nodeId) => following.accept(nodeId))
  const panel = createChannel<PanelCalls>(calls, PANEL_CALLS, figmaPort())
  const following = followFile(panel)
}

function followFile(panel: Channel<PanelCalls>) {
  const selectionMayHaveChanged = watchSelection(
    (selection) => panel.tell('selectionChanged', selection),
    (error) => notifyUser(toErrorData(error).message, true)
  )
  return followCurrentPage({
    resultChanged: (nodeId) => panel.tell('resultChanged', nodeId),
    editedByOther: (nodeId) => panel.tell('editedByOther', nodeId),
    pageChanged: selectionMayHaveChanged
  })
}
