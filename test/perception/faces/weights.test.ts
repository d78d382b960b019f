import { expect, it } from 'vitest'
import { facesFile } from './portraits'
import { createNetwork } from '../../../src/perception/faces/network'
import { readWeights } from '../../../src/perception/faces/weights'

it('reads the layers of the package', async () => {
  const layers = readWeights(await facesFile())!
  expect(layers.map(({ inputs, outputs }) => [inputs, outputs])).toEqual([
    [3, 16],
    [16, 32],
    [32, 64],
    [64, 128],
    [128, 256],
    [256, 512],
    [512, 32]
  ])
  expect(layers.flatMap(({ matrix }) => [...matrix]).every(Number.isFinite)).toBe(true)
})

it('takes no weights of which a byte differs, is missing or too many', async () => {
  const weights = await facesFile()
  const changed = weights.slice()
  changed[100_000]! ^= 1
  expect(createNetwork(changed)).toBeNull()
  expect(createNetwork(weights.subarray(1))).toBeNull()
  expect(createNetwork(new Uint8Array([...weights, 0]))).toBeNull()
  expect(createNetwork(new Uint8Array())).toBeNull()
  expect(createNetwork(weights)).not.toBeNull()
})
