import type { Rgb } from '../see/lab'
import type { Steps } from '../see/steps'
import { FLOAT, NetworkMemory } from '../kernels/network-memory'
import { type Layer, readWeights } from './weights'

/** Sides of the input are multiples of this: the network halves them five times. */
export const CELL = 32

/** The network's answers for each cell of a picture, row by row: `VALUES` numbers, only the first 25 used. */
export interface Answers {
  columns: number
  rows: number
  values: Float32Array
}

export const VALUES = 32

/** Subtracted from colours, sRGB 0–255: the mean of the pictures that the network has learned from. */
const MEANS = [117.001, 114.697, 97.404] as const

const EDGE = 2

/** The tiny face detector: a Tiny YOLO v2 of depthwise separable convolutions. It keeps one memory for all pictures. */
export class Network {
  private readonly memory = new NetworkMemory()
  private readonly weights: { depthwise: number; matrix: number; bias: number }[]

  constructor(private readonly layers: readonly Layer[]) {
    const { memory } = this
    this.weights = layers.map(({ depthwise, matrix, bias }) => ({
      depthwise: depthwise ? memory.keep(depthwise) : 0,
      matrix: memory.keep(matrix),
      bias: memory.keep(bias)
    }))
  }

  /** Looks at colours; beyond their right and bottom edge up to whole cells there is nothing. */
  *look({ r, g, b }: Rgb): Steps<Answers> {
    const width = Math.ceil(r.width / CELL) * CELL
    const height = Math.ceil(r.height / CELL) * CELL
    const sizes = this.layers.map(({ outputs }, i) => {
      const shift = Math.min(i, 5)
      return { width: width >> shift, height: height >> shift, outputs }
    })
    const { memory } = this
    memory.begin()
    // The inputs of each layer, with an edge of zeros, and rows: of one layer before and after the matrix.
    const planes = this.layers.map(({ inputs }, i) =>
      memory.take((sizes[i]!.width + EDGE) * (sizes[i]!.height + EDGE) * inputs)
    )
    const longest = Math.max(...sizes.map((size) => (size.width + 4) * size.outputs))
    const scratch = memory.take(longest)
    const upper = memory.take(longest)
    const lower = memory.take(longest)
    const answers = memory.take((sizes.at(-1)!.width + 4) * sizes.at(-1)!.height * VALUES)
    const { calls } = memory.kernels
    const numbers = memory.kernels.numbers()
    numbers.fill(0, planes[0]! / FLOAT, scratch / FLOAT)
    fill(numbers, planes[0]! / FLOAT, (width + EDGE) * 3, { r, g, b })
    yield
    for (let i = 0; i < this.layers.length - 1; i++) {
      const { outputs } = this.layers[i]!
      const size = sizes[i]!
      const to = sizes[i + 1]!
      const halves = to.width < size.width
      const pixel = outputs * FLOAT
      for (let y = 0; y < to.height; y++) {
        const first = halves ? 2 * y : y
        for (const [row, at] of [upper, lower].entries()) {
          // There is no pixel beyond the last, nor a row: it counts once more.
          this.row(i, planes[i]!, Math.min(first + row, size.height - 1), size.width, scratch, at)
          const last = (at + (size.width - 1) * pixel) / FLOAT
          if (!halves) numbers.copyWithin(last + outputs, last, last + outputs)
        }
        const out = planes[i + 1]! + ((y + 1) * (to.width + EDGE) + 1) * pixel
        const step = halves ? 2 * pixel : pixel
        const { bias } = this.weights[i]!
        calls.pool(upper, lower, bias, out, to.width, outputs / 4, step, pixel)
        if (memory.isDue()) yield
      }
    }
    const { width: columns, height: rows } = sizes.at(-1)!
    const last = this.layers.length - 1
    const { inputs, outputs, bias } = this.layers[last]!
    for (let y = 0; y < rows; y++) {
      const from = planes[last]! + ((y + 1) * (columns + EDGE) + 1) * inputs * FLOAT
      const to = answers + y * columns * VALUES * FLOAT
      memory.product(from, inputs, this.weights[last]!.matrix, to, outputs, columns)
    }
    const values = numbers.slice(answers / FLOAT, answers / FLOAT + columns * rows * VALUES)
    for (let i = 0; i < values.length; i++) values[i]! += bias[i % VALUES]!
    return { columns, rows, values }
  }

  private row(
    i: number,
    plane: number,
    y: number,
    width: number,
    scratch: number,
    to: number
  ): void {
    const { memory } = this
    const { inputs, outputs } = this.layers[i]!
    const { depthwise, matrix } = this.weights[i]!
    const pixel = inputs * FLOAT
    const line = (width + EDGE) * pixel
    const from = plane + y * line
    if (i === 0) {
      memory.productOfColours(from, line, pixel, matrix, to, outputs, width)
      return
    }
    const [here, below] = [from + line, from + 2 * line]
    const { calls } = memory.kernels
    calls.depthwise(from, here, below, depthwise, scratch, width, inputs / 4, pixel, pixel)
    memory.product(scratch, inputs, matrix, to, outputs, width)
  }
}

function fill(numbers: Float32Array, start: number, line: number, { r, g, b }: Rgb): void {
  const { width, height } = r
  for (let y = 0; y < height; y++) {
    let at = start + (y + 1) * line + 3
    for (let i = y * width; i < (y + 1) * width; i++, at += 3) {
      numbers[at] = (r.data[i]! - MEANS[0]) / 255
      numbers[at + 1] = (g.data[i]! - MEANS[1]) / 255
      numbers[at + 2] = (b.data[i]! - MEANS[2]) / 255
    }
  }
}

/** Reads weights as `readWeights` does; null when they are damaged. Nothing is unpacked before the first look. */
export function createNetwork(weights: Uint8Array): Network | null {
  const layers = readWeights(weights)
  return layers && new Network(layers)
}
