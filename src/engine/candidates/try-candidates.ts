import type { Candidate, LayerNode, LayerShare } from '../../file'
import type { Medium, Networks, Pixels, Steps } from '../../perception'
import { firstScreen } from '../../order/first-screen'
import type { LayerOrder } from '../../order/layer-order'
import { seenChanged } from '../../order/seen'
import { isSeenEarly } from '../../order/seen-early'
import { looksIn, writingOn } from '../measure/looks'
import { bringAbove } from './bring-above'
import { nearbyChanges } from './check-firm'
import { type Composed, compose } from './compose'
import { type Fares, faresOf, judge, type Judged } from './judge-picture'
import { layerBoxes, type LayerBoxes } from './layer-boxes'
import { proposeCandidates } from './propose'
import type { Proposed } from './proposal'
import { type Barred, whyBarred } from './why-barred'

export type { Fares } from './judge-picture'

/** An analysed design, and the layer that it is to lead to. */
export interface TryTask {
  pixels: Pixels
  nodes: readonly LayerNode[]
  medium: Medium
  networks: Networks
  /** Id of the main action. */
  targetId: string
}

/** A layer as it is, and with a change. */
export interface BeforeAfter {
  before: Fares
  after: Fares
}

/** The predicted effect of a candidate. */
export interface Trial extends BeforeAfter {
  candidate: Candidate
  /** The number that is a reason for it by itself, as it is and with the change; missing where there is none. */
  fact?: { from: number; to: number }
  /** Before and after of the headline; null where there is none. */
  headline: (BeforeAfter & { id: string }) | null
  /** `brittle`: hardly another change gains far less. */
  outcome: 'helps' | 'noise' | 'worse' | 'costs the headline' | 'brittle'
}

export interface Tried {
  /** At most three that help, the best first. */
  helping: readonly Trial[]
  /**
   * Those that are due by a number, whether or not more people look, one of a kind for a layer: letters below 4.5 to 1, less
   * than 44 px on a phone, a fill below 3 to 1 with what is around it. The last is not due for what is seen early enough,
   * and none is that costs the main action viewers, but for what its own label says.
   */
  due: readonly Trial[]
  /** All others that were judged, in the order in which they were. */
  others: readonly Trial[]
  /** Layers that cannot be changed, or not so: changes to them were not tried. */
  barred: readonly Barred[]
  /**
   * A main action below the fold, as it is and in a bar at the end of the first screen, where that can be drawn: nothing
   * else is tried then. null for all others.
   */
  above: { before: Fares; after: Fares | null } | null
}

