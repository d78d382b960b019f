import * as v from 'valibot'
import {
  languageOf,
  parseSettings,
  type ServiceKey,
  serviceKeySchema,
  type Settings
} from '../../file'
import { speak } from '../../language'
import { notifyUser } from '../figma/notify'
import {
  forgetStorage,
  readStorage,
  storageKeys,
  writeStorage
} from '../figma/storage/client-storage'
import { words } from './words'

const SETTINGS = 'settings'

/** Reads the settings, and speaks by them from then on. Where they cannot be read, says so; the usual ones hold then. */
export async function readSettings(): Promise<Settings> {
  return speakBy(parseSettings(await orNotify(readStorage(SETTINGS), null)))
}

let told = false

/** The value read from this computer; `otherwise`, after a notification, where reading fails: Glance opens without it. */
export async function orNotify<T>(read: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await read
  } catch {
    if (!told) notifyUser(words().goesOn, true)
    told = true
    return otherwise
  }
}

export async function writeSettings(settings: Settings): Promise<void> {
  await writeStorage(SETTINGS, speakBy(settings))
}

/** The settings of this session with the browser's language, which is kept for commands that open no panel. */
export async function hearBrowser(
  settings: Settings,
  browserLanguage: Settings['browserLanguage']
): Promise<Settings> {
  if (settings.browserLanguage === browserLanguage) return settings
  const heard = { ...settings, browserLanguage }
  // What could not be read is not written over, and commands without a panel do without the language.
  await readStorage(SETTINGS)
    .then((kept) => writeSettings({ ...parseSettings(kept), browserLanguage }))
    .catch(() => undefined)
  return speakBy(heard)
}

let hides = false

/** Whether overlays are to be hidden when the panel is closed, by the settings as last read or written. */
export function hidesOnClose(): boolean {
  return hides
}

function speakBy(settings: Settings): Settings {
  hides = settings.hideOnClose
  const value = languageOf(settings)
  speak({ value })
  return settings
}

const SERVICE_KEY = 'service-key'

/** The service key kept on this computer, with whose it is; null when none is kept, or none that says whose. */
export async function readKey(): Promise<ServiceKey | null> {
  const parsed = v.safeParse(serviceKeySchema, await orNotify(readStorage(SERVICE_KEY), null))
  return parsed.success ? parsed.output : null
}

export async function writeKey(key: ServiceKey | null): Promise<void> {
  if (key === null) await forgetStorage(SERVICE_KEY)
  else await writeStorage(SERVICE_KEY, key)
}

/** Removes all that Glance keeps on this computer: settings, a service's key, what is known of unfinished analyses. */
export async function eraseComputer(): Promise<void> {
  for (const key of await storageKeys()) await forgetStorage(key)
}
