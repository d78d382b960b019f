import { actionWorth, isAside } from './action-words'
import { isFilled } from './appearance'
import type { Measured } from './measured'
import type { MeasuredLayer } from './measured-layer'
import { layersOf } from './ranks'

/** A smaller button without a telling name is a tool, such as in a bar above a table: part of the picture. */
const LEAST_AREA = 0.005
/** The largest is the largest when the next has no more than this part of its area. */
const CLEARLY_LESS = 0.9
/** Links of a navigation: so many in one line with a control, in the top part of a page or at its side. */
const NAVIGATION = { links: 3, top: 0.12, side: 0.25 }

/** Controls that can be pressed to get on: no price, badge, field or step of a navigation. */
export function buttonsOf(measured: Measured): MeasuredLayer[] {
  const layers = layersOf(measured)
  return layers.filter(
    (layer) =>
      layer.kind === 'control' &&
      (actionWorth(layer.name) > 0 || (!isAside(layer.name) && !isInNavigation(layer, layers)))
  )
}

/**
 * The control that by its name is the main action, the largest of them where several are; without such a
 * name the one filled button that is larger than all others. null where neither tells.
 */
export function mainAction(measured: Measured): MeasuredLayer | null {
  const buttons = buttonsOf(measured).sort(
    (one, other) => other.area - one.area || other.attention - one.attention
  )
  for (const worth of [2, 1]) {
    const named = buttons.find(({ name }) => actionWorth(name) === worth)
    if (named) return named
  }
  const [largest, next] = buttons.filter((button) => isFilled(button) && button.area >= LEAST_AREA)
  if (!largest) return null
  return !next || next.area <= CLEARLY_LESS * largest.area ? largest : null
}

/** True for a control in a row of links at the top, or in a column of them at the side. */
function isInNavigation({ box }: MeasuredLayer, layers: readonly MeasuredLayer[]): boolean {
  const isTop = box.y + box.height <= NAVIGATION.top
  const isSide = box.x + box.width <= NAVIGATION.side || box.x >= 1 - NAVIGATION.side
  const others = layers.filter((other) => other.box !== box && other.box.height <= box.height)
  const row = others.filter(
    ({ kind, box: { y, height } }) =>
      kind === 'text' && y >= box.y && y + height <= box.y + box.height
  )
  const column = others.filter(
    ({ kind, box: { x, width } }) =>
      kind !== 'image' && x >= box.x && x + width <= box.x + box.width && width < box.width
  )
  const { links } = NAVIGATION
  return (isTop && row.length >= links) || (isSide && column.length >= links)
}
