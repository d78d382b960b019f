import type { Command, MainCalls } from '../../bridge'
import { dropJournal, writeJournal } from '../journal/journal-store'
import { selectNode } from '../nodes/select-node'
import { writeKey } from '../settings/key-store'
import { writeSettings } from '../settings/settings-store'
import { notifyUser } from './notify'
import { openUrl } from './open-url'
import { panelSize } from './panel-size'
import { start } from './start'

/** What the panel may ask of the main thread. */
export function panelCalls(command: Command): Partial<MainCalls> {
  return {
    start: () => start(command),
    saveSettings: writeSettings,
    saveKey: writeKey,
    writeJournal,
    dropJournal,
    selectNode,
    openUrl: (url) => Promise.resolve(openUrl(url)),
    resizePanel: async (size) => {
      const { width, height } = panelSize(size)
      figma.ui.resize(width, height)
    },
    notify: async (message, isError) => notifyUser(message, isError)
  }
}
