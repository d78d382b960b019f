import sharp from 'sharp'
import { createNetwork, type Network, type Pixels } from '../../../src/perception'
import { type Box, drawThing } from '../../bench/perception/pop-out/things'
import { faceWeights } from '../../../src/node/engine/face-weights'

/** The network with the weights of the package. */
export async function network(): Promise<Network> {
  const weights = await faceWeights()
  return createNetwork(weights!)!
}

/** White, with shaded heads in these boxes; drawn here, so that no photograph of anybody is needed. */
export function portraits(
  { width, height }: { width: number; height: number },
  boxes: readonly Box[],
  transform = ''
): Promise<Pixels> {
  const heads = boxes.map((box) => drawThing('photographedFace', box, '', '')).join('')
  return drawn({ width, height }, `<g transform="${transform}">${heads}</g>`)
}

async function drawn(size: { width: number; height: number }, content: string): Promise<Pixels> {
  const { width, height } = size
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#fff"/>${content}</svg>`
  const data = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()
  return { width, height, data }
}
