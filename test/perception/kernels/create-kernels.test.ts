import fc from 'fast-check'
import { expect, it } from 'vitest'
import { simdKernels } from '../../../src/perception/kernels/create-kernels'
import type { KernelCalls } from '../../../src/perception/kernels/kernels'
import { plainKernels } from '../../../src/perception/kernels/plain-kernels'
import { numbersFrom } from '../../support/numbers'

const FLOATS = 40_000

/** What a call leaves in a memory of numbers between -2 and 2, the same in both. */
function results(seed: number, call: (calls: KernelCalls) => void): [Float32Array, Float32Array] {
  const [simd, plain] = [simdKernels(), plainKernels()].map(({ reserve, numbers, calls }) => {
    reserve(4 * FLOATS)
    const next = numbersFrom(seed)
    for (let i = 0; i < FLOATS; i++) numbers()[i] = 4 * next() - 2
    call(calls)
    return numbers().slice(0, FLOATS)
  })
  return [simd!, plain!]
}

const seeds = fc.integer({ min: 1, max: 2 ** 31 - 1 })
const upTo = (max: number) => fc.integer({ min: 1, max })

it.each<[string, (count: number, groups: number) => (calls: KernelCalls) => void]>([
  [
    'products of matrices',
    (count, groups) => (calls) => {
      calls.matrixProduct(0, 16 * groups, 40_000, 80_000, 64, count, 4 * groups, 0)
      calls.matrixProduct(64, 12, 48_000, 80_032, 64, count, 9, 1)
    }
  ],
  [
    'neighbours of a channel',
    (count, groups) => (calls) => {
      const pixel = 16 * groups
      calls.depthwise(0, 10_000, 20_000, 40_000, 80_000, count, groups, pixel, pixel)
      calls.depthwise(0, 10_000, 20_000, 40_000, 100_000, count, groups, pixel, 2 * pixel)
    }
  ],
  [
    'clamped sums',
    (count, groups) => (calls) => calls.clamp(0, 80_000, count, groups, 16 * groups)
  ],
  [
    'the largest of four pixels',
    (count, groups) => (calls) => {
      calls.pool(0, 20_000, 40_000, 80_000, count, groups, 32 * groups, 16 * groups)
      calls.pool(0, 20_000, 40_000, 120_000, count, groups, 16 * groups, 16 * groups)
    }
  ]
])('gives the same %s with vectors and in plain code, to the last bit', (_, callOf) => {
  fc.assert(
    fc.property(seeds, upTo(12), upTo(8), (seed, count, groups) => {
      const [simd, plain] = results(seed, callOf(count, groups))
      expect(Buffer.compare(Buffer.from(simd.buffer), Buffer.from(plain.buffer))).toBe(0)
    }),
    { numRuns: 30 }
  )
})

it('reckons as it is written down: eight sums for a pixel, added to what is there', () => {
  const { reserve, numbers, calls } = plainKernels()
  reserve(4096)
  const memory = numbers()
  memory.set([1, 2], 0)
  memory.set(
    Array.from({ length: 16 }, (_, i) => i),
    64
  )
  calls.matrixProduct(0, 0, 256, 512, 32, 1, 2, 0)
  expect([...memory.subarray(128, 136)]).toEqual([16, 19, 22, 25, 28, 31, 34, 37])
  calls.matrixProduct(0, 0, 256, 512, 32, 1, 2, 1)
  expect([...memory.subarray(128, 136)]).toEqual([32, 38, 44, 50, 56, 62, 68, 74])
})
