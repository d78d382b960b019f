import sharp from 'sharp'
import type { Pixels } from '../../../../src/perception'
import type { Size } from '../../../../src/perception/see/size'
import { PAGE, drawPage, textColour } from './pages'
import type { Scene } from './scenes'
import { type Box, drawThing } from './things'

/** How far text keeps away from a thing, in parts of its height. */
const GAP = 0.35

/** A scene as pixels. */
export function drawScene({ page, ground, thing, box, colour }: Scene): Promise<Pixels> {
  const gap = enlarged(box, GAP * box.height)
  const planted = drawThing(thing, box, colour, textColour(ground))
  return drawn(drawPage(page, ground, gap) + planted, PAGE)
}

export function enlarged({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }
}

export async function drawn(drawing: string, { width, height }: Size): Promise<Pixels> {
  const data = await sharp(Buffer.from(svgOf(drawing, { width, height })))
    .ensureAlpha()
    .raw()
    .toBuffer()
  return { width, height, data }
}

/** A drawing as a whole document. */
export function svgOf(drawing: string, { width, height }: Size): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing}</svg>`
}
