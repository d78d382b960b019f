import { type Kernels, LEAK, MOST } from './kernels'

const round = Math.fround

/** The kernels in plain code: for hosts that refuse WebAssembly, and to hold the others against. */
export function plainKernels(): Kernels {
  let numbers = new Float32Array(16384)
  return {
    numbers: () => numbers,
    reserve(bytes) {
      if (bytes <= numbers.byteLength) return
      const grown = new Float32Array(Math.ceil(bytes / 4))
      grown.set(numbers)
      numbers = grown
    },
    calls: {
      matrixProduct(input, inputStep, weights, output, outputStep, tiles, depth, isMore) {
        for (let pixel = 0; pixel < 4 * tiles; pixel++) {
          const from = (input + pixel * inputStep) >> 2
          const to = (output + pixel * outputStep) >> 2
          for (let channel = 0; channel < 8; channel++) {
            let sum = isMore === 0 ? 0 : numbers[to + channel]!
            let weight = (weights >> 2) + channel
            for (let i = 0; i < depth; i++, weight += 8) {
              sum = round(sum + round(numbers[from + i]! * numbers[weight]!))
            }
            numbers[to + channel] = sum
          }
        }
      },
      depthwise(above, row, below, weights, output, pixels, groups, step, hop) {
        const rows = [above >> 2, row >> 2, below >> 2]
        const channels = step >> 2
        for (let x = 0; x < pixels; x++) {
          for (let channel = 0; channel < 4 * groups; channel++) {
            let sum = 0
            let weight = (weights >> 2) + channel
            for (const from of rows) {
              const first = from + ((x * hop) >> 2) + channel
              for (let at = first; at <= first + 2 * channels; at += channels) {
                sum = round(sum + round(numbers[at]! * numbers[weight]!))
                weight += channels
              }
            }
            numbers[(output >> 2) + x * channels + channel] = sum
          }
        }
      },
      clamp(row, bias, pixels, groups, step) {
        for (let x = 0; x < pixels; x++) {
          for (let channel = 0; channel < 4 * groups; channel++) {
            const at = ((row + x * step) >> 2) + channel
            const sum = larger(0, round(numbers[at]! + numbers[(bias >> 2) + channel]!))
            numbers[at] = MOST < sum ? MOST : sum
          }
        }
      },
      pool(upper, lower, bias, output, pixels, groups, step, pixel) {
        for (let x = 0; x < pixels; x++) {
          for (let channel = 0; channel < 4 * groups; channel++) {
            const above = ((upper + x * step) >> 2) + channel
            const below = ((lower + x * step) >> 2) + channel
            const beside = pixel >> 2
            const high = larger(numbers[above]!, numbers[above + beside]!)
            const low = larger(numbers[below]!, numbers[below + beside]!)
            const sum = round(larger(high, low) + numbers[(bias >> 2) + channel]!)
            numbers[((output + x * pixel) >> 2) + channel] = larger(round(sum * LEAK), sum)
          }
        }
      }
    }
  }
}

const larger = (one: number, other: number): number => (one < other ? other : one)
