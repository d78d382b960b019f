import { createKernels } from './create-kernels'
import type { Kernels } from './kernels'

/** Bytes of a number. */
export const FLOAT = 4
/** Neighbouring colours, three each, of one row that a first layer sees. */
const COLOURS_SEEN = 9
/** Multiplications after which the steps pause: a few ms. */
const WORK_PER_STEP = 8_000_000

/** The memory of a network: its weights, which stay, and behind them what one look needs. All places are in bytes. */
export class NetworkMemory {
  private kept = 0
  private end = 0
  private work = 0

  constructor(readonly kernels: Kernels = createKernels()) {}

  /** Stores weights before the first look. */
  keep(values: Float32Array): number {
    const place = this.take(values.length)
    this.kernels.numbers().set(values, place / FLOAT)
    this.kept = this.end
    return place
  }

  /** Begins a look: what an earlier one took, to its end or not, is free. */
  begin(): void {
    this.end = this.kept
  }

  take(floats: number): number {
    const place = this.end
    this.end += Math.ceil(floats / 4) * 4 * FLOAT
    this.kernels.reserve(this.end)
    return place
  }

  /** Whether it is time to pause. */
  isDue(): boolean {
    const isDue = this.work > WORK_PER_STEP
    if (isDue) this.work = 0
    return isDue
  }

  /**
   * A row of pixels, `step` apart, times a matrix, cut into columns of eight outputs that are `depth` rows long; added to what
   * is there when `isMore`.
   */
  product(
    from: number,
    inputs: number,
    weights: number,
    to: number,
    outputs: number,
    width: number,
    { isMore = false, step = inputs * FLOAT, depth = inputs } = {}
  ): void {
    for (let eight = 0; eight < outputs; eight += 8) {
      this.kernels.calls.matrixProduct(
        from,
        step,
        weights + eight * depth * FLOAT,
        to + eight * FLOAT,
        outputs * FLOAT,
        Math.ceil(width / 4),
        inputs,
        isMore ? 1 : 0
      )
    }
    this.work += width * inputs * outputs
  }

  /** The first layer of a network, which sees nine pixels of three rows, `line` and from pixel to pixel `step` apart. */
  productOfColours(
    from: number,
    line: number,
    step: number,
    weights: number,
    to: number,
    outputs: number,
    width: number
  ): void {
    for (let row = 0; row < 3; row++) {
      const matrix = weights + row * 8 * COLOURS_SEEN * FLOAT
      const more = { isMore: row > 0, step, depth: 3 * COLOURS_SEEN }
      this.product(from + row * line, COLOURS_SEEN, matrix, to, outputs, width, more)
    }
  }
}
