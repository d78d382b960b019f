import { type Box, include } from './box'

/** Cells that hang together, and the box around them. */
export interface Component extends Box {
  /** Cells. */
  area: number
  /** Runs of cells along rows, three numbers each: row, first column, and the one after the last. */
  runs: number[]
}

/**
 * The components of a mask (1 inside, 0 outside; `width` cells a row), in reading order of their topmost, leftmost cell.
 * Cells hang together by their sides, or by corners too where `reach` is 1. Runs of a row are joined with those above them
 * (union-find), so that the work goes with the number of runs and not of cells once the mask is read.
 */
export function components(mask: Uint8Array, width: number, reach: 0 | 1 = 0): Component[] {
  const runs = findRuns(mask, width)
  const parent = joinRuns(runs, reach)
  const found: Component[] = []
  const byRoot = new Array<Component | undefined>(parent.length)
  for (let i = 0; i < parent.length; i++) {
    const row = runs[3 * i]!
    const first = runs[3 * i + 1]!
    const end = runs[3 * i + 2]!
    const root = rootOf(parent, i)
    // `noBox` to begin with would make its numbers floating ones, which takes several times as long.
    const alone = { left: first, top: row, right: end, bottom: row + 1, area: 0, runs: [] }
    const component = (byRoot[root] ??= alone)
    if (root === i) found.push(component)
    include(component, first, row, end, row + 1)
    component.area += end - first
    component.runs.push(row, first, end)
  }
  return found
}

/** Sets the cells of a component in a mask of its width. */
export function fillRuns(
  cells: Int32Array | Float32Array,
  width: number,
  { runs }: Component,
  value: number
): void {
  for (let i = 0; i < runs.length; i += 3) {
    const start = runs[i]! * width
    cells.fill(value, start + runs[i + 1]!, start + runs[i + 2]!)
  }
}

/** Runs of ones, as in a `Component`. */
function findRuns(mask: Uint8Array, width: number): number[] {
  const runs: number[] = []
  for (let start = 0, row = 0; start < mask.length; start += width, row++) {
    for (let x = mask.indexOf(1, start); x >= 0 && x < start + width; x = mask.indexOf(1, x)) {
      const first = x
      while (x < start + width && mask[x] === 1) x++
      runs.push(row, first - start, x - start)
    }
  }
  return runs
}

/** Joins runs of neighbouring rows that share a column, or come as near; gives each run's parent. */
function joinRuns(runs: readonly number[], reach: number): Int32Array {
  const count = runs.length / 3
  const parent = Int32Array.from({ length: count }, (_, i) => i)
  let above = 0
  for (let i = 0; i < count; i++) {
    const row = runs[3 * i]!
    const first = runs[3 * i + 1]! - reach
    const end = runs[3 * i + 2]! + reach
    while (above < i && (runs[3 * above]! < row - 1 || endsBefore(runs, above, row, first))) above++
    for (let j = above; j < i && runs[3 * j] === row - 1 && runs[3 * j + 1]! < end; j++) {
      join(parent, j, i)
    }
  }
  return parent
}

function endsBefore(runs: readonly number[], run: number, row: number, column: number): boolean {
  return runs[3 * run] === row - 1 && runs[3 * run + 2]! <= column
}

/** Joins the sets of two members under the earlier root. */
export function join(parent: Int32Array, one: number, other: number): void {
  const a = rootOf(parent, one)
  const b = rootOf(parent, other)
  if (a < b) parent[b] = a
  else parent[a] = b
}

/** The root of a member, its own parent. Halving the path keeps later walks short (Tarjan and van Leeuwen 1984). */
export function rootOf(parent: Int32Array, from: number): number {
  let root = from
  while (parent[root] !== root) {
    parent[root] = parent[parent[root]!]!
    root = parent[root]!
  }
  return root
}
