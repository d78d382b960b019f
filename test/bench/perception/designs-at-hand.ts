import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Kind, Pixels } from '../../../src/perception'
import { pixelsOf, readPixels } from './read-pixels'
import { DATA_FOLDER } from './viewing-data'

/** Kinds that there are pictures of at hand: none of phones' screens. */
export type KnownKind = Exclude<Kind, 'phone'>

/** The sets of each kind. Charts lie in several sets; each is taken once, from the first. */
const SETS: Record<KnownKind, readonly string[]> = {
  desktop: ['fiwi', 'eyevis'],
  poster: ['gdi', 'ads'],
  chart: ['charts-free', 'charts-importance', 'charts-described'],
  photograph: ['osie', 'sun']
}
/** Every so many of the photographs: there are far more of them than of anything else. */
const PHOTOGRAPH_STEP = 4
/** Whole pages are judged by what is seen first: a screen of 16:9. */
const SCREEN = 9 / 16

export interface KnownPicture {
  kind: KnownKind
  file: string
  isWholePage: boolean
}

const KNOWN_KINDS = Object.keys(SETS) as KnownKind[]

/** What counts as a design: photographs don't. */
export const DESIGN_KINDS = KNOWN_KINDS.filter((kind) => kind !== 'photograph')

/** The pictures of some kinds among the data at hand, by kind, set and name. */
export function knownPictures(kinds: readonly KnownKind[] = KNOWN_KINDS): KnownPicture[] {
  return kinds.flatMap((kind) => {
    const names = new Set<string>()
    const pictures = SETS[kind].flatMap((set) => {
      const images = join(DATA_FOLDER, set, 'images')
      const fresh = readdirSync(images)
        .sort()
        .filter((name) => kind !== 'chart' || !names.has(name))
      fresh.forEach((name) => names.add(name))
      const isWholePage = set === 'eyevis'
      return fresh.map((name) => ({ kind, file: join(images, name), isWholePage }))
    })
    return kind === 'photograph' ? pictures.filter((_, i) => i % PHOTOGRAPH_STEP === 0) : pictures
  })
}

/** Decodes a picture; of a whole page the first screen. */
export async function readKnown({ file, isWholePage }: KnownPicture): Promise<Pixels> {
  if (!isWholePage) return readPixels(file)
  const { width, height } = await sharp(file).metadata()
  const seen = { left: 0, top: 0, width, height: Math.min(height, Math.round(width * SCREEN)) }
  return pixelsOf(sharp(file).extract(seen))
}

/** Weights that sum to 1 and give each kind as much, however many pictures it has. */
export function evenWeights(pictures: readonly { kind: KnownKind }[]): number[] {
  const counts = new Map<KnownKind, number>()
  for (const { kind } of pictures) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return pictures.map(({ kind }) => 1 / counts.get(kind)! / counts.size)
}

/** The value that a part of the weight (0–1) lies under, between the nearest ones. */
export function weightedQuantile(values: number[], weights: number[], part: number): number {
  const order = values.map((_, i) => i).sort((one, other) => values[one]! - values[other]!)
  let under = 0
  let before: { at: number; value: number } | null = null
  for (const i of order) {
    const at = under + weights[i]! / 2
    const value = values[i]!
    if (at >= part) {
      if (before === null) return value
      return before.value + ((value - before.value) * (part - before.at)) / (at - before.at)
    }
    before = { at, value }
    under += weights[i]!
  }
  return before?.value ?? NaN
}
