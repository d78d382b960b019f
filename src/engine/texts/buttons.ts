import { actionWorth, isAside, isAsideLabel } from './action-words'
import type { LayerShare } from '../../file'
import type { Measured } from './measured'
import { wordsOn } from './seen-as'

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
        (!isAside(layer.name) &&
          !isAsideLabel(layer.label ?? '') &&
          !isInNavigation(layer, layers)))
  )
}

/** What counts for a button as the main action, in points. */
const POINTS = {
  role: 6,
  asks: 4.6,
  ends: 2.5,
  filled: 2,
  bare: -1.8,
  colour: 1,
  large: 1.5,
  below: -3
}
/** Least points of a main action, and of its lead before any that is not like it. */
const LEAST = 2.7
const LEAD = 0.4
/** Of what was found in a picture, where no words tell a button from a bar or a tab: more of all. */
const FOUND = { lead: 0.6, apart: 40, chroma: 25, stark: 70, area: 0.004 }
/** Least size of a button that says nothing, as a part of the first screen: smaller ones are tools. */
const LEAST_AREA = 0.002

/** A button as it competes for being the main action. */
interface Claim {
  button: LayerShare
  points: number
}

/** The screen that a button competes on. */
interface Place {
  picture: Measured['picture']
  /** Part of the picture's height that is seen without scrolling. */
  screen: number
  isBelow: (layer: LayerShare) => boolean
}

/**
 * The main action: the button that most speaks for, by what it says, its fill, colour and size, seen without scrolling,
 * and in a dialog before what lies under it. The first of several alike. null where none does, or two do that differ.
 */
export function mainAction(buttons: readonly LayerShare[], place: Place): LayerShare | null {
  const open = buttons.filter(({ under }) => under !== true)
  const largest = Math.max(...open.filter(isFilled).map(({ area }) => area))
  const strongest = Math.max(...open.map(({ look }) => look?.chroma ?? 0))
  const claims = open
    .map((button) => ({ button, points: pointsOf(button, place, largest, strongest) }))
    .sort((one, other) => other.points - one.points || one.button.order - other.button.order)
  const [first] = claims
  const least = first && place.isBelow(first.button) ? LEAST + POINTS.below : LEAST
  if (!first || first.points < least) return null
  const rival = claims.find((claim) => claim !== first && !areAlike(first, claim))
  const lead = first.button.found ? FOUND.lead : LEAD
  return rival && first.points - rival.points < lead ? null : first.button
}

function pointsOf(
  button: LayerShare,
  { picture, isBelow, screen }: Place,
  largest: number,
  strongest: number
): number {
  const { area, found, look, name, label } = button
  const worth = actionWorth(name, label)
  const filled = isFilled(button)
  const least = found ? FOUND.area : LEAST_AREA
  const isTool = worth === 0 && (area < least * screen || !isWide(button, picture))
  if (worth < 0 || isTool || (found && !isStriking(button))) return -Infinity
  const said =
    worth === 2 ? POINTS.role : worth === 1 ? POINTS.asks : worth > 0 && filled ? POINTS.ends : 0
  const painted = look === undefined ? 0 : filled ? POINTS.filled : POINTS.bare
  const chroma = look?.chroma ?? 0
  const coloured = filled && chroma >= COLOURED ? (POINTS.colour * chroma) / strongest : 0
  const size = filled ? POINTS.large * Math.sqrt(area / largest) : 0
  return said + painted + coloured + size + (isBelow(button) ? POINTS.below : 0)
}

/** Buttons that say and look the same, as of products in a list. */
function areAlike({ button: one }: Claim, { button: other }: Claim): boolean {
  return wordsOn(one) !== null && wordsOn(one) === wordsOn(other)
}

/** True for a layer that is shaped like a button, not like a badge. */
function isWide({ box: [, , width, height] }: LayerShare, picture: Measured['picture']): boolean {
  return width * picture.width >= WIDE * height * picture.height
}

/** True for a box found in a picture in a strong colour, or black on white. */
function isStriking({ look }: LayerShare): boolean {
  const { apart = 0, chroma = 0 } = look ?? {}
  return apart >= FOUND.stark || (apart >= FOUND.apart && chroma >= FOUND.chroma)
}

/** CIELAB distance to what is around it from which a fill shows, and chroma from which it has a colour. */
const FILLED = 20
const COLOURED = 25

/** True for a layer whose fill stands apart from what is around it. */
export function isFilled({ look }: LayerShare): boolean {
  return look !== undefined && look.apart >= FILLED
}

/** Links that begin this near to one another, as a part of the width, are a column. */
const ALIGNED = 0.01

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
  const within = others.filter(
    ({ kind, box: [x, , wide] }) =>
      kind !== 'image' && x >= left && x + wide <= right && wide < width
  )
  const column = within.map(
    ({ box: [x] }) => within.filter(({ box: [other] }) => Math.abs(other - x) < ALIGNED).length
  )
  return (isAcross && row.length >= links) || (isDown && Math.max(...column) >= links)
}
