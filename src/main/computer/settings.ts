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

/** Reads the settings and sets the language by them. Where they cannot be read, notifies and uses the defaults. */
export async function readSettings(): Promise<Settings> {
  return syncLanguage(parseSettings(await orNotify(readStorage(SETTINGS), null)))
}

let notified = false

/** Resolves to the value read from this computer, or to `otherwise` after one notification if reading fails. */
export async function orNotify<T>(read: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await read
  } catch {
    if (!notified) notifyUser(words().goesOn, true)
    notified = true
    return otherwise
  }
}

/** The medium that a quick action was given, and the one that stays in the settings. */
let given: { medium: Settings['medium']; kept: Settings['medium'] } | null = null

/** Settings with a medium for this session alone. */
export function withMedium(settings: Settings, medium: Settings['medium']): Settings {
  given = { medium, kept: settings.medium }
  return { ...settings, medium }
}

export async function writeSettings(settings: Settings): Promise<void> {
  const medium = settings.medium === given?.medium ? given.kept : settings.medium
  await writeStorage(SETTINGS, { ...syncLanguage(settings), medium })
}

/** Settings of this session with the browser's language, which is stored for commands that open no panel. */
export async function setBrowserLanguage(
  settings: Settings,
  browserLanguage: Settings['browserLanguage']
): Promise<Settings> {
  if (settings.browserLanguage === browserLanguage) return settings
  const updated = { ...settings, browserLanguage }
  // Never overwrite unreadable settings.
  await readStorage(SETTINGS)
    .then((kept) => writeSettings({ ...parseSettings(kept), browserLanguage }))
    .catch(() => undefined)
  return syncLanguage(updated)
}

let hides = false

/** Whether closing the panel hides overlays, by the settings as last read or written. */
export function hidesOnClose(): boolean {
  return hides
}

function syncLanguage(settings: Settings): Settings {
  hides = settings.hideOnClose
  const value = languageOf(settings)
  speak({ value })
  return settings
}

const SERVICE_KEY = 'service-key'

/** The service key kept on this computer, with its origin; null without a readable one. */
export async function readKey(): Promise<ServiceKey | null> {
  const parsed = v.safeParse(serviceKeySchema, await orNotify(readStorage(SERVICE_KEY), null))
  return parsed.success ? parsed.output : null
}

export async function writeKey(key: ServiceKey | null): Promise<void> {
  if (key === null) await forgetStorage(SERVICE_KEY)
  else await writeStorage(SERVICE_KEY, key)
}

/** Removes all that Glance keeps on this computer: settings, the service key, unfinished analyses. */
export async function eraseComputer(): Promise<void> {
  for (const key of await storageKeys()) await forgetStorage(key)
}
