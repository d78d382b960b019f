import { encode } from 'fast-png'
import sharp from 'sharp'

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
