import { toErrorData } from '../../errors'
import { notifyUser } from '../figma/notify'
import { learn } from '../../language'
import type { Settings } from '../../file'
import { readSettings } from '../settings/settings-store'
import { GERMAN } from './german'

/**
 * Runs a command; when it fails before there is a panel, says why and closes. So it does in Slides and Buzz, which have
 * neither room beside a slide nor sections for what Glance places.
 */
export function run(command: (settings: Settings) => Promise<void> | void): void {
  if (figma.editorType !== 'figma' && figma.editorType !== 'dev') {
    figma.closePlugin('Glance works in Figma Design. Copy what you want to analyse there.')
    return
  }
  // Nobody sees what is hidden in an instance, and Figma searches up to hundreds of times faster without it.
  figma.skipInvisibleInstanceChildren = true
  learn('de', GERMAN)
  void readSettings()
    .then(command)
    .catch((error: unknown) => {
      const { message, advice } = toErrorData(error)
      notifyUser(`${message} ${advice}`, true)
      figma.closePlugin()
    })
}
