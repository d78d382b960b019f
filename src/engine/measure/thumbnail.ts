import { base64ToUint8Array, uint8ArrayToBase64 } from 'uint8array-extras'
import { fitArea, type Pixels, runToEnd, shrinkPixels } from '../../perception'
import { decodeImage, type ImageCodec, OWN_SIDES } from '../../images/decode-image'
import { encodeRgbPng } from '../../images/png/encode-rgb-png'

/** A thumbnail's area in px: about 110 x 75. A pixel of it stands for some 13 x 13 px of a common frame. */
const AREA = 8_192
/** Step of the stored colours in levels (0–255): a third smaller in the file than with steps of 4. */
const STEP = 8
/** Sides of the same frame's exports may be rounded either way, px. */
const ROUNDING = 1

/**
 * Largest difference of a pixel, in levels of a channel, between thumbnails of the same design: more than noise, softer
 * or sharper edges and heavier letters cause (at most 10 on the seven samples), less than most single letters and all
 * whole words (docs/method.md).
 */
const TOLERANCE = 12

/** See `Measure.thumbnail`. */
export async function drawThumbnail(png: Uint8Array, codec: ImageCodec): Promise<string> {
  const pixels = await decodeImage(png, codec, OWN_SIDES)
  const size = fitArea(pixels, AREA)
  const kept = shrink(pixels, size).map((level) => Math.min(255, Math.round(level / STEP) * STEP))
  return uint8ArrayToBase64(await encodeRgbPng(size, kept))
}

/** See `Measure.looksSame`. */
export async function looksSame(
  thumbnail: string,
  png: Uint8Array,
  codec: ImageCodec
): Promise<boolean> {
  return (await furthestFrom(thumbnail, png, codec)) <= TOLERANCE
}

/** How far a frame has moved from its thumbnail: the largest difference of a pixel, levels; infinite for another size. */
async function furthestFrom(
  thumbnail: string,
  png: Uint8Array,
  codec: ImageCodec
): Promise<number> {
  const then = await decodeImage(base64ToUint8Array(thumbnail), codec, OWN_SIDES)
  const now = await decodeImage(png, codec, OWN_SIDES)
  const size = fitArea(now, AREA)
  const resized =
    Math.abs(size.width - then.width) > ROUNDING || Math.abs(size.height - then.height) > ROUNDING
  if (resized) return Infinity
  const [one, other] = [shrink(then, then), shrink(now, then)]
  return one.reduce((most, level, i) => Math.max(most, Math.abs(level - other[i]!)), 0)
}

/** A picture over white at another size, red, green and blue of each pixel. */
function shrink(pixels: Pixels, size: { width: number; height: number }): Uint8Array {
  const { r, g, b } = runToEnd(shrinkPixels(pixels, size))
  const colours = new Uint8Array(3 * size.width * size.height)
  for (let i = 0; i < r.data.length; i++) {
    colours[3 * i] = Math.round(r.data[i]!)
    colours[3 * i + 1] = Math.round(g.data[i]!)
    colours[3 * i + 2] = Math.round(b.data[i]!)
  }
  return colours
}
