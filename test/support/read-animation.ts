import sharp from 'sharp'
import { pngChunk } from '../../src/images/png/png-chunks'

export interface AnimationFrame {
  milliseconds: number
  width: number
  height: number
  /** Alpha by pixel, row by row. */
  alphas: Uint8Array
  /** How bright each pixel glows, likewise: the mean of red and green, which its scale ends in. */
  glow: Uint8Array
}

const SIGNATURE_BYTES = 8

/** Cuts every frame out of an animated PNG as a plain one, and decodes it with another library than ours. */
export async function readAnimation(file: Uint8Array): Promise<AnimationFrame[]> {
  const chunks = [...chunksOf(Buffer.from(file))]
  const shared = ['IHDR', 'PLTE', 'tRNS'].map((type) => {
    const { body } = chunks.find((chunk) => chunk.type === type)!
    return pngChunk(type, body)
  })
  const controls = chunks.filter(({ type }) => type === 'fcTL')
  const data = chunks.flatMap(({ type, body }) =>
    type === 'IDAT' ? [body] : type === 'fdAT' ? [body.subarray(4)] : []
  )
  const count = chunks.find(({ type }) => type === 'acTL')!.body.readUInt32BE(0)
  if (count !== controls.length || count !== data.length) throw new Error('Frames are missing.')
  return Promise.all(
    data.map(async (rows, i) => {
      const png = [pngChunk('IDAT', rows), pngChunk('IEND', Buffer.alloc(0))]
      const whole = Buffer.concat([file.subarray(0, SIGNATURE_BYTES), ...shared, ...png])
      const decoded = await sharp(whole).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
      const { width, height } = decoded.info
      const milliseconds = controls[i]!.body.readUInt16BE(20)
      const pixels = Array.from({ length: width * height }, (_, at) =>
        decoded.data.subarray(4 * at, 4 * at + 4)
      )
      const alphas = Uint8Array.from(pixels, (pixel) => pixel[3]!)
      const glow = Uint8Array.from(pixels, ([red, green]) => (red! + green!) / 2)
      return { milliseconds, width, height, alphas, glow }
    })
  )
}

function* chunksOf(file: Buffer): Generator<{ type: string; body: Buffer }> {
  for (let at = SIGNATURE_BYTES; at < file.length;) {
    const end = at + 8 + file.readUInt32BE(at)
    yield { type: file.toString('latin1', at + 4, at + 8), body: file.subarray(at + 8, end) }
    at = end + 4
  }
}

/** Where a frame glows most, as parts of its width and height. */
export function peakOf({
  width,
  height,
  glow
}: Pick<AnimationFrame, 'width' | 'height' | 'glow'>): { x: number; y: number } {
  const at = glow.indexOf(glow.reduce((most, value) => Math.max(most, value), 0))
  return { x: ((at % width) + 0.5) / width, y: (Math.floor(at / width) + 0.5) / height }
}
