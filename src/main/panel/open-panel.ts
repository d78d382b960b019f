import { type Command, createChannel, PANEL_CALLS, type PanelCalls } from '../../bridge'
import { readSettings } from '../settings/settings-store'
import { figmaPort } from './figma-port'
import { panelCalls } from './panel-calls'
import { showPanel } from './show-panel'

/** Opens the panel and answers its calls. */
export async function openPanel(command: Command): Promise<void> {
  const settings = await readSettings()
  showPanel(settings.panel)
  createChannel<PanelCalls>(panelCalls(command), PANEL_CALLS, figmaPort())
}
