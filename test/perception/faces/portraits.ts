import sharp from 'sharp'
import type { Network, Pixels } from '../../../src/perception'
import { createNetwork } from '../../../src/perception/faces/network'
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
  const heads = boxes.map(
    ({ x, y, height }) =>
      `<g transform="translate(${x} ${y}) scale(${height / 100})">${SHADED_HEAD}</g>`
  )
  return drawn({ width, height }, `<g transform="${transform}">${heads.join('')}</g>`)
}

async function drawn(size: { width: number; height: number }, content: string): Promise<Pixels> {
  const { width, height } = size
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#fff"/>${content}</svg>`
  const data = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()
  return { width, height, data }
}

/** A portrait with soft light from the left, on a canvas of 82 x 100: no photograph, but shaded like one. */
const SHADED_HEAD =
  '<defs><radialGradient id="skin" cx=".38" cy=".38" r=".75"><stop stop-color="#f2cdb0"/><stop offset=".6" stop-color="#cf9a77"/><stop offset="1" stop-color="#7a4e38"/></radialGradient>' +
  '<linearGradient id="wall" x2="1" y2="1"><stop stop-color="#aab3ad"/><stop offset="1" stop-color="#67706c"/></linearGradient>' +
  '<linearGradient id="cloth" y2="1" x2=".3"><stop stop-color="#4b566b"/><stop offset="1" stop-color="#252b38"/></linearGradient>' +
  '<filter id="soft"><feGaussianBlur stdDeviation=".8"/></filter><clipPath id="frame"><rect width="82" height="100"/></clipPath></defs>' +
  '<g clip-path="url(#frame)"><rect width="82" height="100" fill="url(#wall)"/><g filter="url(#soft)">' +
  '<path d="M4 104C6 80 26 76 41 76C56 76 76 80 80 104Z" fill="url(#cloth)"/><path d="M32 62h18v16c-5 6 -13 6 -18 0z" fill="#a8775a"/>' +
  '<ellipse cx="41" cy="44" rx="23" ry="29" fill="url(#skin)"/>' +
  '<path d="M17 46C12 8 70 6 66 46C64 30 56 24 46 24C34 25 22 28 17 46Z" fill="#33241c"/>' +
  '<path d="M25 37c4 -3 8 -3 12 -1M46 36c4 -2 8 -2 11 1" fill="none" stroke="#3f2a20" stroke-width="2.4"/>' +
  '<ellipse cx="31" cy="42.500" rx="4.500" ry="2.400" fill="#efe6df"/><ellipse cx="51" cy="42.500" rx="4.500" ry="2.400" fill="#efe6df"/>' +
  '<circle cx="31.500" cy="42.500" r="2.300" fill="#2a1c15"/><circle cx="51.500" cy="42.500" r="2.300" fill="#2a1c15"/>' +
  '<path d="M42 44c1 6 4 9 2 11c-2 2 -5 2 -7 0" fill="none" stroke="#8d5e46" stroke-width="2"/>' +
  '<path d="M31 62c6 -3 14 -3 20 0c-5 5 -15 5 -20 0z" fill="#a2524a"/></g></g>'
