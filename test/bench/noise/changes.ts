import sharp from 'sharp'
import type { Pixels } from '../../../src/perception'
import { numbersFrom } from '../../support/numbers'
import { pixelsOf } from '../perception/read-pixels'

/** A change of a picture too small to change where people look. */
export interface Change {
  name: string
  apply: (pixels: Pixels) => Promise<Pixels>
}

/** All changes that the noise is measured with. */
export const CHANGES: Change[] = [
  ...[1, 2, 3].flatMap((px) => [shifted(px, 0), shifted(0, px)]),
  ...[0.97, 0.985, 1.015, 1.03].map(scaled),
  { name: 'JPEG of quality 90', apply: asJpeg },
  { name: 'noise of one grey level', apply: async (pixels) => noisy(pixels) },
  { name: 'colours one or two levels warmer', apply: async (pixels) => warmer(pixels) },
  { name: 'one px cropped all round', apply: cropped }
]

function shifted(right: number, down: number): Change {
  return {
    name: `${Math.max(right, down)} px ${right > 0 ? 'to the right' : 'down'}`,
    apply: ({ width, height, data }) =>
      pixelsOf(
        sharp(data, raw(width, height))
          .extract({ left: 0, top: 0, width: width - right, height: height - down })
          .extend({ left: right, top: down, extendWith: 'copy' })
      )
  }
}

function scaled(factor: number): Change {
  return {
    name: `scaled by ${factor}`,
    apply: ({ width, height, data }) =>
      pixelsOf(
        sharp(data, raw(width, height)).resize(
          Math.round(width * factor),
          Math.round(height * factor),
          { fit: 'fill' }
        )
      )
  }
}

async function asJpeg({ width, height, data }: Pixels): Promise<Pixels> {
  const opaque = sharp(data, raw(width, height)).flatten({ background: 'white' })
  return pixelsOf(sharp(await opaque.jpeg({ quality: 90 }).toBuffer()))
}

function cropped({ width, height, data }: Pixels): Promise<Pixels> {
  const inside = { left: 1, top: 1, width: width - 2, height: height - 2 }
  return pixelsOf(sharp(data, raw(width, height)).extract(inside))
}

/** One level up, down or none for each channel, the same every time. */
function noisy({ width, height, data }: Pixels): Pixels {
  const next = numbersFrom(1)
  const changed = Uint8ClampedArray.from(data, (level, i) =>
    i % 4 === 3 ? level : level + (Math.floor(256 * next()) % 3) - 1
  )
  return { width, height, data: changed }
}

function warmer({ width, height, data }: Pixels): Pixels {
  const shift = [2, 1, -1, 0]
  return { width, height, data: Uint8ClampedArray.from(data, (level, i) => level + shift[i % 4]!) }
}

function raw(width: number, height: number) {
  return { raw: { width, height, channels: 4 as const } }
}
