import { languageOf, parseSettings, type Settings } from '../../file'
import { speak } from '../../language'
import { readStorage, writeStorage } from '../figma/storage/client-storage'

const KEY = 'settings'

/** Reads the settings, and speaks by them from then on. */
export async function readSettings(): Promise<Settings> {
  return speakBy(parseSettings(await readStorage(KEY)))
}

export async function writeSettings(settings: Settings): Promise<void> {
  await writeStorage(KEY, speakBy(parseSettings(settings)))
}

/** The settings of this session with the browser's language, which is kept for commands that open no panel. */
export async function hearBrowser(
  settings: Settings,
  browserLanguage: Settings['browserLanguage']
): Promise<Settings> {
  if (settings.browserLanguage === browserLanguage) return settings
  await writeSettings({ ...(await readSettings()), browserLanguage })
  return { ...settings, browserLanguage }
}

function speakBy(settings: Settings): Settings {
  const value = languageOf(settings)
  speak({ value })
  return settings
}
