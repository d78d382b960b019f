import type { Candidate, LayerNode, LayerShare } from '../../file'
import {
  type Face,
  type Looking,
  type Medium,
  type Networks,
  perceiveLooks,
  type Pixels,
  type Steps,
  visibleShares
} from '../../perception'
import { readDesign } from '../measure/design'
import { listLayers } from '../measure/list-layers'
import { type LayerOrder, type LayerRank, rankIn } from '../../order/layer-order'
import { seenChanged } from '../../order/seen'
import { shareOrder } from '../share-order'
import { compose } from './compose'
import { layerBoxes, type LayerBoxes } from './layer-boxes'
import { proposeCandidates } from './propose'
import { type Barred, whyBarred } from './why-barred'

/** An analysed design, and the layer that it is to lead to. */
export interface TryTask {
  pixels: Pixels
  nodes: readonly LayerNode[]
  medium: Medium
  networks: Networks
  /** Id of the main action. */
  targetId: string
}

/** How a layer fares in a picture whose attention is known. */
export interface Fares extends LayerRank {
  seen: number
}

/** The predicted effect of a candidate. */
export interface Trial {
  candidate: Candidate
  /** The main action as it is, and with the change. */
  before: Fares
  after: Fares
  /** Before and after of the headline; null where there is none. */
  headline: { id: string; before: Fares; after: Fares } | null
  outcome: 'helps' | 'noise' | 'worse' | 'costs the headline'
  /** The changed part of the picture, for candidates that help; null or missing where nothing can be seen. */
  part?: ChangedPart | null
}

/** A part of a design as a change would make it. */
export interface ChangedPart {
  /** x, y, width, height as parts of the picture (0–1). */
  box: LayerShare['box']
  png: Uint8Array
}

export interface Tried {
  /** At most three that help, the best first. */
  helping: readonly Trial[]
  /** All others that were judged, in the order in which they were. */
  others: readonly Trial[]
  /** Candidates that there is no room for. */
  impossible: readonly Candidate[]
  /** Layers that cannot be changed, or not so: changes to them were not tried. */
  barred: readonly Barred[]
}

const MOST_SHOWN = 3
/** Result for an invisible layer. */
const GONE: Fares = { seen: 0, rank: null, level: false, below: false }
/** Made for real, a change gains at least this part of what its picture says (measured on 13 designs). */
const SURE = 0.85
/** A headline that loses this part of those who see it has paid for the main action. */
const HEADLINE_LOSS = 1 / 4
/** Most layers that are changed because they are seen before the main action. */
const MOST_RIVALS = 4
/** Fewest characters of a headline. */
const LEAST_CHARACTERS = 8

/**
 * Finds changes by which more people see a design's main action: draws each into the picture only and judges it like the
 * design itself. Yields often, so that the caller can stop. Returns nothing for a layer outside the picture.
 */
export function* tryCandidates(
  { networks, medium, nodes, pixels, targetId }: TryTask,
  onProgress: (done: number, of: number) => void = () => undefined
): Steps<Tried> {
  const design = layerBoxes(nodes)
  const { faces, ...before } = yield* judge(pixels, nodes, medium, networks)
  const target = before.order.find(({ id }) => id === targetId)
  if (target === undefined) return { helping: [], others: [], impossible: [], barred: [] }
  const headline = headlineOf(design, before, target)
  const rivals = rivalsOf(design, before, target, headline)
  const barred = new Map<string, Barred>()
  const candidates = proposeCandidates({ pixels, design, target, headline, rivals }).filter(
    (candidate) => {
      const bar = whyBarred(design, candidate)
      if (bar) barred.set(`${bar.why} ${bar.layerId}`, bar)
      return bar === null
    }
  )
  const trials: Trial[] = []
  const impossible: Candidate[] = []
  for (const [done, candidate] of candidates.entries()) {
    onProgress(done, candidates.length)
    yield
    const composed = compose(pixels, design, candidate)
    if (composed === null) {
      impossible.push(candidate)
      continue
    }
    yield
    const after = yield* judge(composed.pixels, composed.nodes, medium, {
      ...networks,
      faces: composed.facesFrom(faces)
    })
    const fares = faresOf(after, targetId)
    if (fares === null) continue
    trials.push(
      trialOf(
        candidate,
        faresOf(before, targetId)!,
        fares,
        headline && {
          id: headline.id,
          before: faresOf(before, headline.id)!,
          after: faresOf(after, headline.id) ?? GONE
        }
      )
    )
  }
  onProgress(candidates.length, candidates.length)
  return { ...chosen(trials), impossible, barred: [...barred.values()] }
}

