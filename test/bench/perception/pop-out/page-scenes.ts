import sharp from 'sharp'
import type { Pixels } from '../../../../src/perception'
import { enlarged, svgOf } from './draw-scene'
import { rarestColour, sharedColour } from './colours'
import { flatPlace } from './flat-place'
import { numbersFrom } from './glyphs'
import type { Place } from './hits'
import { type RealPage, realPages } from './real-pages'
import { SIZES } from './scenes'
import { type Box, boxAround, drawThing } from './things'

/** Where a thing lies on a page, and whether the page has its colour. */
export const WAYS = [
  { place: 'flat', colour: 'rare' },
  { place: 'any', colour: 'shared' },
  { place: 'flat', colour: 'shared' },
  { place: 'any', colour: 'rare' }
] as const

export type Way = (typeof WAYS)[number]

/** A real page with one thing planted on it. */
export interface PageScene extends RealPage {
  thing: 'disc' | 'button'
  /** Part of the page's width. */
  size: number
  way: Way
  box: Box
}

/** Sizes of what is planted on real pages, in parts of their width: one more than on made-up ones. */
export const PAGE_SIZES = [0.025, ...SIZES]

/** Room around the thing that is as flat as its own place, in parts of its height. */
const ROOM = 0.15

/**
 * Discs and buttons on real pages, in each size and `turns` ways (1–4) that take turns. Where a page has no flat
 * place that is large enough, or nothing of any colour in small amounts, there is no scene.
 */
export async function* pageScenes(turns = 1): AsyncGenerator<PageScene> {
  let nth = 0
  for await (const page of realPages()) {
    const next = numbersFrom(++nth)
    for (const [t, thing] of (['disc', 'button'] as const).entries()) {
      for (const [s, size] of PAGE_SIZES.entries()) {
        for (let turn = 0; turn < turns; turn++) {
          const way = WAYS[(nth + t + s + turn) % WAYS.length]!
          const scene = await planted(page, thing, size, way, next)
          if (scene) yield scene
        }
      }
    }
  }
}

async function planted(
  page: RealPage,
  thing: PageScene['thing'],
  size: number,
  way: Way,
  next: () => number
): Promise<PageScene | null> {
  const { width, height } = page.pixels
  const shape = boxAround(thing, size * width, 0, 0)
  const choice = next()
  const place =
    way.place === 'flat'
      ? flatPlace(page.pixels, enlarged(shape, ROOM * shape.height), choice)
      : within(shape, width, height, choice, next())
  if (!place) return null
  const colour =
    way.colour === 'rare' ? rarestColour(page.pixels, place) : sharedColour(page.pixels, place)
  if (!colour) return null
  const box = boxAround(thing, size * width, place.x, place.y)
  return { ...page, thing, size, way, box, pixels: await drawnOn(page.pixels, thing, box, colour) }
}

/** A place for the middle of a box that lies within the page. */
function within(shape: Box, width: number, height: number, across: number, down: number): Place {
  return {
    x: shape.width / 2 + across * (width - shape.width),
    y: shape.height / 2 + down * (height - shape.height)
  }
}

async function drawnOn(
  page: Pixels,
  thing: PageScene['thing'],
  box: Box,
  colour: string
): Promise<Pixels> {
  const svg = svgOf(drawThing(thing, box, colour, ''), page)
  const data = await sharp(Buffer.from(page.data), {
    raw: { width: page.width, height: page.height, channels: 4 }
  })
    .composite([{ input: Buffer.from(svg) }])
    .raw()
    .toBuffer()
  return { ...page, data }
}
