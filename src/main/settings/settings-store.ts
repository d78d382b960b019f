import { parseSettings, type Settings } from '../../bridge'
import { readStorage, writeStorage } from '../storage/client-storage'

const KEY = 'settings'

export async function readSettings(): Promise<Settings> {
  return parseSettings(await readStorage(KEY))
}

export async function writeSettings(settings: Settings): Promise<void> {
  await writeStorage(KEY, settings)
}
