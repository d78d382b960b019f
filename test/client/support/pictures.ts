import { encode } from 'fast-png'
import sharp from 'sharp'
import { crc32 } from '../../../src/images/png/png-chunks'

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

/** A moving PNG: every frame shows the same pixels (PNG 3rd edition, 11.3.6). */
export function apng(width = 64, height = 48): Uint8Array<ArrayBuffer> {
  const still = Buffer.from(png(width, height))
  const header = still.subarray(0, 33)
  const pixels = idatOf(still)
  const control = (sequence: number): Buffer =>
    chunk('fcTL', numbers(sequence, width, height, 0, 0), [0, 1, 0, 10, 0, 0])
  const frames = [control(0), chunk('IDAT', pixels)]
  for (let frame = 1; frame < FRAMES; frame++) {
    frames.push(control(2 * frame - 1), chunk('fdAT', numbers(2 * frame), pixels))
  }
  const animation = chunk('acTL', numbers(FRAMES, 0))
  return new Uint8Array(Buffer.concat([header, animation, ...frames, chunk('IEND')]))
}

function idatOf(file: Buffer): Buffer {
  const at = file.indexOf('IDAT')
  return file.subarray(at + 4, at + 4 + file.readUInt32BE(at - 4))
}

function numbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  values.forEach((value, index) => bytes.writeUInt32BE(value, index * 4))
  return bytes
}

function chunk(name: string, ...parts: (Buffer | number[])[]): Buffer {
  const body = Buffer.concat([Buffer.from(name), ...parts.map((part) => Buffer.from(part))])
  return Buffer.concat([numbers(body.length - 4), body, numbers(crc32(body))])
}
