import { isAside } from './action-words'
import type { Find, Finding } from './finding'
import { nameOf } from './layer-name'
import type { MeasuredLayer } from './measured-layer'
import { isBeaten, layersOf } from './ranks'
import { hasOwnColour, isLarger } from './appearance'
import { percent, short } from './spelling'
import { type Name, words } from './words'

/** WCAG 2.2's least contrast of large text; that of small text is 4.5, which samples do not show well enough. */
const LEAST_CONTRAST = 3
/** Something beside the message is loud with so much of the attention, and so many times what leads gets. */
const LOUD = { attention: 0.05, times: 3 }
/** A picture is idle that fills so much and gets no more than this part of what its size would give it. */
const IDLE = { area: 0.1, part: 0.4 }
/** Pictures that fill more of the design, or are covered by more than the rest, are a background. */
const BACKGROUND = { box: 0.4, shown: 0.8 }

/** Improvements of single layers. */
export const LAYER_FINDINGS: readonly Find[] = [loudAside, paleText, idlePicture]

/** A price, a badge or the like takes the eye from what should lead, by its colour or its size. */
function loudAside(...[measured, target]: Parameters<Find>): ReturnType<Find> {
  if (!target) return null
  const { layer, by } = target
  const loud = layersOf(measured).find(
    (one) =>
      one !== layer &&
      one.kind !== 'text' &&
      one.kind !== 'image' &&
      isAside(one.name) &&
      one.attention >= LOUD.attention &&
      isBeaten(layer, one)
  )
  if (!loud) return null
  // A button may do with less than what explains it; what the designer marked as first may not.
  if (by !== 'mark' && loud.attention < LOUD.times * layer.attention) return null
  const [aside, name] = [nameOf(loud, measured), nameOf(layer, measured)]
  const change = quieter(loud, layer, aside, name)
  const reason = words().itGets({
    it: aside,
    its: percent(loud.attention),
    name,
    share: percent(layer.attention)
  })
  return change && { ...change, reason, layers: [loud] }
}

function quieter(
  loud: MeasuredLayer,
  layer: MeasuredLayer,
  aside: Name,
  name: Name
): Pick<Finding, 'title'> | null {
  if (hasOwnColour(loud) && layer.kind !== 'control') {
    return { title: words().calmColour(aside) }
  }
  if (hasOwnColour(loud) && !hasOwnColour(layer)) {
    return { title: words().leaveColour(aside, name) }
  }
  if (!isLarger(loud, layer)) return null
  return { title: words().smaller(aside) }
}

/** The text that stands out least from its ground. */
function paleText(...[measured]: Parameters<Find>): ReturnType<Find> {
  const [palest] = layersOf(measured)
    .filter(({ kind }) => kind === 'text' || kind === 'control')
    .flatMap((layer) => (layer.look?.contrast ? [{ layer, contrast: layer.look.contrast }] : []))
    .filter(({ contrast }) => contrast < LEAST_CONTRAST)
    .sort((one, other) => one.contrast - other.contrast)
  if (!palest) return null
  return {
    title: words().contrast(nameOf(palest.layer, measured)),
    reason: words().contrastIs(short(palest.contrast), LEAST_CONTRAST),
    layers: [palest.layer]
  }
}

/** A picture that fills much and is hardly looked at. */
function idlePicture(...[measured, target]: Parameters<Find>): ReturnType<Find> {
  const idle = layersOf(measured)
    .filter(({ kind, area }) => kind === 'image' && area >= IDLE.area)
    .filter(({ attention, area }) => attention <= IDLE.part * area)
    .filter(({ box, area }) => {
      const size = box.width * box.height
      return size < BACKGROUND.box && area >= BACKGROUND.shown * size
    })
    .find((layer) => layer !== target?.layer)
  if (!idle) return null
  return {
    title: words().smallerOrMore(nameOf(idle, measured)),
    reason: words().fillsAndGets(percent(idle.area), percent(idle.attention)),
    layers: [idle]
  }
}
