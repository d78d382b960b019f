import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { GlanceError } from '../../../src/errors'
import type { Candidate, LayerNode } from '../../../src/file'
import { compose } from '../../../src/engine/candidates/compose'
import { layerBoxes } from '../../../src/engine/candidates/layer-boxes'
import {
  type Trial,
  type Tried,
  tryCandidates
} from '../../../src/engine/candidates/try-candidates'
import { areLevel } from '../../../src/engine/order/share-noise'
import { shareOrder } from '../../../src/engine/share-order'
import { knownDesign } from '../../../src/engine/measure/known-design'
import { layersSeen } from '../../../src/engine/measure/measure-layers'
import { readLayers } from '../../../src/main/layers/read-layers'
import { type Counterpart, counterparts } from '../../../src/main/what-if/counterparts'
import { makeChange } from '../../../src/main/what-if/make-change'
import { requireChangeable } from '../../../src/main/what-if/may-change'
import { watchOverlaps } from '../../../src/main/what-if/watch-overlaps'
import { type Medium, perceive, type Pixels, runToEnd, sketchOf } from '../../../src/perception'
import { openDocument } from '../../../src/playground/host/open-document'
import { pickMedium } from '../../../src/ui/words/pick-medium'
import { buildDesigns } from '../../support/designs/build-designs'
import { EXPECTATIONS } from '../../support/designs/expectations'
import { isCalled } from '../../support/designs/find-layer'
import { nodeRenderer } from '../../support/node-renderer'
import { FACE_NETWORK } from '../perception/face-network'
import { median, type Table } from '../table'

const FOLDER = 'bench-results/tried'
/** A prediction is near the real gain within this part of it, or within a point. */
const NEAR = { part: 1 / 3, points: 0.01 }
/** Most gains are smaller than a point: this says more of them. */
const STRICT = { part: 1 / 3, points: 0.001 }

interface Picture {
  pixels: Pixels
  nodes: LayerNode[]
  medium: Medium
}

/** A change as it was predicted, and as it came out. */
interface Outcome {
  design: string
  trial: Trial
  name: string
  like: string
  /** The main action's gain of attention, 0–1: predicted, and by the same change made for real. */
  predicted: number
  real: number
  realRank: number | null
  /** Why Glance would not make it; such changes are left out of how far both agree. */
  refused: string | null
}

/**
 * Changes that the engine tries in the pictures of the samples and of six designs more, and the same made for real on
 * copies of their frames: how far predicted and real gains agree. Pictures of both go to bench-results/tried.
 */
export async function measureTried(only?: readonly string[]): Promise<Table[]> {
  await mkdir(FOLDER, { recursive: true })
  const { figma } = openDocument({ renderer: await nodeRenderer(), name: 'Designs' })
  // The main thread's code finds it where Figma puts it.
  Object.assign(globalThis, { figma })
  const wanted = (name: string): boolean =>
    only?.some((part) => name.toLowerCase().includes(part.toLowerCase())) ?? true
  const outcomes: Outcome[] = []
  const answers: Table['rows'] = []
  const times: number[] = []
  for (const frame of await buildDesigns(figma, wanted)) {
    const picture = await readPicture(frame)
    const expected = EXPECTATIONS[frame.name]!.action.layer
    const target = picture.nodes.find((node) => isCalled(node, expected, picture.nodes))!
    const start = performance.now()
    const tried = runToEnd(tryCandidates({ ...picture, faces: FACE_NETWORK, targetId: target.id }))
    const count = tried.helping.length + tried.others.length
    times.push((performance.now() - start) / Math.max(1, count + 1))
    answers.push({ label: frame.name, values: answerOf(tried, target.name, picture.nodes) })
    const before = standingsOf(picture)
    for (const [i, trial] of [...tried.helping, ...tried.others].entries()) {
      outcomes.push(await makeReal(frame, picture, target.id, before, trial, i))
    }
  }
  return [
    {
      title: 'What is tried for the main action of each design',
      note: `Median time of a candidate in its picture: ${median(times).toFixed(0)} ms.`,
      columns: ['main action', 'judged', 'helps'],
      rows: answers
    },
    agreement(outcomes.filter(({ refused }) => refused === null)),
    {
      title: 'Predicted and real gains of attention, points',
      note: 'The same change made in the picture, and on a copy of the frame. Place: what is seen first is 1.',
      columns: [
        'kind',
        'of',
        'like',
        'before',
        'predicted',
        'real',
        'place',
        'predicted',
        'real',
        'outcome',
        'near',
        'refused'
      ],
      rows: outcomes.map((one) => ({
        label: one.design,
        values: [
          one.trial.candidate.kind + sizeOf(one.trial.candidate),
          one.name,
          one.like,
          points(one.trial.before.attention),
          points(one.predicted),
          points(one.real),
          one.trial.before.rank ?? '–',
          one.trial.after.rank ?? '–',
          one.realRank ?? '–',
          one.trial.outcome,
          `${isSameSign(one) ? '' : 'SIGN '}${isNear(one) ? '' : 'FAR'}`,
          one.refused ?? ''
        ]
      }))
    }
  ]
}

