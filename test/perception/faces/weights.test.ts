import { expect, it } from 'vitest'
import { facesFile } from './portraits'
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
