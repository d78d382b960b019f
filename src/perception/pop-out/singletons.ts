import { areaOf, type Box, holdsMiddle, sharedArea } from '../see/box'
import type { Lab } from '../see/lab'
import { scoreOf } from '../see/statistics'
import type { Colour, Zone } from './flat-zones'
import { filledBy, zoneSigns } from './zone-signs'

/** What may stand out: its area as a share of the picture, its longer side over the shorter, the part of its box that it fills. */
const LEAST_AREA = 0.00025
const MOST_AREA = 0.14
const MOST_RATIO = 8
const LEAST_FILL = 0.45
/** Share of its box that a word on a zone leaves of it at least. */
const LEAST_LEFT = 0.25

/** Likelihoods between which a zone goes from being part of the page to standing out in full. */
const DOUBTFUL = 0.6
const SURE = 0.73

/**
 * Added to the score of a zone that the design itself calls a button. **A product rule, not a fit**: it was drawn to stand
 * out, and no planted thing is as wide as a button across a phone.
 */
const KNOWN_CONTROL = 8
/** And how far it then stands out at most: no page with eye tracking says where its buttons are, so this costs none of them. */
const CONTROL_STRENGTH = 1.2
/** A zone is a known control when both cover at least this share of their union. */
const SAME_BOX = 0.65
/** And a filled one when it differs from what it lies on by this part of what the one does that differs most. */
const FILLED = 0.6

/** Where a page is known to show buttons and pictures, in cells. */
export interface KnownBoxes {
  controls: readonly Box[]
  pictures: readonly Box[]
}

const NOTHING_KNOWN: KnownBoxes = { controls: [], pictures: [] }

/** A compact filled thing that is a stranger on its page. */
export interface Singleton {
  /** In cells. */
  box: Box
  /** How far it stands out; 1 is in full. */
  strength: number
}

/**
 * A constant, then slopes and curves of `zoneSigns`. Fitted by test/bench/perception/fit-singletons.ts, which tells
 * things that were planted on real pages from what the pages have.
 */
const WEIGHTS: readonly number[] = [
  -7.296, -0.1631, 0.6609, 5.852, 2.785, -0.8072, 1.608, -16.23, -14.39, -2.746, -0.03429, -4.966,
  -1.439, -2.776, 0.07887, -1.33, 5.503, -4.9, -0.4564
]

/** How likely a zone with these signs was put on its page to stand out. */
function likelihood(signs: readonly number[], isControl: boolean): number {
  const score = scoreOf(signs, WEIGHTS) + (isControl ? KNOWN_CONTROL : 0)
  return 1 / (1 + Math.exp(-score))
}

/**
 * The zones that may stand out: compact ones, and known buttons of any width, that neither the picture's edge nor that of a
 * known picture cuts off.
 */
export function candidates(
  zones: readonly Zone[],
  lab: Lab,
  { pictures, controls } = NOTHING_KNOWN
): Zone[] {
  const { width, height } = lab.l
  const whole = { left: 0, top: 0, right: width, bottom: height }
  return zones.filter(
    (zone) =>
      isFilled(zone, width * height) &&
      (isCompact(zone) || isOneOf(controls, zone)) &&
      !isCutOff(zone, whole) &&
      !pictures.some((box) => isWithin(zone, box) && isCutOff(zone, box))
  )
}

/** What stands out on a page whose own colour is `ground`, the surest first, of those as sure the largest. */
export function findSingletons(
  zones: readonly Zone[],
  lab: Lab,
  ground: Colour,
  known = NOTHING_KNOWN
): Singleton[] {
  const all = candidates(zones, lab, known)
  const controls = filledControls(all, zones, ground, known)
  return all
    .map((zone) => {
      const isControl = controls.includes(zone)
      // A button stands beside others of its size.
      const signs = Object.values(zoneSigns(zone, isControl ? [zone] : all, lab, ground))
      const sure = (likelihood(signs, isControl) - DOUBTFUL) / (SURE - DOUBTFUL)
      return { box: zone, strength: Math.min(1, sure) * (isControl ? CONTROL_STRENGTH : 1) }
    })
    .filter(({ strength }) => strength > 0)
    .filter((one, _, found) => !found.some((other) => isGroundOf(one, other)))
    .sort((one, other) => other.strength - one.strength || areaOf(other.box) - areaOf(one.box))
}

/** Whether one thing holds another that stands out as much, as a dialog holds its button. */
function isGroundOf(one: Singleton, other: Singleton): boolean {
  return (
    areaOf(one.box) > areaOf(other.box) &&
    one.strength <= other.strength &&
    holdsMiddle(one.box, other.box)
  )
}

/** Those of some zones that are known controls and differ from what they lie on about as much as any: an outline is no fill. */
function filledControls(
  candidates: readonly Zone[],
  zones: readonly Zone[],
  ground: Colour,
  { controls }: KnownBoxes
): readonly Zone[] {
  const differs = (zone: Zone): number => {
    const around = zones.filter((one) => isWithin(zone, one) && overlapOf(zone, one) < SAME_BOX)
    const { l, a, b } = around.sort((one, other) => areaOf(one) - areaOf(other))[0] ?? ground
    return Math.hypot(l - zone.l, a - zone.a, b - zone.b)
  }
  const found = candidates.filter((zone) => isOneOf(controls, zone))
  const most = Math.max(...found.map(differs))
  return found.filter((zone) => differs(zone) >= FILLED * most)
}

/** Whether a zone is one of some boxes. */
function isOneOf(boxes: readonly Box[], zone: Zone): boolean {
  return boxes.some((box) => overlapOf(zone, box) >= SAME_BOX)
}

function isCompact({ left, top, right, bottom }: Zone): boolean {
  const [width, height] = [right - left, bottom - top]
  return Math.max(width, height) <= MOST_RATIO * Math.min(width, height)
}

/** Whether a zone of the right size fills its box, but for a word on it. */
function isFilled(zone: Zone, cells: number): boolean {
  const box = areaOf(zone)
  return (
    zone.area >= LEAST_AREA * cells &&
    box <= MOST_AREA * cells &&
    zone.area >= LEAST_LEFT * box &&
    filledBy(zone) >= LEAST_FILL * box
  )
}

/** The part of what two boxes cover that both do. */
export function overlapOf(one: Box, other: Box): number {
  const shared = sharedArea(one, other)
  return shared / (areaOf(one) + areaOf(other) - shared)
}

/** Whether a zone reaches the edge of its surroundings. */
function isCutOff(zone: Box, { left, top, right, bottom }: Box): boolean {
  return (
    zone.left < left + 1 || zone.top < top + 1 || zone.right > right - 1 || zone.bottom > bottom - 1
  )
}

/** Whether a zone lies in a box, whose edges may lie between cells. */
function isWithin(zone: Box, { left, top, right, bottom }: Box): boolean {
  return (
    zone.left > left - 1 && zone.top > top - 1 && zone.right < right + 1 && zone.bottom < bottom + 1
  )
}
