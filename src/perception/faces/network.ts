import type { Rgb } from '../see/lab'
import type { Steps } from '../see/steps'
import { createKernels } from '../kernels/create-kernels'
import type { Kernels } from '../kernels/kernels'
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

/** Multiplications after which the steps pause: a few ms. */
const WORK_PER_STEP = 8_000_000

const FLOAT = 4
const EDGE = 2

/** The tiny face detector: a Tiny YOLO v2 of depthwise separable convolutions. It keeps one memory for all pictures. */
export class Network {
  private readonly kernels: Kernels = createKernels()
  private readonly places: { depthwise: number; matrix: number; bias: number }[] = []
  private readonly begin: number
  private work = 0

  constructor(private readonly layers: readonly Layer[]) {
    let at = 0
    const take = (values: Float32Array | null): number => {
      const place = at
      at += Math.ceil((values?.length ?? 0) / 4) * 4 * FLOAT
      return place
    }
    for (const { depthwise, matrix, bias } of layers) {
      this.places.push({ depthwise: take(depthwise), matrix: take(matrix), bias: take(bias) })
    }
    this.kernels.reserve(at)
    const numbers = this.kernels.numbers()
    for (const [i, { depthwise, matrix, bias }] of layers.entries()) {
      const place = this.places[i]!
      if (depthwise) numbers.set(depthwise, place.depthwise / FLOAT)
      numbers.set(matrix, place.matrix / FLOAT)
      numbers.set(bias, place.bias / FLOAT)
    }
    this.begin = at
  }

  /** Looks at colours; beyond their right and bottom edge up to whole cells there is nothing. */
  *look({ r, g, b }: Rgb): Steps<Answers> {
    const width = Math.ceil(r.width / CELL) * CELL
    const height = Math.ceil(r.height / CELL) * CELL
    const sizes = this.layers.map(({ outputs }, i) => {
      const shift = Math.min(i, 5)
      return { width: width >> shift, height: height >> shift, outputs }
    })
    // Planes with an edge of zeros, and rows: of one layer before and after the matrix.
    let at = this.begin
    const take = (count: number): number => {
      const place = at
      at += Math.ceil(count / 4) * 4 * FLOAT
      return place
    }
    const planes = [
      take((width + EDGE) * (height + EDGE) * 3),
      ...this.layers.slice(0, -1).map(({ outputs }, i) => {
        const size = sizes[i + 1]!
        return take((size.width + EDGE) * (size.height + EDGE) * outputs)
      })
    ]
    const end = at
    const longest = Math.max(...sizes.map((size) => (size.width + 4) * size.outputs))
    const scratch = take(longest)
    const upper = take(longest)
    const lower = take(longest)
    const answers = take((sizes.at(-1)!.width + 4) * sizes.at(-1)!.height * VALUES)
    this.kernels.reserve(at)
    const numbers = this.kernels.numbers()
    numbers.fill(0, this.begin / FLOAT, end / FLOAT)
    fill(numbers, planes[0]! / FLOAT, (width + EDGE) * 3, { r, g, b })
    yield
    for (let i = 0; i < this.layers.length - 1; i++) {
      const { outputs } = this.layers[i]!
      const size = sizes[i]!
      const to = sizes[i + 1]!
      const halves = to.width < size.width
      const pixel = outputs * FLOAT
      for (let y = 0; y < to.height; y++) {
        if (halves) {
          this.row(i, planes[i]!, 2 * y, size.width, scratch, upper)
          this.row(i, planes[i]!, 2 * y + 1, size.width, scratch, lower)
        } else {
          this.row(i, planes[i]!, y, size.width, scratch, upper)
          this.row(i, planes[i]!, Math.min(y + 1, size.height - 1), size.width, scratch, lower)
          // There is no pixel beyond the last: it counts once more.
          for (const row of [upper, lower]) {
            const last = (row + (size.width - 1) * pixel) / FLOAT
            numbers.copyWithin(last + outputs, last, last + outputs)
          }
        }
        const out = planes[i + 1]! + ((y + 1) * (to.width + EDGE) + 1) * pixel
        const step = halves ? 2 * pixel : pixel
        this.kernels.calls.pool(
          upper,
          lower,
          this.places[i]!.bias,
          out,
          to.width,
          outputs / 4,
          step,
          pixel
        )
        if (this.work > WORK_PER_STEP) {
          this.work = 0
          yield
        }
      }
    }
    const { width: columns, height: rows } = sizes.at(-1)!
    const last = this.layers.length - 1
    const { inputs } = this.layers[last]!
    for (let y = 0; y < rows; y++) {
      const from = planes[last]! + ((y + 1) * (columns + EDGE) + 1) * inputs * FLOAT
      this.product(last, from, answers + y * columns * VALUES * FLOAT, columns)
    }
    const values = numbers.slice(answers / FLOAT, answers / FLOAT + columns * rows * VALUES)
    const { bias } = this.layers[last]!
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
    const { inputs, outputs } = this.layers[i]!
    const pixel = inputs * FLOAT
    const line = (width + EDGE) * pixel
    const from = plane + y * line
    const { depthwise, matrix } = this.places[i]!
    if (i === 0) {
      for (let eight = 0; eight < outputs / 8; eight++) {
        for (let r = 0; r < 3; r++) {
          const weights = matrix + (eight * 3 + r) * 9 * 8 * FLOAT
          this.kernels.calls.matrixProduct(
            from + r * line,
            pixel,
            weights,
            to + eight * 8 * FLOAT,
            outputs * FLOAT,
            width / 4,
            9,
            r > 0 ? 1 : 0
          )
        }
      }
      this.work += width * outputs * 27
      return
    }
    this.kernels.calls.depthwise(
      from,
      from + line,
      from + 2 * line,
      depthwise,
      scratch,
      width,
      inputs / 4,
      pixel,
      pixel
    )
    this.product(i, scratch, to, width)
  }

  private product(i: number, from: number, to: number, width: number): void {
    const { inputs, outputs } = this.layers[i]!
    const { matrix } = this.places[i]!
    for (let eight = 0; eight < outputs / 8; eight++) {
      this.kernels.calls.matrixProduct(
        from,
        inputs * FLOAT,
        matrix + eight * inputs * 8 * FLOAT,
        to + eight * 8 * FLOAT,
        outputs * FLOAT,
        Math.ceil(width / 4),
        inputs,
        0
      )
    }
    this.work += width * inputs * outputs
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
