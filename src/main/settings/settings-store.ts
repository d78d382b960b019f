import { parseSettings, type Settings } from '../../file'
import { readStorage, writeStorage } from '../figma/storage/client-storage'

const KEY = 'settings'

export async function readSettings(): Promise<Settings> {
  return parseSettings(await readStorage(KEY))
}

export async function writeSettings(settings: Settings): Promise<void> {
  await writeStorage(KEY, parseSettings(settings))
}
