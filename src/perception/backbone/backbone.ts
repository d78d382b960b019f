import type { Rgb } from '../see/lab'
import { resizePlanes } from '../see/resize'
import type { Size } from '../see/size'
import type { Steps } from '../see/steps'
import type { Kernels } from '../kernels/kernels'
import { FLOAT, NetworkMemory } from '../kernels/network-memory'
import { COLOURS, fill, sizeSeen } from './shown'
import { type Block, readBackbone } from './weights'

/** Blocks whose outputs are read: shapes and parts of things, then things. Their cells are the same. */
const READ = [9, 12]

/** Numbers that the backbone gives for each cell: the outputs of both blocks. */
export const CHANNELS = 64 + 96

/** What the backbone makes of a picture: `CHANNELS` numbers for each cell, row by row. */
export interface Sight extends Size {
  values: Float32Array
}

/** Pixels that a row may be written beyond its end: products come in fours. */
const BEYOND = 3

/** Places in the memory. */
interface Weights {
  spread: number
  spreadBias: number
  around: number
  aroundBias: number
  sum: number
}

/** Rows inside a block: zeros for those beyond the picture, the last three, and one of what lies around. */
interface Rows {
  zeros: number
  ring: readonly number[]
  around: number
}

/**
 * The first half of a MobileNet that has learned to find things in photographs. It knows what is seen in each cell of 16
 * pixels, but not yet what that is called. It keeps one memory for all pictures.
 */
export class Backbone {
  private readonly memory: NetworkMemory
  private readonly weights: Weights[]

  constructor(
    private readonly blocks: readonly Block[],
    kernels?: Kernels
  ) {
    const memory = new NetworkMemory(kernels)
    this.memory = memory
    this.weights = blocks.map(({ spread, around, sum }) => ({
      spread: memory.keep(spread.weights),
      spreadBias: memory.keep(spread.bias),
      around: memory.keep(around.weights),
      aroundBias: memory.keep(around.bias),
      sum: memory.keep(sum.weights)
    }))
  }

  /** Looks at a whole picture. */
  *look(picture: Rgb): Steps<Sight> {
    const { memory } = this
    memory.begin()
    const seen = sizeSeen(picture.r)
    const colours = yield* resizePlanes<keyof Rgb>(picture, seen)
    const shown = memory.take((seen.width + 1) * (seen.height + 1) * COLOURS)
    fill(memory.kernels.numbers().subarray(shown / FLOAT), colours)
    const half = { width: seen.width / 2, height: seen.height / 2 }
    const longest =
      (half.width + 2 + BEYOND) * Math.max(...this.blocks.slice(0, 2).map(({ inner }) => inner))
    const row = (): number => memory.take(longest)
    const rows = { zeros: row(), ring: [row(), row(), row()], around: row() }
    const largest = (half.width * half.height + BEYOND) * this.blocks[0]!.outputs
    const planes = [memory.take(largest), memory.take(largest)] as const
    let size = half
    let from = shown
    const read: Float32Array[] = []
    for (const [i, { outputs }] of this.blocks.entries()) {
      const to = planes[i & 1]!
      size = yield* this.pass(i, size, from, to, rows)
      from = to
      if (!READ.includes(i)) continue
      const start = from / FLOAT
      const count = size.width * size.height * outputs
      read.push(memory.kernels.numbers().slice(start, start + count))
    }
    return { ...size, values: sideBySide(read, size.width * size.height) }
  }

  /** Passes a plane through a block, and returns the size of what comes out. */
  private *pass(i: number, size: Size, from: number, to: number, rows: Rows): Steps<Size> {
    const { inputs, inner, outputs, halves, joins } = this.blocks[i]!
    const { around, aroundBias, sum } = this.weights[i]!
    const { calls } = this.memory.kernels
    const numbers = this.memory.kernels.numbers()
    const out = halves ? halved(size) : size
    const pixel = inner * FLOAT
    for (const place of [rows.zeros, ...rows.ring]) {
      numbers.fill(0, place / FLOAT, place / FLOAT + (size.width + 2) * inner)
    }
    const rowAt = (y: number): number =>
      (y < 0 || y >= size.height ? rows.zeros : rows.ring[y % 3]!) + (halves ? pixel : 0)
    let ready = 0
    for (let y = 0; y < out.height; y++) {
      const first = halves ? 2 * y : y - 1
      for (; ready < Math.min(size.height, first + 3); ready++) {
        this.spread(i, size, from, ready, rows.ring[ready % 3]!)
      }
      const [above, row, below] = [rowAt(first), rowAt(first + 1), rowAt(first + 2)]
      const hop = halves ? 2 * pixel : pixel
      calls.depthwise(above, row, below, around, rows.around, out.width, inner / 4, pixel, hop)
      calls.clamp(rows.around, aroundBias, out.width, inner / 4, pixel)
      const line = to + y * out.width * outputs * FLOAT
      if (joins) {
        const source = from / FLOAT + y * out.width * inputs
        numbers.copyWithin(line / FLOAT, source, source + out.width * inputs)
      }
      this.memory.product(rows.around, inner, sum, line, outputs, out.width, {
        isMore: joins
      })
      if (this.memory.isDue()) yield
    }
    return out
  }

  /** Spreads a row over the channels inside a block, from its second pixel on. */
  private spread(i: number, { width }: Size, from: number, y: number, to: number): void {
    const { memory } = this
    const { inputs, inner } = this.blocks[i]!
    const { spread, spreadBias } = this.weights[i]!
    const pixel = inner * FLOAT
    if (i === 0) {
      // Each second pixel of each second row, with its neighbours to the right and below and on both diagonals.
      const line = (2 * width + 1) * COLOURS * FLOAT
      const step = 2 * COLOURS * FLOAT
      memory.productOfColours(from + 2 * y * line, line, step, spread, to + pixel, inner, width)
    } else {
      const row = from + y * width * inputs * FLOAT
      memory.product(row, inputs, spread, to + pixel, inner, width)
    }
    memory.kernels.calls.clamp(to + pixel, spreadBias, width, inner / 4, pixel)
    const last = to / FLOAT + (width + 1) * inner
    memory.kernels.numbers().fill(0, last, last + inner)
  }
}

/** The numbers of several layers, cell by cell. */
function sideBySide(layers: readonly Float32Array[], cells: number): Float32Array {
  const values = new Float32Array(layers.reduce((sum, { length }) => sum + length, 0))
  const step = values.length / cells
  let first = 0
  for (const layer of layers) {
    const count = layer.length / cells
    for (let i = 0; i < cells; i++) {
      values.set(layer.subarray(i * count, (i + 1) * count), i * step + first)
    }
    first += count
  }
  return values
}

const halved = ({ width, height }: Size): Size => ({
  width: Math.ceil(width / 2),
  height: Math.ceil(height / 2)
})

/** Reads weights as `readBackbone` does; null when they are damaged. Nothing is unpacked before the first look. */
export function createBackbone(weights: Uint8Array): Backbone | null {
  const blocks = readBackbone(weights)
  return blocks && new Backbone(blocks)
}
