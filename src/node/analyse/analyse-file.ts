import { createReadStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Client } from '../../client'
import {
  TEXT_KINDS,
  type AnalysisId,
  type FinishedAnalysis,
  type Medium,
  type Region,
  type TextKind
} from '../../interface'
import { isPhoneScreen } from '../../order/first-screen'
import { ENGINE_VERSION } from '../../perception'
import { RESULT_FILE, type Aside } from './aside'
import { type FittedPicture, fitPicture, uprightSize } from './fit-picture'
import { hasUnknownColours } from '../../images/decode-image'
import type { LocalService } from './local-client'
import { areasSeen, seenOrder } from './seen-order'

/** Largest file read: pictures over the analysis's limits are scaled down. */
const MAX_FILE_BYTES = 200_000_000

interface Task {
  file: string
  /** Created once the whole result is written. */
  folder: string
  /** For writing it. */
  aside: Aside
  /** `auto`: a phone's screen is told by its size, all else by its looks. */
  medium: Medium | 'auto'
  /** Boxes to measure, in px of the file's picture; null where none were asked about. */
  areas: readonly Region[] | null
}

/** Printed by `--json` beside the fields of `result.json`. */
interface Result {
  /** The file's own size, px, if it was made smaller. */
  scaledFrom?: { width: number; height: number }
  /** Whether its colours were taken for sRGB, since its profile cannot be read. */
  unknownColours?: true
}

interface DrawnMap {
  file: string
  width: number
  height: number
  encoding: string
  bytes: Uint8Array
}

/** Analyses one image file, writes its maps, texts and result, and resolves to the result. */
export async function analyseFile({ client, measured }: LocalService, task: Task): Promise<Result> {
  const { file: path, folder, aside, areas } = task
  const name = basename(path)
  const file = await readAtMost(path, MAX_FILE_BYTES)
  const { bytes, scaled } = await fitPicture(file)
  const medium = task.medium === 'auto' ? await mediumOf(file, scaled) : task.medium
  const startedAt = new Date()
  const { id } = await client.analyses.create({
    type: 'image',
    bytes,
    medium,
    title: name,
    predictions: {
      attention: areas ? { regionsOfInterest: scaledTo(scaled, areas) } : {},
      clarity: {},
      excitingness: {}
    }
  })
  const analysis = await client.analyses.wait(id)
  const maps = await downloadMaps(client, analysis)
  const texts = await Promise.all(
    TEXT_KINDS.map((kind) => writeText(client, kind, analysis._internal_exposed_id))
  )
  const facts = await measured(analysis._internal_exposed_id)
  const { clarity, excitingness } = analysis.outputs
  const result = {
    file: name,
    medium,
    scores: { clarity: clarity?.score ?? null, excitingness: excitingness?.score ?? null },
    ...seenOrder(facts),
    ...(areas && { areas: areasSeen(areas, facts) }),
    picture: { width: maps[0]?.width, height: maps[0]?.height, bytes: bytes.length },
    ...(scaled && { scaledFrom: scaled.from }),
    ...(hasUnknownColours(file) && { unknownColours: true as const }),
    screenshotId: id,
    analysisId: analysis._internal_exposed_id,
    engineVersion: ENGINE_VERSION,
    startedAt: startedAt.toISOString(),
    finishedAt: new Date().toISOString(),
    maps: maps.map(({ file, width, height, encoding }) => ({ file, width, height, encoding })),
    note: 'Estimates by an engine, from the picture alone; nobody was asked or observed.'
  }
  await aside.write(folder, (place) =>
    Promise.all([
      ...maps.map((map) => writeFile(join(place, map.file), map.bytes)),
      ...texts.map(({ kind, markdown }) => writeFile(join(place, `${kind}.md`), `${markdown}\n`)),
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

function downloadMaps(client: Client, { outputs }: FinishedAnalysis): Promise<DrawnMap[]> {
  const known = MAP_FILES.filter(({ link, isOptional }) => !isOptional || link(outputs))
  return Promise.all(
    known.map(async ({ file, link, encoding }) => {
      const url = link(outputs)
      if (url === undefined) throw new Error(`The result lacks ${file}.`)
      const { width, height, bytes } = await client.download(url)
      return { file, width, height, encoding, bytes }
    })
  )
}

async function writeText(
  client: Client,
  kind: TextKind,
  id: AnalysisId
): Promise<{ kind: TextKind; markdown: string }> {
  await client.generation(kind).trigger(id)
  return { kind, markdown: await client.generation(kind).wait(id) }
}

/** Reads at most `bytes` of a file, enough to see that an oversized one is too large. */
async function readAtMost(file: string, bytes: number): Promise<Uint8Array> {
  return buffer(createReadStream(file, { end: bytes - 1 }))
}

/** A map of a result: the file it is written to, and how to read numbers from its picture. */
interface MapFile {
  file: string
  link: (outputs: FinishedAnalysis['outputs']) => string | undefined
  encoding: string
  /** Whether it is made only when asked for. */
  isOptional?: true
}

const MAP_FILES: readonly MapFile[] = [
  {
    file: 'attention-map.png',
    link: ({ attention }) => attention?.attentionMap,
    encoding: 'Predicted fixation density, relative to its peak, is i / 159 for palette index i.'
  },
  {
    file: 'perception-map.png',
    link: ({ attention }) => attention?.perceptionMap,
    encoding:
      'Predicted density of first looks, in times an even one, is 3 i / (159.5 - i) for palette index i.'
  },
  {
    file: 'hotspots-map.png',
    link: ({ attention }) => attention?.hotspotsMap,
    encoding:
      'Rings on what people see first, numbered under `hotspots`; a larger area within means a larger share of attention.'
  },
  {
    file: 'roi-map.png',
    link: ({ attention }) => attention?.roiMap,
    encoding: 'The attention map within the areas that were asked about, and their edges.',
    isOptional: true
  },
  {
    file: 'clarity-map.png',
    link: ({ clarity }) => clarity?.map,
    encoding: 'Contribution to clutter, 0 to 1, is i / 159 for palette index i.'
  },
  {
    file: 'excitingness-map.png',
    link: ({ excitingness }) => excitingness?.map,
    encoding: 'Contribution to excitingness, 0 to 1, is (1 - alpha / 128)².'
  }
]
