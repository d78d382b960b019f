import sharp from 'sharp'
import type { Pixels } from '../../../../src/perception'
import { numbersFrom } from '../../../support/numbers'
import { enlarged, svgOf } from '../svg'
import { rarestColour, sharedColour } from './colours'
import { flatPlace } from './flat-place'
import type { Place } from './hits'
import { type RealPage, realPages } from './real-pages'
import { type Box, boxAround, drawThing, THING_NAMES, type ThingName } from './things'

/** Widths of what is planted, px on a page of 1200. */
export const SIZES = [40, 60, 90, 135, 180, 270, 300]

/** A real page with one thing planted on it. */
export interface PageScene extends RealPage {
  thing: ThingName
  size: number
  hasWord: boolean
  /** Whether it lies in a flat place or anywhere, in the colour that the page has least of or in one that it has. */
  place: 'flat' | 'any'
  colour: 'lacking' | 'had'
  box: Box
}

/** Room around a thing in a flat place that is as flat, in parts of its height. */
const ROOM = 0.1
/** No thing is lower, px on a page of 1200. */
const LEAST_HEIGHT = 20

/**
 * `many` things on each real page, one at a time, in all sizes by turns and else by chance, which `seed` decides. Where
 * a page has no flat place that is large enough, or none of the colours in small amounts, there is no scene.
 */
export async function* pageScenes(
  many: number,
  seed: number,
  isWanted: (page: RealPage) => boolean
): AsyncGenerator<PageScene> {
  let nth = 0
  for await (const page of realPages()) {
    nth++
    if (!isWanted(page)) continue
    const next = numbersFrom(101 * nth + seed)
    for (let turn = 0; turn < many; turn++) {
      const scene = await planted(page, SIZES[(3 * nth + turn) % SIZES.length]!, next)
      if (scene) yield scene
    }
  }
}

async function planted(
  page: RealPage,
  size: number,
  next: () => number
): Promise<PageScene | null> {
  const { width, height } = page.pixels
  const thing = THING_NAMES[Math.floor(next() * THING_NAMES.length)]!
  const word = next() < 0.5 ? 0 : 0.14 + 0.14 * next()
  const place = next() < 0.5 ? 'flat' : 'any'
  const colour = next() < 0.6 ? 'lacking' : 'had'
  const px = width / 1200
  const boxAt = ({ x, y }: Place): Box => boxAround(thing, size * px, x, y, LEAST_HEIGHT * px)
  const shape = boxAt({ x: 0, y: 0 })
  const [across, down] = [next(), next()]
  const at =
    place === 'flat'
      ? flatPlace(page.pixels, enlarged(shape, ROOM * shape.height), across)
      : within(shape, width, height, across, down)
  if (!at || shape.height > height) return null
  const fill = (colour === 'lacking' ? rarestColour : sharedColour)(page.pixels, at)
  if (!fill) return null
  const box = boxAt(at)
  const pixels = await drawnOn(page.pixels, drawThing(thing, box, fill, word))
  return { ...page, thing, size, hasWord: word > 0, place, colour, box, pixels }
}

/** A place for the middle of a box that lies within the page. */
function within(shape: Box, width: number, height: number, across: number, down: number): Place {
  return {
    x: shape.width / 2 + across * (width - shape.width),
    y: shape.height / 2 + down * (height - shape.height)
  }
}

async function drawnOn(page: Pixels, drawing: string): Promise<Pixels> {
  const { width, height } = page
  const data = await sharp(Buffer.from(page.data), { raw: { width, height, channels: 4 } })
    .composite([{ input: Buffer.from(svgOf(drawing, page)) }])
    .raw()
    .toBuffer()
  return { ...page, data }
}
