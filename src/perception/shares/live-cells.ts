/** The part of each cell of a grid that is left for layers further down, a quick way past those used up, and who had them. */
export interface LiveCells {
  width: number
  height: number
  /** 1 nothing has been taken, 0 all. */
  left: Float32Array
  /** For each cell the next one that may be live, by `rootOf`; a row is one longer than the grid, to end. */
  next: Int32Array
  /** For each row the next one that may have a live cell, and an end. */
  nextRow: Int32Array
  /** The layer that lies on most of it, of several alike the first; -1 where none is looked at. */
  owner: Int32Array
  /** How much of it that layer lies on, 0 to 1. */
  most: Float32Array
  /** How much of it no layer lies on, 0 to 1, whatever those that do let through. */
  bare: Float32Array
}

export function allLive(width: number, height: number): LiveCells {
  const next = new Int32Array((width + 1) * height).map((_, i) => i)
  const nextRow = new Int32Array(height + 1).map((_, i) => i)
  const size = width * height
  return {
    width,
    height,
    left: new Float32Array(size).fill(1),
    next,
    nextRow,
    owner: new Int32Array(size).fill(-1),
    most: new Float32Array(size),
    bare: new Float32Array(size).fill(1)
  }
}
