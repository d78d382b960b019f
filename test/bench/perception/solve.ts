/** Solves a small square system by Gaussian elimination with row pivots. */
export function solve(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]!])
  const n = rows.length
  for (let column = 0; column < n; column++) {
    let pivot = column
    for (let y = column + 1; y < n; y++) {
      if (Math.abs(rows[y]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = y
    }
    ;[rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!]
    const top = rows[column]!
    for (let y = column + 1; y < n; y++) {
      const row = rows[y]!
      const factor = row[column]! / top[column]!
      if (factor === 0) continue
      for (let x = column; x <= n; x++) row[x]! -= factor * top[x]!
    }
  }
  const solution = new Array<number>(n).fill(0)
  for (let y = n - 1; y >= 0; y--) {
    let rest = rows[y]![n]!
    for (let x = y + 1; x < n; x++) rest -= rows[y]![x]! * solution[x]!
    solution[y] = rest / rows[y]![y]!
  }
  return solution
}
