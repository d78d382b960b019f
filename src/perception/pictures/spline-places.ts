/** Cells that the interpolation looks at beyond each edge. */
export const MARGIN = 2

/** Where the centre of each target pixel lies: right of which source cell's centre, and how far to the next. */
interface Places {
  bases: Int32Array
  parts: Float64Array
}

export function placesOf(from: number, to: number): Places {
  const bases = new Int32Array(to)
  const parts = new Float64Array(to)
  for (let i = 0; i < to; i++) {
    const at = ((i + 0.5) * from) / to - 0.5
    bases[i] = Math.floor(at)
    parts[i] = Math.fround(at - bases[i]!)
  }
  return { bases, parts }
}

/**
 * The pixels of a row by the two cells they lie between: the first of the four cells that count for them, in
 * a row with margins, and where they end.
 */
interface Pieces {
  cells: Int32Array
  ends: Int32Array
}

export function piecesOf({ bases }: Places): Pieces {
  const cells: number[] = []
  const ends: number[] = []
  for (let i = 0; i < bases.length; i++) {
    if (bases[i] === bases[i + 1]) continue
    cells.push(bases[i]! + MARGIN - 1)
    ends.push(i + 1)
  }
  return { cells: Int32Array.from(cells), ends: Int32Array.from(ends) }
}
