import { PLACE_TERMS, placeTerms } from '../../../src/perception/attention/place-terms'
import { fitLogLinear } from './log-linear-fit'
import { countsOf, fixationDensity } from './fixation-metrics'
import { type ViewedScreen, viewedScreens } from './viewing-data'

/** What the screens of UEyes, without their pictures, say of where people look: weights of `placeTerms`. */
export interface ScreenHabits {
  /** The first 3 s of looking at phones. */
  phone: number[]
  /** What first looks add to all views. */
  early: { phone: number[]; desktop: number[] }
}

const RIDGE = 0.003
const BLUR = 0.03
const SIDE = 64
/** A phone is at least so much higher than wide; a desktop at least so much wider than high. */
const PHONE_SHAPE = 0.75
const DESKTOP_SHAPE = 1.2
/**
 * The part of a habit that is left beside what the pictures show, which explains some of the same looks: of a fit by
 * place alone to the pages of FiWI, this part goes best with the features (`npx tsx …/fit-kinds.ts` prints it).
 */
const LEFT_BESIDE_FEATURES = 0.7

const FIRST = ({ order }: { order: number }): boolean => order < 4
/** People look three times a second: what a map of some seconds is about, of the 7 s that they had. */
const WITHIN_3_S = ({ order }: { order: number }): boolean => order < 9

/** `without`: screens that the habits are to judge, by id. */
export function screenHabits(without: ReadonlySet<string> = new Set()): ScreenHabits {
  const screens = viewedScreens().filter(({ id }) => !without.has(id))
  const phones = screens.filter(({ width, height }) => width / height <= PHONE_SHAPE)
  const desktops = screens.filter(({ width, height }) => width / height >= DESKTOP_SHAPE)
  const phone = places(phones, WITHIN_3_S)
  const minus = (one: number[], other: number[]) => one.map((value, i) => value - other[i]!)
  return {
    phone: phone.map((weight) => LEFT_BESIDE_FEATURES * weight),
    early: {
      phone: minus(places(phones, FIRST), phone),
      desktop: minus(
        places(desktops, FIRST),
        places(desktops, () => true)
      )
    }
  }
}

function places(screens: ViewedScreen[], use: (fixation: { order: number }) => boolean): number[] {
  const viewed = screens.flatMap(({ width, height, fixations }) => {
    const spots = fixations.filter(use)
    if (spots.length === 0) return []
    const scale = SIDE / Math.max(width, height)
    const grid = { width: Math.round(width * scale), height: Math.round(height * scale) }
    const counts = countsOf(spots, grid.width, grid.height)
    const density = fixationDensity(counts, BLUR * SIDE)
    const terms = Array.from({ length: PLACE_TERMS }, () => new Float32Array(counts.data.length))
    for (let at = 0; at < counts.data.length; at++) {
      const x = ((at % grid.width) + 0.5) / grid.width
      const y = (Math.floor(at / grid.width) + 0.5) / grid.height
      for (const [k, term] of placeTerms(x, y).entries()) terms[k]![at] = term
    }
    return [{ terms, viewed: density.data, weight: 1 }]
  })
  return fitLogLinear(viewed, { ridge: new Array<number>(PLACE_TERMS).fill(RIDGE) })
}
