import sharp from 'sharp'
import type { Pixels } from '../../../../src/perception'
import { readPixels } from '../read-pixels'
import { hasData, viewedPictures } from '../viewing-data'
import { enlarged, svgOf } from './draw-scene'
import { flatPlace, rarestColour } from './flat-place'
import { numbersFrom } from './glyphs'
import { SIZES } from './scenes'
import { boxAround, drawThing } from './things'
import type { Box } from './things'

/** A real page with one thing planted in a place where nothing was. */
export interface PageScene {
  stem: string
  thing: 'disc' | 'button'
  /** Part of the page's width. */
  size: number
  box: Box
  pixels: Pixels
}

/** Room around the thing that is as flat as its own place, in parts of its height. */
const ROOM = 0.15

/** Discs and buttons on the pages of FiWI; a page without a flat place large enough is left out. */
export async function* pageScenes(): AsyncGenerator<PageScene> {
  if (!hasData()) return
  for (const [i, { stem, file }] of viewedPictures('fiwi').entries()) {
    const page = await readPixels(file)
    const next = numbersFrom(i + 1)
    for (const thing of ['disc', 'button'] as const) {
      for (const size of SIZES) {
        const shape = boxAround(thing, size * page.width, 0, 0)
        const place = flatPlace(page, enlarged(shape, ROOM * shape.height), next())
        if (!place) continue
        const box = boxAround(thing, size * page.width, place.x, place.y)
        const colour = rarestColour(page, place)
        const svg = svgOf(drawThing(thing, box, colour, ''), page)
        const data = await sharp(Buffer.from(page.data), {
          raw: { width: page.width, height: page.height, channels: 4 }
        })
          .composite([{ input: Buffer.from(svg) }])
          .raw()
          .toBuffer()
        yield { stem, thing, size, box, pixels: { ...page, data } }
      }
    }
  }
}
