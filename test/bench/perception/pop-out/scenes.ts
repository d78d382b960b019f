import { type Ground, PAGE, type PageName, PAGES } from './pages'
import { type Box, boxAround, type ThingName, THINGS } from './things'

/** A page with one thing planted on it. */
export interface Scene {
  thing: ThingName
  /** Part of the page's width. */
  size: number
  ground: Ground
  place: PlaceName
  page: PageName
  colour: string
  box: Box
}

/** Where things are planted, in parts of the page. */
export const PLACES = {
  'top left': [0.25, 0.28],
  'top right': [0.75, 0.28],
  middle: [0.5, 0.5],
  'bottom left': [0.25, 0.75],
  'bottom right': [0.75, 0.75]
} as const

export type PlaceName = keyof typeof PLACES

export const SIZES = [0.035, 0.05, 0.08]

/** Colours that no made-up page has. */
export const COLOURS = ['#e0242b', '#f26a00', '#0a9f3c', '#a21caf']

/** Pages that take turns under each thing, size, ground and place. */
const TURNS = 2

/** Spreads the colours evenly over whatever else goes in turns. */
const GOLDEN = 0.618

/** Every thing in every size, on both grounds, in all five places, on pages that take turns. */
export function scenes(): Scene[] {
  const pages = Object.keys(PAGES) as PageName[]
  const all: Scene[] = []
  for (const [t, thing] of (Object.keys(THINGS) as ThingName[]).entries()) {
    for (const [s, size] of SIZES.entries()) {
      for (const ground of ['light', 'dark'] as const) {
        for (const [p, place] of (Object.keys(PLACES) as PlaceName[]).entries()) {
          for (let turn = 0; turn < TURNS; turn++) {
            const [x, y] = PLACES[place]
            const nth = t + s + p + turn * 3 + (ground === 'dark' ? 1 : 0)
            all.push({
              thing,
              size,
              ground,
              place,
              page: pages[nth % pages.length]!,
              colour: COLOURS[Math.floor(((all.length * GOLDEN) % 1) * COLOURS.length)]!,
              box: boxAround(thing, size * PAGE.width, x * PAGE.width, y * PAGE.height)
            })
          }
        }
      }
    }
  }
  return all
}
