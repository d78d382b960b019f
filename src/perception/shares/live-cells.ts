/** What is left of each cell of a grid for layers further down, and a quick way past those used up. */
export interface LiveCells {
  width: number
  height: number
  /** 1 nothing has been taken, 0 all. */
  left: Float32Array
  /** For each cell the next one that may be live; a row is one longer than the grid, to end. */
  next: Int32Array
}

export function allLive(width: number, height: number): LiveCells {
  const next = Int32Array.from({ length: (width + 1) * height }, (_, i) => i)
  return { width, height, left: new Float32Array(width * height).fill(1), next }
}

/** The first live cell from a place in `next` on; the end of its row when there is none. */
export function nextLive(next: Int32Array, from: number): number {
  let at = from
  while (next[at] !== at) {
    // Halving the path keeps later walks short (Tarjan and van Leeuwen 1984).
    next[at] = next[next[at]!]!
    at = next[at]!
  }
  return at
}
