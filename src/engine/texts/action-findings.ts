import { listWords } from '../../language/list-words'
import { hasOwnColour, isBare, isFilled, isLarger, isMoreColourful } from './appearance'
import { buttonsOf } from './buttons'
import type { Find, Finding } from './finding'
import { nameOf } from './layer-name'
import type { Measured } from './measured'
import type { MeasuredLayer } from './measured-layer'
import { isBeaten, layersOf, orderOf } from './ranks'
import type { Target } from './target'
import { percent } from './spelling'
import { type Name, words } from './words'
import { written } from './written-words'

/** Changes that would help the layer that should lead, without those it has already. */
export const ACTION_FINDINGS: readonly Find[] = [
  /** Another button is looked at more, and has what the main one lacks. */
  (measured, target) => {
    const action = buttonOf(measured, target)
    if (!action) return null
    const rival = buttonsOf(measured).find(
      (layer) => layer.name !== action.name && isBeaten(action, layer)
    )
    if (!rival) return null
    return against(action, rival, measured, (name, other) => {
      if (isBare(action) && isFilled(rival)) {
        return { title: words().swapFill(name, other) }
      }
      if (isMoreColourful(rival, action)) {
        return { title: words().takeColour(name, other) }
      }
      if (!isLarger(rival, action)) return null
      return { title: words().matchSize(name, other) }
    })
  },

  /** Something that is no button has the strong colour that the main action lacks. */
  (measured, target) => {
    const action = buttonOf(measured, target)
    if (!action || !isQuiet(action)) return null
    const owner = layersOf(measured).find(
      (layer) => layer.kind !== 'image' && layer.kind !== 'text' && hasOwnColour(layer)
    )
    if (!owner || !isMoreColourful(owner, action) || !isBeaten(action, owner)) return null
    return against(action, owner, measured, (name, other) => ({
      title: words().matchColour(name, other)
    }))
  },

  /** The main action looks like what is around it. */
  (measured, target) => {
    const action = buttonOf(measured, target)
    if (!action || !isQuiet(action) || !isBare(action)) return null
    return {
      title: words().fill(nameOf(action, measured)),
      reason: words().getsOnArea(percent(action.attention), percent(action.area)),
      layers: [action]
    }
  },

  /** The main action stands apart, and gets less than its size would give any part of the picture all the same. */
  (measured, target) => {
    const action = buttonOf(measured, target)
    const [first] = orderOf(measured).order
    if (!action || !first || first === action || !isQuiet(action) || isBare(action)) return null
    return {
      title: words().largerOrCloser(nameOf(action, measured), nameOf(first, measured)),
      reason: words().getsOnArea(percent(action.attention), percent(action.area)),
      layers: [action]
    }
  },

  /** Another text, or a picture, is looked at more than what the designer marked, where that is no button. */
  (measured, target) => {
    if (target?.by !== 'mark' || buttonOf(measured, target)) return null
    const { layer } = target
    const rival = layersOf(measured).find(
      (other) => (other.kind === layer.kind || other.kind === 'image') && isBeaten(layer, other)
    )
    if (!rival) return null
    return against(layer, rival, measured, (name, other) => {
      if (rival.kind === 'image' && rival.kind !== layer.kind) {
        const { order } = orderOf(measured)
        const isFirst = order.indexOf(layer) < order.indexOf(rival)
        if (isFirst || !isLarger(rival, layer)) return null
        return { title: words().lessRoom(other) }
      }
      return isLarger(layer, rival)
        ? { title: words().calmer(other, name) }
        : { title: words().larger(name, other) }
    })
  }
]

/** The layer that should lead, if it is a button. */
function buttonOf(measured: Measured, target: Target | null): MeasuredLayer | null {
  return buttonsOf(measured).find((layer) => layer === target?.layer) ?? null
}

/** Whether a layer gets less than its size would give any part of the picture. */
function isQuiet({ attention, area }: MeasuredLayer): boolean {
  return attention < area && percent(attention) !== percent(area)
}

/** A finding about a layer and a stronger one; null where nothing is left to change. */
function against(
  layer: MeasuredLayer,
  rival: MeasuredLayer,
  measured: Measured,
  changeOf: (name: Name, other: Name) => Pick<Finding, 'title'> | null
): ReturnType<Find> {
  const [name, other] = [nameOf(layer, measured), nameOf(rival, measured)]
  const change = changeOf(name, other)
  const [share, its] = [percent(layer.attention), percent(rival.attention)]
  const reason = words().bothGet(other, its, name, share)
  return change && { ...change, reason, layers: [layer, rival] }
}

/** Strengths that a button has already, as the rest of a sentence about it; empty when none are known. */
export function strengthsOf(action: MeasuredLayer, measured: Measured): string {
  if (action.kind !== 'control') return ''
  const others = buttonsOf(measured).filter((layer) => layer !== action)
  return listWords([
    ...(isFilled(action) ? [written().standsApart] : []),
    ...(hasOwnColour(action) ? [written().hasOwnColour] : []),
    ...(others.length > 0 && others.every((other) => isLarger(action, other))
      ? [written().isLargestButton]
      : [])
  ])
}
