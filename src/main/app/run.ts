import { toErrorData } from '../../errors'
import type { Settings } from '../../file'
import { learn } from '../../language'
import { notifyUser } from '../figma/notify'
import { readSettings } from '../computer/settings'
import { GERMAN } from './german'
import { words } from './words'

/** Reads the settings and sets the language by them. */
export function settleLanguage(): Promise<Settings> {
  learn('de', GERMAN)
  return readSettings()
}

/**
 * Runs a command; when it fails before there is a panel, says why and closes. In Slides and Buzz it closes at once: they
 * have neither room beside a slide nor sections for what Glance places.
 */
export function run(command: (settings: Settings) => Promise<void> | void): void {
  const { editorType } = figma
  const usable = editorType === 'figma' || editorType === 'dev'
  // Figma searches up to hundreds of times faster without layers hidden in instances.
  if (usable) figma.skipInvisibleInstanceChildren = true
  void settleLanguage()
    .then((settings) => (usable ? command(settings) : figma.closePlugin(words().designOnly)))
    .catch((error: unknown) => {
      const { message, advice } = toErrorData(error)
      notifyUser(`${message} ${advice}`, true)
      figma.closePlugin()
    })
}
