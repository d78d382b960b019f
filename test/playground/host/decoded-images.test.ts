import type { Image } from 'canvaskit-wasm'
import { initCanvasKit } from '@open-pencil/core'
import { encode } from 'fast-png'
import { expect, test } from 'vitest'
import { DecodedImages } from '../../../src/playground/host/document/decoded-images'
import { newDocument } from '../../support/host'

const ck = await initCanvasKit()

/** 100 x 100 px of one grey, by a name that says which. */
function pictures(hash: string): Uint8Array | undefined {
  const grey = Number(hash)
  if (Number.isNaN(grey)) return undefined
  return encode({ width: 100, height: 100, data: new Uint8Array(100 * 100 * 4).fill(grey) })
}

/** Bytes of one of them, decoded. */
const EACH = Math.round(100 * 100 * 4 * (4 / 3))

function sizeOf(image: Image | undefined): [number, number] | null {
  return image ? [image.width(), image.height()] : null
}

test('pictures are decoded once, up to a budget; those used longest ago go first', () => {
  const images = new DecodedImages(ck, 3 * EACH, pictures)
  const [first, second] = [images.get('1'), images.get('2')]
  images.get('3')
  expect([images.get('1') === first, images.crowded, images.size]).toEqual([true, false, 3])
  images.get('4')
  expect([second?.isDeleted(), first?.isDeleted(), images.crowded]).toEqual([true, false, true])
  expect([...images.keys()]).toEqual(['3', '1', '4'])
  expect(images.held).toBe(3 * EACH)
  images.clear()
  expect([first?.isDeleted(), images.size, images.held]).toEqual([true, 0, 0])
})

test('a picture larger than the budget is kept while it is used, and one that cannot be read is none', () => {
  const images = new DecodedImages(ck, 1, pictures)
  const first = images.get('1')
  expect(images.get('1')).toBe(first)
  images.get('2')
  expect([first?.isDeleted(), images.size]).toEqual([true, 1])
  expect(images.get('no picture')).toBeUndefined()
})

test('pictures can be kept smaller than they are, which lets go of the larger ones', () => {
  const images = new DecodedImages(ck, 100 * EACH, pictures)
  const large = images.get('1')
  images.shrinkage = 4
  expect([large?.isDeleted(), sizeOf(images.get('1'))]).toEqual([true, [25, 25]])
  expect(images.held).toBe(Math.round(EACH / 16))
})

test(
  'exports of ever more designs with pictures look as before',
  { tags: ['thorough'] },
  async () => {
    const { figma } = await newDocument()
    const frames = Array.from({ length: 12 }, (_, at) => {
      const png = encode({
        width: 1000,
        height: 1000,
        data: new Uint8Array(1000 * 1000 * 4).fill(200 + at)
      })
      const frame = figma.createFrame()
      const imageHash = figma.createImage(png).hash
      frame.fills = [{ type: 'IMAGE', scaleMode: at % 2 === 0 ? 'FILL' : 'TILE', imageHash }]
      return frame
    })
    // All of them decoded would be 64 MB, more than are kept.
    const drawAll = () => Promise.all(frames.map((frame) => frame.exportAsync({ format: 'PNG' })))
    expect(await drawAll()).toEqual(await drawAll())
  }
)
