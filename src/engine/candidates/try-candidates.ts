import type { Candidate, CandidateKind, LayerNode } from '../../file'
import type { Medium, Pixels, Steps } from '../../perception'
import { firstScreen } from '../../order/first-screen'
import { seenChanged } from '../../order/seen'
import { isSeenEarly } from '../../order/seen-early'
import { looksIn } from '../measure/looks'
import { nearbyChanges } from './check-firm'
import { bringAbove, type Composed, compose } from './compose'
import { faresOf, judge, type Judged, type Means } from './judge-picture'
import { layerBoxes } from './layer-boxes'
import { proposeCandidates } from './propose'
import { type Fares, NOTHING, type Trial, type Tried } from './tried'
import { type Barred, whyBarred } from './why-barred'

/** An analysed design, and the layer that it is to lead to. */
export interface TryTask {
  pixels: Pixels
  nodes: readonly LayerNode[]
  medium: Medium
  networks: Means
  /** Id of the main action. */
  targetId: string
}

const MOST_SHOWN = 3
/** Result for an invisible layer. */
const GONE: Fares = { seen: 0, rank: null, level: false, below: false }
/** Made for real, a change gains at least this part of what its picture says (measured on 13 designs). */
const SURE = 0.85
/** What hardly differs from a change gains at least this part of its gain. */
const NEARLY = 1 / 2
/** So many viewers more are worth a change. */
const LEAST_GAIN = 0.05
/** A headline that loses this part of those who see it has paid for the main action. */
const HEADLINE_LOSS = 1 / 4
/** Most layers whose looks are tried on the main action because they are seen before it. */
const MOST_RIVALS = 4

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
    const shown = composed && faresOf(yield* judged(composed), targetId)
    const after = shown && shown.seen >= LEAST_GAIN ? shown : null
    // Its own number is that of the whole page; without scrolling it is not seen.
    return { ...NOTHING, above: { before: { ...now, seen: 0 }, after } }
  }
  const seen = [...before.places.keys()]
  const headline = seen.find((layer) => layer.kind === 'text' && layer !== target) ?? null
  const rivals = seen
    .slice(0, seen.indexOf(target))
    .filter(({ kind, order: at }) => {
      const isAround = target.order >= at && target.order < design.ends[at]!
      return kind === 'control' && !isAround
    })
    .slice(0, MOST_RIVALS)
  const barred = new Map<string, Barred>()
  const proposal = {
    ...{ pixels, design, medium, rivals, layers: before.order },
    target: { ...target, look: looksIn(pixels)(target) }
  }
  const proposals = proposeCandidates(proposal).filter(({ candidate, fact }) => {
    // What is seen early enough needs only what is due.
    if (isSeenEarly(now) && (fact === undefined || candidate.kind === 'recolour')) return false
    const bar = whyBarred(design, candidate)
    if (bar) barred.set(`${bar.why} ${bar.layerId}`, bar)
    return bar === null
  })
  const trials: Trial[] = []
  const pictures = new Map<Trial, Composed>()
  for (const [done, { candidate, fact: factIn }] of proposals.entries()) {
    onProgress(done, proposals.length)
    yield
    const composed = compose(pixels, design, candidate)
    const after = composed && (yield* judged(composed))
    const fares = after && faresOf(after, targetId)
    if (composed === null || after === null || fares === null) continue
    const lead = headline && {
      id: headline.id,
      before: faresOf(before, headline.id)!,
      after: faresOf(after, headline.id) ?? GONE
    }
    const fact = factIn?.(composed.pixels) ?? null
    const isMet = fact !== null && fact.from < fact.to
    const trial = { ...trialOf(candidate, now, fares, lead), ...(isMet && { fact }) }
    trials.push(trial)
    pictures.set(trial, composed)
  }
  function* isFirm(trial: Trial): Steps<boolean> {
    const gain = trial.after.seen - now.seen
    for (const near of nearbyChanges(pixels, design, trial.candidate, pictures.get(trial)!)) {
      const seen = faresOf(yield* judged(near), targetId)?.seen ?? 0
      if (seen - now.seen < NEARLY * gain) return false
    }
    return true
  }
  const helping: Trial[] = []
  const better = trials.filter(({ outcome }) => outcome === 'helps')
  better.sort((one, other) => other.after.seen - one.after.seen)
  for (const trial of better) {
    if (helping.length === MOST_SHOWN) break
    if (helping.some(({ candidate: { kind } }) => kind === trial.candidate.kind)) continue
    if (yield* isFirm(trial)) helping.push(trial)
    else trials[trials.indexOf(trial)] = { ...trial, outcome: 'brittle' }
  }
  onProgress(proposals.length, proposals.length)
  const due: Trial[] = []
  for (const trial of trials) {
    const { candidate, fact, outcome } = trial
    const { kind, layerId } = candidate
    const isShown = [...helping, ...due].some(({ candidate: one }) => {
      return one.layerId === layerId && isPaint(one.kind) === isPaint(kind)
    })
    const isOwnLabel = kind === 'contrast' && layerId === targetId
    const harms = outcome === 'worse' || outcome === 'costs the headline'
    if (fact !== undefined && !isShown && (isOwnLabel || !harms)) due.push(trial)
  }
  const others = trials.filter((trial) => !helping.includes(trial) && !due.includes(trial))
  return { helping, due, others, barred: [...barred.values()], above: null }
}

/** Whether a change paints a layer anew: of two such changes each would undo the other. */
function isPaint(kind: CandidateKind): boolean {
  return kind === 'contrast' || kind === 'recolour' || kind === 'swap'
}

function trialOf(
  candidate: Candidate,
  before: Fares,
  after: Fares,
  headline: Trial['headline']
): Trial {
  const gain = after.seen - before.seen
  const isChanged =
    seenChanged(before.seen, before.seen + SURE * gain) && !(gain > 0 && gain < LEAST_GAIN)
  const paid = headline !== null && headline.after.seen < (1 - HEADLINE_LOSS) * headline.before.seen
  const outcome = !isChanged ? 'noise' : gain < 0 ? 'worse' : paid ? 'costs the headline' : 'helps'
  return { candidate, before, after, headline, outcome }
}
