import { seenFirst } from '../../order/order'
import { actionWorth, isAside } from './action-words'
import type { LayerShare } from '../../file'
import type { Measured } from './measured'

/** A smaller button without a telling name is a tool, such as in a bar above a table: part of the picture. */
const LEAST_AREA = 0.005
/** The only filled one may be smaller. */
const LEAST_ALONE = 0.002
/** Least width of a button over its height; a narrower one may be a badge. */
const WIDE = 1.5
/** A navigation: at least this many links in line with a control, within this share of a page at its edges. */
const NAVIGATION = { links: 3, across: 0.12, down: 0.25 }

/** Controls that can be pressed to get on: no price, badge, field or step of a navigation. */
export function buttonsOf(layers: readonly LayerShare[]): LayerShare[] {
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
export function mainAction(
  buttonsOfDesign: readonly LayerShare[],
  picture: Measured['picture']
): LayerShare | null {
  const buttons = [...buttonsOfDesign].sort((one, other) => other.area - one.area)
  for (const worth of [2, 1, 0.5]) {
    const named = buttons.filter(
      (button) =>
        actionWorth(button.name, button.label) === worth && (worth >= 1 || isFilled(button))
    )
    const large = named.filter((button) => !isLarger(named[0]!, button))
    const [most] = seenFirst(large)
    if (large.length > 0) return most ?? large[0]!
  }
  const filled = buttons.filter((button) => isFilled(button) && isWide(button, picture))
  const [only, ...others] = filled
  if (only && others.length === 0) return only.area >= LEAST_ALONE ? only : null
  const [largest, next] = filled.filter(({ area }) => area >= LEAST_AREA)
  if (!largest) return null
  return !next || isLarger(largest, next) ? largest : null
}

/** True for a layer that is shaped like a button, not like a badge. */
function isWide({ box: [, , width, height] }: LayerShare, picture: Measured['picture']): boolean {
  return width * picture.width >= WIDE * height * picture.height
}

/** CIELAB distance to what is around it from which a fill shows. */
const FILLED = 20
/** Least ratio at which an area counts as larger than another. */
const LARGER = 1.15

/** True for a layer whose fill stands apart from what is around it. */
function isFilled({ look }: LayerShare): boolean {
  return look !== undefined && look.apart >= FILLED
}

function isLarger(one: LayerShare, other: LayerShare): boolean {
  return one.area >= LARGER * other.area
}

/** True for a control in a row of links at the top or bottom, or in a column of them at a side. */
function isInNavigation(control: LayerShare, layers: readonly LayerShare[]): boolean {
  const { links, across, down } = NAVIGATION
  const [left, top, width, height] = control.box
  const [right, bottom] = [left + width, top + height]
  const isAcross = bottom <= across || top >= 1 - across
  const isDown = right <= down || left >= 1 - down
  const others = layers.filter((other) => other !== control && other.box[3] <= height)
  const row = others.filter(
    ({ kind, box: [, y, , high] }) => kind === 'text' && y >= top && y + high <= bottom
  )
  const column = others.filter(
    ({ kind, box: [x, , wide] }) =>
      kind !== 'image' && x >= left && x + wide <= right && wide < width
  )
  return (isAcross && row.length >= links) || (isDown && column.length >= links)
}
