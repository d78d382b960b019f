import { type Brief, says } from './brief'
import { goalMatch } from './goal-match'
import { isBackdrop, layersOf, levelLeaders, primaryOf, rankOf } from './layer-ranks'
import type { Measured } from './measured'
import type { MeasuredLayer } from './measured-layer'
import { namedAction } from './named-action'
import { areLevel } from './share-noise'
import { list, quote } from './words'

/** Down to this rank a layer that only its name makes a target is well placed. */
const GOOD_RANK = 3

/** The layer that should lead, as far as the designer has said so. */
export interface Target {
  layer: MeasuredLayer
  /** How it is known, as the start of a sentence. */
  inWords: string
  /** False when only names say so: then a place behind a photo and a headline is no fault. */
  isMarked: boolean
}

/**
 * The primary element; without one the layer whose name has words of the goal in it (a single one will do for
 * a control), or the control that is named like the main action.
 */
export function targetOf(measured: Measured, brief: Brief): Target | null {
  const primary = primaryOf(measured)
  if (primary) return { layer: primary, inWords: 'The primary element', isMarked: true }
  const match = says(brief, 'goal') ? goalMatch(measured, brief) : null
  if (match && (match.layer.kind === 'control' || match.words.length > 1)) {
    const words = list(match.words.map((word) => quote(word)))
    return { layer: match.layer, inWords: `Named in the goal (${words}), it`, isMarked: false }
  }
  const action = namedAction(measured)
  return action && { layer: action, inWords: 'Named like the main action, it', isMarked: false }
}

/**
 * A target that is clearly beaten, and the strongest layer ahead of it: for a control the strongest other
 * control, if one is; an image that is no stronger than its size comes last. null when the target leads or is level with the leader.
 */
export function beatenTarget(measured: Measured, brief: Brief): [Target, MeasuredLayer] | null {
  const target = targetOf(measured, brief)
  if (!target || (!target.isMarked && rankOf(target.layer, measured) <= GOOD_RANK)) return null
  const ahead = layersOf(measured).filter(
    ({ attention }) =>
      attention > target.layer.attention && !areLevel(attention, target.layer.attention)
  )
  const { kind } = target.layer
  const rival =
    ahead.find((layer) => kind === 'control' && layer.kind === kind) ??
    ahead.find((layer) => !isBackdrop(layer)) ??
    ahead[0]
  return rival ? [target, rival] : null
}

/** A target level with the leader, or the leader itself and the layer level with it. */
export function levelTarget(measured: Measured, brief: Brief): [Target, MeasuredLayer] | null {
  const target = targetOf(measured, brief)
  if (!target) return null
  const rival = layersOf(measured).find((layer) => layer !== target.layer)
  return rival && areLevel(target.layer.attention, rival.attention) ? [target, rival] : null
}

/** A target with the most attention that another layer is seen before, and that layer. */
export function lateTarget(measured: Measured, brief: Brief): [Target, MeasuredLayer] | null {
  const target = targetOf(measured, brief)
  if (!target || !leads(target, measured)) return null
  const { layer } = target
  const [first] = [...layersOf(measured)].sort((one, other) => other.perception - one.perception)
  const isLate = first && first.perception > layer.perception
  return isLate && !areLevel(first.perception, layer.perception) ? [target, first] : null
}

/** A target that leads in attention and is seen first, and the next layer. */
export function leadingTarget(measured: Measured, brief: Brief): [Target, MeasuredLayer] | null {
  const target = targetOf(measured, brief)
  if (!target || !leads(target, measured) || lateTarget(measured, brief)) return null
  const next = layersOf(measured).find((layer) => layer !== target.layer)
  return next ? [target, next] : null
}

function leads({ layer }: Target, measured: Measured): boolean {
  return rankOf(layer, measured) === 1 && levelLeaders(measured) === null
}
