import type { Box } from '../box'
import type { Size } from '../filters/fit-area'

/**
 * How much of each cell boxes cover together, however many lie over one another. Each box leaves the
 * differences at its edges only, so thousands of large ones cost no more than thousands of small ones.
 */
export class BoxCover {
  private readonly columns: number
  private readonly differences: Float64Array

  constructor(private readonly grid: Size) {
    this.columns = grid.width + 2
    this.differences = new Float64Array(this.columns * (grid.height + 2))
  }

  /** Adds a box of cells, within the grid, whose edges may lie within cells; `weight` (0–1) is what a cell in it counts. */
  add({ left, top, right, bottom }: Box, weight: number): void {
    this.edge(top, left, right, weight)
    this.edge(bottom, left, right, -weight)
  }

  /** Sum of the weights that each cell is covered with, 0–1, row by row. It can be taken once. */
  sum(): Float32Array {
    const { width, height } = this.grid
    const { columns, differences } = this
    const cover = new Float32Array(width * height)
    for (let y = 0; y < height; y++) {
      let along = 0
      for (let x = 0; x < width; x++) {
        const at = y * columns + x
        along += differences[at]!
        // From here on the row holds sums of itself and of those above it.
        const above = y === 0 ? 0 : differences[at - columns]!
        const value = along + above
        differences[at] = value
        // What was added and taken away again may leave a rounding error of either sign.
        cover[y * width + x] = Math.max(0, Math.min(1, value))
      }
    }
    return cover
  }

  /** An edge within a cell is shared out between it and the next one. */
  private edge(y: number, left: number, right: number, weight: number): void {
    const row = Math.floor(y)
    const part = y - row
    this.corner(row, left, weight * (1 - part))
    this.corner(row, right, -weight * (1 - part))
    this.corner(row + 1, left, weight * part)
    this.corner(row + 1, right, -weight * part)
  }

  private corner(row: number, x: number, weight: number): void {
    const column = Math.floor(x)
    const part = x - column
    const at = row * this.columns + column
    this.differences[at]! += weight * (1 - part)
    this.differences[at + 1]! += weight * part
  }
}