type Judged = LayerOrder<LayerShare>

/** A picture's layers in the order in which people see them. */
function* judge(
  pixels: Pixels,
  nodes: readonly LayerNode[],
  medium: Medium,
  { backbone, faces: known }: Pick<Looking, 'backbone' | 'faces'>
): Steps<Judged & { faces: readonly Face[] }> {
  const design = readDesign(nodes, pixels)
  yield
  const looks = yield* perceiveLooks(pixels, {
    medium,
    hints: design.hints,
    scrim: design.scrim,
    backbone,
    faces: known
  })
  const { attention, faces, perception, ...grid } = looks
  yield
  const shares = visibleShares(design.scene, grid, { attention, perception })
  const { layers } = listLayers(design, shares)
  return { ...shareOrder(layers, { medium, picture: pixels }), faces }
}

function faresOf(judged: Judged, id: string): Fares | null {
  const layer = judged.order.find((one) => one.id === id)
  if (layer === undefined) return null
  const rank = rankIn(judged, layer)
  return { ...rank, seen: rank.seen ?? 0 }
}

/** The text with the largest letters, estimated from its size and length. */
function headlineOf(
  { nodes }: LayerBoxes,
  { order }: Judged,
  target: LayerShare
): LayerShare | null {
  const letters = ({ order: at }: LayerShare): number => {
    const { characters, height, width } = nodes[at]!
    return (width * height) / characters
  }
  const texts = order.filter(
    (layer) =>
      layer !== target &&
      layer.kind === 'text' &&
      nodes[layer.order]!.characters >= LEAST_CHARACTERS
  )
  return texts.sort((one, other) => letters(other) - letters(one))[0] ?? null
}

/** Layers that are seen before the main action, the first first. */
function rivalsOf(
  { ends }: LayerBoxes,
  { isBelow, places, order }: Judged,
  target: LayerShare,
  headline: LayerShare | null
): LayerShare[] {
  const place = places.get(target) ?? Infinity
  return order
    .filter((layer) => layer !== headline && layer.kind !== 'text' && !isBelow(layer))
    .filter(({ order: at }) => !(target.order >= at && target.order < ends[at]!))
    .filter((layer) => (places.get(layer) ?? Infinity) < place)
    .slice(0, MOST_RIVALS)
}

function trialOf(
  candidate: Candidate,
  before: Fares,
  after: Fares,
  headline: Trial['headline']
): Trial {
  const gain = after.seen - before.seen
  const isChanged = seenChanged(before.seen, before.seen + SURE * gain)
  const paid = headline !== null && headline.after.seen < (1 - HEADLINE_LOSS) * headline.before.seen
  const outcome = !isChanged ? 'noise' : gain < 0 ? 'worse' : paid ? 'costs the headline' : 'helps'
  return { candidate, before, after, headline, outcome }
}

/** The best trials that help, at most one for each layer and kind of change. */
function chosen(trials: readonly Trial[]): Pick<Tried, 'helping' | 'others'> {
  const best = trials
    .filter(({ outcome }) => outcome === 'helps')
    .sort((one, other) => other.after.seen - one.after.seen)
  const helping: Trial[] = []
  for (const trial of best) {
    const { kind, layerId } = trial.candidate
    const isNew = helping.every(
      ({ candidate: one }) => one.kind !== kind || one.layerId !== layerId
    )
    if (isNew && helping.length < MOST_SHOWN) helping.push(trial)
  }
  return { helping, others: trials.filter((trial) => !helping.includes(trial)) }
}
