import { encode } from 'fast-png'
import sharp from 'sharp'
import { AnimatedPng } from '../../../src/images/png/animated-png'

/** A PNG file of random-looking but repeatable pixels. */
export function png(width = 64, height = 48): Uint8Array<ArrayBuffer> {
  const data = Uint8Array.from({ length: width * height * 4 }, (_, at) => (at * 2654435761) >>> 24)
  return new Uint8Array(encode({ width, height, data, channels: 4, depth: 8 }))
}

export async function jpeg(width = 64, height = 48): Promise<Uint8Array<ArrayBuffer>> {
  return toJpeg(png(width, height))
}

async function toJpeg(picture: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await sharp(picture).flatten().jpeg({ progressive: true }).toBuffer())
}

const FRAMES = 3

/** A moving picture of three frames. */
export async function moving(
  type: 'gif' | 'webp',
  width = 64,
  height = 48
): Promise<Uint8Array<ArrayBuffer>> {
  const data = Uint8Array.from({ length: width * height * FRAMES * 4 }, (_, at) => at >> 6)
  const raw = { width, height: height * FRAMES, channels: 4, pageHeight: height } as const
  return new Uint8Array(await sharp(data, { raw })[type]({ loop: 0 }).toBuffer())
}

/** A moving PNG, of other pixels in every frame. */
export function apng(width = 64, height = 48): Uint8Array<ArrayBuffer> {
  const animation = new AnimatedPng()
  const palette = Array.from({ length: 256 }, (_, level) => [level, 40, 90, 255] as const)
  for (let frame = 0; frame < FRAMES; frame++) {
    const indices = Uint8Array.from({ length: width * height }, (_, at) => (at * 37 + frame) >> 4)
    animation.add({ width, height, indices, palette }, 100)
  }
  return animation.finish()
}
