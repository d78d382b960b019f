/** One run as a point of a chart: x and y from 0 to 1, y upwards. */
export interface RunPoint {
  run: number
  x: number
  y: number
}

export interface RunLine {
  /** Stretches of runs that can be compared with each other, each with at least one point. */
  stretches: RunPoint[][]
  /** The value at the top, a round number. */
  top: number
}

/**
 * Lays runs out evenly from left to right. A line is broken where a run cannot be set against the one
 * before it; a run without a value is passed over.
 */
export function runLine(
  values: readonly (number | null)[],
  continues: readonly boolean[],
  highest?: number
): RunLine {
  const top = highest ?? roundUp(Math.max(0, ...values.map((value) => value ?? 0)))
  const stretches: RunPoint[][] = []
  let open: RunPoint[] | null = null
  values.forEach((value, run) => {
    if (continues[run] !== true) open = null
    if (value === null) return
    const x = values.length === 1 ? 0.5 : run / (values.length - 1)
    if (open === null) stretches.push((open = []))
    open.push({ run, x, y: Math.min(1, value / top) })
  })
  return { stretches, top }
}

/** The next of 10, 20, 50 and 100, so that a chart's scale does not change with every run. */
function roundUp(value: number): number {
  return [10, 20, 50].find((step) => value <= step) ?? 100
}
