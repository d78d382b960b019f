import sharp from 'sharp'
import type { Network, Pixels } from '../../../src/perception'
import { createNetwork } from '../../../src/perception/faces/network'
import { drawFace } from '../../bench/perception/faces/drawn-faces'
import type { Box } from '../../bench/perception/pop-out/things'
import { networkWeights } from '../../../src/node/engine/network-weights'

/** The network with the weights of the package. */
export async function network(): Promise<Network> {
  return createNetwork(await facesFile())!
}

/** The detector's part of all weights. */
export async function facesFile(): Promise<Uint8Array> {
  const file = (await networkWeights())!
  return file.subarray(4, 4 + new DataView(file.buffer, file.byteOffset).getUint32(0, true))
}

/** White, with shaded heads in these boxes; drawn here, so that no photograph of anybody is needed. */
export function portraits(
  { width, height }: { width: number; height: number },
  boxes: readonly Box[],
  transform = ''
): Promise<Pixels> {
  const heads = boxes.map((box) => drawFace('shaded', box)).join('')
  return drawn({ width, height }, `<g transform="${transform}">${heads}</g>`)
}

async function drawn(size: { width: number; height: number }, content: string): Promise<Pixels> {
  const { width, height } = size
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#fff"/>${content}</svg>`
  const data = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()
  return { width, height, data }
}
