import { beforeAll, describe, expect, it } from 'vitest'
import { networkWeights } from '../../../src/node/engine/network-weights'
import { runToEnd } from '../../../src/perception'
import { Backbone, CHANNELS, createBackbone } from '../../../src/perception/backbone/backbone'
import { readBackbone } from '../../../src/perception/backbone/weights'
import { simdKernels } from '../../../src/perception/kernels/create-kernels'
import type { Rgb } from '../../../src/perception/see/lab'
import { plane } from '../../../src/perception/see/plane'

let file: Uint8Array
let backbone: Backbone

beforeAll(async () => {
  const all = (await networkWeights())!
  file = all.subarray(4 + new DataView(all.buffer, all.byteOffset).getUint32(0, true))
  backbone = createBackbone(file)!
})

function colours(width: number, height: number): Rgb {
  const [r, g, b] = [1, 2, 3].map((step) => {
    const channel = plane(width, height)
    for (let i = 0; i < channel.data.length; i++) channel.data[i] = (i * i * step) % 256
    return channel
  })
  return { r: r!, g: g!, b: b! }
}

describe('the backbone', () => {
  it.each([
    [512, 384, 32, 24],
    [1366, 768, 37, 21],
    [40, 40, 28, 28],
    [300, 9000, 5, 152]
  ])('sees a picture of %i × %i px in %i × %i cells', (width, height, across, down) => {
    const sight = runToEnd(backbone.look(colours(width, height)))
    expect([sight.width, sight.height]).toEqual([across, down])
    expect(sight.values).toHaveLength(across * down * CHANNELS)
    expect(sight.values.every(Number.isFinite)).toBe(true)
  })

  it('gives the same numbers for the same picture, whatever it saw before', () => {
    const before = runToEnd(backbone.look(colours(320, 200)))
    runToEnd(backbone.look(colours(1366, 768)))
    expect(runToEnd(backbone.look(colours(320, 200)))).toEqual(before)
  })

  it('needs no more memory after looks that were stopped', () => {
    const kernels = simdKernels()
    const own = new Backbone(readBackbone(file)!, kernels)
    const sizes = Array.from({ length: 3 }, () => {
      const look = own.look(colours(64, 48))
      for (let step = 0; step < 6; step++) look.next()
      look.return(undefined as never)
      return kernels.numbers().length
    })
    expect(new Set(sizes).size).toBe(1)
  })
})
