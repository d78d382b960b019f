import { toErrorData } from '../../errors'
import type { Settings } from '../../file'
import { learn } from '../../language'
import { notifyUser } from '../figma/notify'
import { readSettings } from '../computer/settings'
import { GERMAN } from './german'

/** Reads the settings and sets the language by them. */
export function settleLanguage(): Promise<Settings> {
  learn('de', GERMAN)
  return readSettings()
}

/** Runs a command; when it fails before there is a panel, says why and closes. */
export function run(command: (settings: Settings) => Promise<void> | void): void {
  // Figma searches up to hundreds of times faster without layers hidden in instances.
  figma.skipInvisibleInstanceChildren = true
  void settleLanguage()
    .then(command)
    .catch((error: unknown) => {
      const { message, advice } = toErrorData(error)
      notifyUser(`${message} ${advice}`, true)
      figma.closePlugin()
    })
}
