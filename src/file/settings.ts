import * as v from 'valibot'
import { MEDIUMS, PREDICTIONS } from '../interface'
import { type Language, LANGUAGES } from '../language'
import { MAP_NAMES } from './record'
import { VEILS } from './text-facts'

/** Px. */
export const panelSchema = v.object({ width: v.number(), height: v.number() })

/** The designer's settings, kept in clientStorage. The key is kept apart from them. */
export const settingsSchema = v.object({
  provider: v.fallback(v.picklist(['on-device', 'service']), 'on-device'),
  /** Address of the service, with its version segment; empty until given. */
  baseUrl: v.fallback(v.string(), ''),
  /** `auto` picks the medium from the frame's size. */
  medium: v.fallback(v.picklist(['auto', ...MEDIUMS]), 'auto'),
  /** For `auto`: the medium to use for frames that would by their size be another one. */
  mediumFor: v.fallback(v.record(v.picklist(MEDIUMS), v.optional(v.picklist(MEDIUMS))), {}),
  /** False keeps the key in the panel's memory only. */
  rememberKey: v.fallback(v.boolean(), true),
  /** The map shown first, and how strongly, 0 to 1. */
  map: v.fallback(v.picklist(MAP_NAMES), 'attention'),
  opacity: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 1),
  /** What dims the design under the maps that are drawn from now on. */
  veil: v.fallback(v.picklist(VEILS), 'dark'),
  /** Whether overlays are hidden when the panel is closed, so that nothing lies over what developers inspect. */
  hideOnClose: v.fallback(v.boolean(), false),
  /** Predictions computed for a frame; at least one. */
  predictions: v.fallback(v.pipe(v.array(v.picklist(PREDICTIONS)), v.minLength(1)), [
    ...PREDICTIONS
  ]),
  /** The service's metadata keys for audience and brand, which the interface does not name. */
  audienceKey: v.fallback(v.string(), 'audience'),
  brandKey: v.fallback(v.string(), 'brand_guidelines'),
  /** The kind of resource whose tags are searched; the interface does not list the kinds. */
  tagResourceType: v.fallback(v.string(), 'screenshot'),
  /** The highest ad visibility score that the service gives; the interface states no range. null until it is known. */
  adScoreMax: v.fallback(v.nullable(v.pipe(v.number(), v.finite(), v.gtValue(0))), null),
  /** Glance's language; `auto` is the browser's. */
  language: v.fallback(v.picklist(['auto', ...LANGUAGES]), 'auto'),
  /** The browser's language as the panel last found it: the main thread, which speaks too, cannot know it. */
  browserLanguage: v.fallback(v.picklist(LANGUAGES), 'en'),
  /** Which folded parts of the panel the designer has opened or closed, by name. */
  openParts: v.fallback(v.record(v.string(), v.boolean()), {}),
  panel: v.fallback(panelSchema, {
    width: 360,
    height: 640
  })
})

export type Settings = v.InferOutput<typeof settingsSchema>

/** The language that these settings ask for. */
export function languageOf({ language, browserLanguage }: Settings): Language {
  return language === 'auto' ? browserLanguage : language
}

/** The key of a service together with the origin of its address: it goes there and nowhere else. */
export const serviceKeySchema = v.object({
  /** Scheme, host and port, such as `https://api.example.com`. */
  origin: v.string(),
  key: v.pipe(v.string(), v.minLength(1))
})

export type ServiceKey = v.InferOutput<typeof serviceKeySchema>

/** Reads stored settings; whatever is missing or broken becomes its default. */
export function parseSettings(stored: unknown): Settings {
  return v.parse(settingsSchema, typeof stored === 'object' && stored !== null ? stored : {})
}

const SMALLEST = { width: 300, height: 320 }
const LARGEST = { width: 1200, height: 1600 }

/** The nearest size that the panel can be used at, in whole px. */
export function panelSize({ width, height }: Settings['panel']): Settings['panel'] {
  return {
    width: within(SMALLEST.width, width, LARGEST.width),
    height: within(SMALLEST.height, height, LARGEST.height)
  }
}

function within(least: number, value: number, most: number): number {
  return Math.round(Math.min(Math.max(value, least), most))
}
