import { seenFirst } from '../../order/order'
import { actionWorth, isAside } from './action-words'
import { isFilled, isLarger, layersOf } from './ranks'
import type { Measured } from './measured'
import type { MeasuredLayer } from './measured-layer'

/** A smaller button without a telling name is a tool, such as in a bar above a table: part of the picture. */
const LEAST_AREA = 0.005
/** The only filled one may be smaller. */
const LEAST_ALONE = 0.002
/** Least width of a button over its height; a narrower one may be a badge. */
const WIDE = 1.5
/** A navigation: at least this many links in line with a control, within this share of a page at its edges. */
const NAVIGATION = { links: 3, across: 0.12, down: 0.25 }

/** Controls that can be pressed to get on: no price, badge, field or step of a navigation. */
export function buttonsOf(measured: Measured): MeasuredLayer[] {
  const layers = layersOf(measured)
  return layers.filter(
    (layer) =>
      layer.kind === 'control' &&
      (actionWorth(layer.name, layer.label) > 0 ||
        (!isAside(layer.name) && !isAside(layer.label ?? '') && !isInNavigation(layer, layers)))
  )
}

/**
 * The main action: the button whose name or label says an action, the largest and strongest of several; else one that
 * ends a form and is filled, the only filled one, or the one that is larger than all others. null where nothing tells.
 */
export function mainAction(measured: Measured): MeasuredLayer | null {
  const buttons = [...buttonsOf(measured)].sort((one, other) => other.area - one.area)
  for (const worth of [2, 1, 0.5]) {
    const named = buttons.filter(
      (button) =>
        actionWorth(button.name, button.label) === worth && (worth >= 1 || isFilled(button))
    )
    const large = named.filter((button) => !isLarger(named[0]!, button))
    const [most] = seenFirst(large)
    if (large.length > 0) return most ?? large[0]!
  }
  const filled = buttons.filter((button) => isFilled(button) && isWide(button, measured))
  const [only, ...others] = filled
  if (only && others.length === 0) return only.area >= LEAST_ALONE ? only : null
  const [largest, next] = filled.filter(({ area }) => area >= LEAST_AREA)
  if (!largest) return null
  return !next || isLarger(largest, next) ? largest : null
}

/** True for a layer that is shaped like a button, not like a badge. */
function isWide({ box }: MeasuredLayer, { picture }: Measured): boolean {
  return box.width * picture.width >= WIDE * box.height * picture.height
}

/** True for a control in a row of links at the top or bottom, or in a column of them at a side. */
function isInNavigation({ box }: MeasuredLayer, layers: readonly MeasuredLayer[]): boolean {
  const { links, across, down } = NAVIGATION
  const isAcross = box.y + box.height <= across || box.y >= 1 - across
  const isDown = box.x + box.width <= down || box.x >= 1 - down
  const others = layers.filter((other) => other.box !== box && other.box.height <= box.height)
  const row = others.filter(
    ({ kind, box: { y, height } }) =>
      kind === 'text' && y >= box.y && y + height <= box.y + box.height
  )
  const column = others.filter(
    ({ kind, box: { x, width } }) =>
      kind !== 'image' && x >= box.x && x + width <= box.x + box.width && width < box.width
  )
  return (isAcross && row.length >= links) || (isDown && column.length >= links)
}