const NOTHING: Tried = { helping: [], due: [], others: [], barred: [], above: null }
const MOST_SHOWN = 3
/** Result for an invisible layer. */
const GONE: Fares = { seen: 0, rank: null, level: false, below: false }
/** Made for real, a change gains at least this part of what its picture says (measured on 13 designs). */
const SURE = 0.85
/** What hardly differs from a change gains at least this part of its gain. */
const NEARLY = 1 / 2
/** A headline that loses this part of those who see it has paid for the main action. */
const HEADLINE_LOSS = 1 / 4
/** Most layers whose looks are tried on the main action because they are seen before it. */
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
  if (target === undefined) return NOTHING
  const now = faresOf(before, targetId)!
  function* judged({ nodes: own, pixels: changed }: Composed): Steps<Judged> {
    yield
    return yield* judge(changed, own, medium, { ...networks, faces })
  }
  if (now.below) {
    const fold = firstScreen({ medium, picture: pixels })! * pixels.height
    const composed = bringAbove(pixels, design, target.order, fold)
    const after = composed && faresOf(yield* judged(composed), targetId)
    // Its own number is that of the whole page; without scrolling it is not seen.
    return { ...NOTHING, above: { before: { ...now, seen: 0 }, after } }
  }
  const headline = headlineOf(design, before, target)
  const rivals = rivalsOf(design, before, target)
  const barred = new Map<string, Barred>()
  const proposal = {
    ...{ pixels, design, medium, rivals, layers: before.order },
    target: { ...target, look: looksIn(pixels)(target) }
  }
  const proposals = proposeCandidates(proposal).filter(({ candidate, due }) => {
    // What is seen early enough needs only what is due.
    if (isSeenEarly(now) && (due === undefined || due === 'fill')) return false
    const bar = whyBarred(design, candidate)
    if (bar) barred.set(`${bar.why} ${bar.layerId}`, bar)
    return bar === null
  })
  const trials: Trial[] = []
  const pictures = new Map<Candidate, Composed>()
  for (const [done, proposed] of proposals.entries()) {
    onProgress(done, proposals.length)
    yield
    const composed = compose(pixels, design, proposed.candidate)
    const after = composed && (yield* judged(composed))
    const fares = after && faresOf(after, targetId)
    if (composed === null || after === null || fares === null) continue
    pictures.set(proposed.candidate, composed)
    const lead = headline && {
      id: headline.id,
      before: faresOf(before, headline.id)!,
      after: faresOf(after, headline.id) ?? GONE
    }
    const fact = factOf(proposed, before.order, { nodes, pixels }, composed.pixels)
    trials.push({ ...trialOf(proposed.candidate, now, fares, lead), ...(fact && { fact }) })
  }
  function* isFirm({ after, candidate }: Trial): Steps<boolean> {
    const gain = after.seen - now.seen
    for (const near of nearbyChanges(pixels, design, candidate, pictures.get(candidate)!)) {
      const seen = faresOf(yield* judged(near), targetId)?.seen ?? 0
      if (seen - now.seen < NEARLY * gain) return false
    }
    return true
  }
  const helping: Trial[] = []
  const brittle = new Set<Trial>()
  for (const trial of bestOf(trials)) {
    const { kind } = trial.candidate
    if (helping.length === MOST_SHOWN) break
    if (helping.some(({ candidate }) => candidate.kind === kind)) continue
    if (yield* isFirm(trial)) helping.push(trial)
    else brittle.add(trial)
  }
  onProgress(proposals.length, proposals.length)
  const due: Trial[] = []
  for (const trial of trials) {
    const { candidate, fact, outcome } = trial
    const { kind, layerId } = candidate
    const isShown = [...helping, ...due].some(
      (one) => one.candidate.kind === kind && one.candidate.layerId === layerId
    )
    const isOwnLabel = kind === 'contrast' && layerId === targetId
    const harms = !isOwnLabel && outcome !== 'noise' && outcome !== 'helps'
    if (fact !== undefined && !isShown && !harms) due.push(trial)
  }
  return {
    helping,
    due,
    others: trials
      .filter((trial) => !helping.includes(trial) && !due.includes(trial))
      .map((trial) => (brittle.has(trial) ? { ...trial, outcome: 'brittle' } : trial)),
    barred: [...barred.values()],
    above: null
  }
}

/** The number of a changed layer for which a change is due, in two pictures; null where it is not put right. */
function factOf(
  { candidate: { edits, layerId }, due }: Proposed,
  layers: readonly LayerShare[],
  { nodes, pixels }: Pick<TryTask, 'nodes' | 'pixels'>,
  changed: Pixels
): Trial['fact'] | null {
  const layer = layers.find(({ id }) => id === layerId)
  if (due === undefined || layer === undefined) return null
  const [edit] = edits
  if (edit?.do === 'grow') {
    const { height } = nodes.find(({ id }) => id === layerId)!
    return { from: height, to: height + edit.by }
  }
  const [from = 0, to = 0] = [pixels, changed].map((picture) =>
    due === 'fill' ? looksIn(picture)(layer).ground : writingOn(layer, picture)?.contrast
  )
  return from < to ? { from, to } : null
}

/** The text with the largest letters, estimated from its size and length. */
function headlineOf(
  { nodes }: LayerBoxes,
  { order }: LayerOrder<LayerShare>,
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

/** Controls that are seen before the main action, the first first. */
function rivalsOf(
  { ends }: LayerBoxes,
  { places }: LayerOrder<LayerShare>,
  target: LayerShare
): LayerShare[] {
  const place = places.get(target) ?? Infinity
  return [...places.keys()]
    .filter((layer) => layer.kind === 'control' && places.get(layer)! < place)
    .filter(({ order: at }) => !(target.order >= at && target.order < ends[at]!))
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

/** The trials that help, the best first. */
function bestOf(trials: readonly Trial[]): Trial[] {
  return trials
    .filter(({ outcome }) => outcome === 'helps')
    .sort((one, other) => other.after.seen - one.after.seen)
}