function sizeOf({ edits }: Candidate): string {
  return edits
    .map((edit) =>
      edit.do === 'scale'
        ? ` ×${edit.by}`
        : edit.do === 'grow'
          ? ` +${edit.by}`
          : edit.do === 'fill'
            ? ` ${edit.to}`
            : ''
    )
    .join('')
}

const points = (share: number): string => (100 * share).toFixed(2)

function answerOf({ helping, others }: Tried, name: string, nodes: readonly LayerNode[]): string[] {
  const called = (id: string): string => nodes.find((node) => node.id === id)?.name ?? id
  return [
    name,
    `${helping.length + others.length}`,
    helping
      .map(
        ({ candidate, before, after }) =>
          `${candidate.kind} ${called(candidate.layerId)}: ${points(before.attention)} to ${points(after.attention)}, ${before.rank} to ${after.rank}`
      )
      .join('; ') || 'nothing'
  ]
}

function agreement(outcomes: readonly Outcome[]): Table {
  const row = (label: string, of: readonly Outcome[]): Table['rows'][number] => {
    const part = (holds: (one: Outcome) => boolean): string =>
      of.length === 0 ? '–' : `${Math.round((100 * of.filter(holds).length) / of.length)} %`
    const off = of.map(({ predicted, real }) => 100 * Math.abs(predicted - real))
    return {
      label,
      values: [
        of.length,
        part(isSameSign),
        part(isNear),
        part((one) => isWithin(one, STRICT)),
        off.length === 0 ? '–' : median(off).toFixed(2),
        Math.max(0, ...off).toFixed(2)
      ]
    }
  }
  const kinds = [...new Set(outcomes.map(({ trial }) => trial.candidate.kind))]
  return {
    title: 'How far predicted and real gains agree',
    note: 'Sign: both a gain, both a loss, or one of both is noise. Near: within a third of the real gain, or a point; nearer: a third, or a tenth of a point.',
    columns: ['changes', 'sign right', 'near', 'nearer', 'off by, median points', 'at most'],
    rows: [
      row('all', outcomes),
      row(
        'those that are shown',
        outcomes.filter(({ trial }) => trial.outcome === 'helps')
      ),
      ...kinds.map((kind) =>
        row(
          kind,
          outcomes.filter(({ trial }) => trial.candidate.kind === kind)
        )
      )
    ]
  }
}

function isSameSign({ predicted, real, trial: { before } }: Outcome): boolean {
  const isNoise = (gain: number): boolean => areLevel(before.attention, before.attention + gain)
  return isNoise(predicted) || isNoise(real) || predicted > 0 === real > 0
}

const isNear = (one: Outcome): boolean => isWithin(one, NEAR)

