import { createReadStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Outputs } from '../../engine/draw-outputs'
import { engineHere } from '../../engine/engine-here'
import { WRITERS } from '../../engine/texts/writers'
import { hasUnknownColours, readImageHeader } from '../../images/decode-image'
import { type Medium, PREDICTIONS, type Region, TEXT_KINDS } from '../../interface'
import { isPhoneScreen } from '../../order/first-screen'
import { ENGINE_VERSION } from '../../perception'
import { mapOutputs } from '../../engine/map-outputs'
import { Turns } from '../../waiting/turns'
import { networkWeights } from '../engine/network-weights'
import { sharpCodec } from '../images/sharp-codec'
import { RESULT_FILE, type StagingFolder } from './staging-folder'
import { type FittedPicture, fitPicture, uprightSize } from './fit-picture'
import { areasSeen, seenOrder } from './seen-order'

/** Largest file read: pictures over the analysis's limits are scaled down. */
const MAX_FILE_BYTES = 200_000_000

interface Task {
  file: string
  /** Created once the whole result is written. */
  folder: string
  /** For writing it. */
  staging: StagingFolder
  /** `auto`: a phone's screen is known by its size, all else by its looks. */
  medium: Medium | 'auto'
  /** Boxes to measure, in px of the file's picture; null where none were asked about. */
  areas: readonly Region[] | null
}

/** The part of a result that is printed: `--json` prints the fields of `result.json` beside it. */
interface Result {
  /** When its computing began and ended, ISO 8601. */
  startedAt: string
  finishedAt: string
  /** The file's own size, px, if it was made smaller. */
  scaledFrom?: { width: number; height: number }
  /** Whether its colours were taken for sRGB, since its profile cannot be read. */
  unknownColours?: true
}

const engine = engineHere({
  codec: sharpCodec,
  networkWeights
})

/** One picture is computed at a time, while the next is read and the last is written. */
const turns = new Turns()

const { signal } = new AbortController()

/** Analyses one image file, writes its maps, texts and result, and resolves to the result. */
export async function analyseFile({ file: path, ...task }: Task): Promise<Result> {
  const { folder, staging, areas } = task
  const file = await readAtMost(path, MAX_FILE_BYTES)
  const { bytes, scaled } = await fitPicture(file)
  const medium = task.medium === 'auto' ? await mediumOf(file, scaled) : task.medium
  const regions = areas ? scaledTo(scaled, areas) : undefined
  const asked = { file: bytes, medium, predictions: PREDICTIONS, regions, tries: true }
  const { outputs, facts, ...times } = await turns.take(async () => {
    const startedAt = new Date().toISOString()
    const analysed = await engine.analyse(asked, signal)
    return { ...analysed, startedAt, finishedAt: new Date().toISOString() }
  })
  const unknownColours = hasUnknownColours(file) && { unknownColours: true as const }
  const texts = TEXT_KINDS.map((kind) => {
    const text = WRITERS[kind]({ ...facts, ...(unknownColours && { hasUnknownColours: true }) })
    return [`${kind}.md`, `${text}\n`] as const
  })
  const maps = mapsOf(outputs)
  const { width, height } = readImageHeader(maps[0]!.bytes)
  const { clarity, excitingness } = outputs
  const result = {
    file: basename(path),
    medium,
    scores: { clarity: clarity?.score ?? null, excitingness: excitingness?.score ?? null },
    ...seenOrder(facts),
    ...(areas && { areas: areasSeen(areas, facts) }),
    picture: { width, height, bytes: bytes.length },
    ...(scaled && { scaledFrom: scaled.from }),
    ...unknownColours,
    engineVersion: ENGINE_VERSION,
    startedAt: times.startedAt,
    finishedAt: times.finishedAt,
    maps: maps.map(({ name }) => ({ file: name, width, height, encoding: ENCODINGS[name] })),
    note: 'Estimates by an engine, from the picture alone; no one was asked or observed.'
  }
  await staging.write(folder, (place) =>
    Promise.all([
      ...maps.map(({ name, bytes }) => writeFile(join(place, name), bytes)),
      ...texts.map(([name, text]) => writeFile(join(place, name), text)),
      writeFile(join(place, RESULT_FILE), `${JSON.stringify(result, null, 2)}\n`)
    ])
  )
  return result
}

async function mediumOf(file: Uint8Array, scaled: FittedPicture['scaled']): Promise<Medium> {
  const size = scaled?.from ?? (await uprightSize(file).catch(() => null))
  return size && isPhoneScreen(size) ? 'mobileWeb' : 'generic'
}

/** Areas of a file's picture in px of the smaller one that is analysed for it, if any. */
function scaledTo(scaled: FittedPicture['scaled'], areas: readonly Region[]): Region[] {
  if (scaled === null) return [...areas]
  const { from, to } = scaled
  const [across, down] = [to.width / from.width, to.height / from.height]
  return areas.map(([x, y, w, h]) => [x * across, y * down, w * across, h * down])
}

function mapsOf(outputs: Outputs<Uint8Array>) {
  const maps: { name: string; bytes: Uint8Array }[] = []
  mapOutputs(outputs, (bytes, name) => maps.push({ name, bytes }))
  return maps
}

/** Reads at most `bytes` of a file, enough to see that an oversized one is too large. */
async function readAtMost(file: string, bytes: number): Promise<Uint8Array> {
  return buffer(createReadStream(file, { end: bytes - 1 }))
}

/** How to read numbers from a map, by the name of its file. */
const ENCODINGS: Partial<Record<string, string>> = {
  'attention-map.png':
    'Predicted fixation density, relative to its peak, is i / 159 for palette index i.',
  'perception-map.png':
    'Predicted density of first looks, in times an even one, is 3 i / (159.5 - i) for palette index i.',
  'hotspots-map.png':
    'Rings on what people see first, numbered under `hotspots`; a larger area within means a larger share of attention.',
  'roi-map.png': 'The attention map within the areas that were asked about, and their edges.',
  'clarity-map.png': 'Contribution to clutter, 0 to 1, is i / 159 for palette index i.',
  'excitingness-map.png': 'Contribution to excitingness, 0 to 1, is (1 - alpha / 128)².'
}
