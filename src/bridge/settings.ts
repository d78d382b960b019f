import * as v from 'valibot'
import { MAP_NAMES } from './maps'

export const MEDIUMS = ['desktopWeb', 'mobileWeb', 'generic'] as const
export type Medium = (typeof MEDIUMS)[number]

/** What the designer chose; kept in clientStorage. The key is kept apart from it. */
export const settingsSchema = v.object({
  provider: v.fallback(v.picklist(['on-device', 'service']), 'on-device'),
  /** Address of the service, with its version segment; empty until given. */
  baseUrl: v.fallback(v.string(), ''),
  /** `auto` picks the medium from the frame's size. */
  medium: v.fallback(v.picklist(['auto', ...MEDIUMS]), 'auto'),
  /** False keeps the key in the panel's memory only. */
  rememberKey: v.fallback(v.boolean(), true),
  /** The map shown first, and how strongly, 0 to 1. */
  map: v.fallback(v.picklist(MAP_NAMES), 'attention'),
  opacity: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 1),
  panel: v.fallback(v.object({ width: v.number(), height: v.number() }), {
    width: 360,
    height: 640
  })
})

export type Settings = v.InferOutput<typeof settingsSchema>

/** Reads stored settings; whatever is missing or broken becomes its default. */
export function parseSettings(stored: unknown): Settings {
  return v.parse(settingsSchema, typeof stored === 'object' && stored !== null ? stored : {})
}