function isWithin({ predicted, real }: Outcome, { part, points: least }: typeof NEAR): boolean {
  return Math.abs(predicted - real) <= Math.max(least, part * Math.abs(real))
}

async function readPicture(frame: FrameNode): Promise<Picture> {
  const png = await frame.exportAsync({ format: 'PNG' })
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const { nodes } = await readLayers(frame.id, { width, height, scale: width / frame.width })
  return {
    pixels: { width, height, data },
    nodes,
    medium: pickMedium('auto', frame.width, frame.height)
  }
}

/** The attention and place of each layer, as the panel shows them of an analysis. */
function standingsOf({
  pixels,
  nodes,
  medium
}: Picture): Map<string, { attention: number; rank: number | null }> {
  const design = knownDesign(nodes, pixels)
  const seen = runToEnd(perceive(pixels, { ...design, medium, faces: FACE_NETWORK }))
  const { layers } = layersSeen(design, { ...seen, shares: seen.shares!, sketch: sketchOf(pixels) })
  const { places } = shareOrder(layers, { medium, picture: pixels })
  return new Map(
    layers.map((layer) => [
      layer.id,
      { attention: layer.attention ?? 0, rank: places.get(layer) ?? null }
    ])
  )
}

async function makeReal(
  frame: FrameNode,
  picture: Picture,
  targetId: string,
  before: ReturnType<typeof standingsOf>,
  trial: Trial,
  index: number
): Promise<Outcome> {
  const { candidate } = trial
  const copy = frame.clone()
  const layers = new Map([frame, ...frame.findAll()].map((node) => [node.id, node]))
  const find = counterparts(frame, copy)
  const targetInCopy = find(layers.get(targetId)!)!.id
  const refused = await tryFor(frame, copy, candidate, layers, find)
  const real = await readPicture(copy)
  const after = standingsOf(real).get(targetInCopy)
  copy.remove()
  const called = (id: string | null): string =>
    picture.nodes.find((node) => node.id === id)?.name ?? ''
  const composed = compose(picture.pixels, layerBoxes(picture.nodes), candidate)!
  await writePair(
    `${frame.name}-${index}-${candidate.kind}-${called(candidate.layerId)}`,
    composed.pixels,
    real.pixels
  )
  return {
    design: frame.name,
    trial,
    name: called(candidate.layerId),
    like: called(candidate.likeId),
    predicted: trial.after.attention - trial.before.attention,
    real: (after?.attention ?? 0) - before.get(targetId)!.attention,
    realRank: after?.rank ?? null,
    refused
  }
}

/** Makes a change as Glance makes it on a copy; gives the code of what it would refuse, null where it stays. */
async function tryFor(
  frame: FrameNode,
  copy: FrameNode,
  candidate: Candidate,
  layers: ReadonlyMap<string, SceneNode>,
  find: Counterpart
): Promise<string | null> {
  try {
    await requireChangeable(frame, candidate, layers)
    const changed = candidate.edits.map(({ id }) => layers.get(id)!)
    const fits = watchOverlaps(frame, copy, changed, find)
    const inCopy = new Map([...layers].map(([id, layer]) => [id, find(layer)!]))
    makeChange(candidate, copy, (id) => inCopy.get(id)!)
    return fits() ? null : 'no_room'
  } catch (error) {
    if (error instanceof GlanceError) return error.code
    throw error
  }
}

/** The change in the picture, and made for real below it. */
async function writePair(name: string, predicted: Pixels, real: Pixels): Promise<void> {
  const png = ({ width, height, data }: Pixels) =>
    sharp(data, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer()
  const { width, height } = predicted
  const sheet = await sharp({
    create: {
      width: 2 * width + 20,
      height: Math.max(height, real.height),
      channels: 3,
      background: 'grey'
    }
  })
    .composite([
      { input: await png(predicted), left: 0, top: 0 },
      { input: await png(real), left: width + 20, top: 0 }
    ])
    .png()
    .toBuffer()
  await writeFile(join(FOLDER, `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.png`), sheet)
}
