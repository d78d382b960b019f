import type { JSX } from 'preact'
import type { RunFacts } from './history-facts'
import styles from './history.module.css'

interface Props {
  name: string
  /** The number as it is shown. */
  format: (value: number) => string
  runs: readonly RunFacts[]
  /** One for each run; null where it is not known. */
  values: readonly (number | null)[]
  /** The value at the top; chosen by what there is where it is not given. */
  highest?: number
}

const WIDTH = 300
const HEIGHT = 44
/** Room for a point's circle. */
const EDGE = 5

/** How one number went over the runs; null with fewer than two. The list beneath has the same for screen readers. */
export function RunChart({ name, format, runs, values, highest }: Props): JSX.Element | null {
  const { stretches, top } = runLine(
    values,
    runs.map(({ continues }) => continues),
    highest
  )
  const points = stretches.flat()
  if (points.length < 2) return null
  const last = values.at(-1) ?? null
  return (
    <figure class={styles.chart} aria-hidden="true">
      <figcaption class={styles.caption}>
        <span class={styles.name}>{name}</span>
        {last !== null && <span class={styles.last}>{format(last)}</span>}
      </figcaption>
      <div class={styles.plot}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
          <path class={styles.grid} d={`M0 ${EDGE}H${WIDTH}M0 ${HEIGHT - EDGE}H${WIDTH}`} />
          {stretches.map((stretch) => (
            <polyline
              key={stretch[0]?.run}
              class={styles.line}
              points={stretch.map((point) => toPlace(point).join()).join(' ')}
            />
          ))}
        </svg>
        {/* Beside the drawing, which is stretched to the panel's width: circles stay round. */}
        {points.map((point) => {
          const [x, y] = toPlace(point)
          return (
            <span
              key={point.run}
              class={runs[point.run]?.present === true ? styles.present : styles.dot}
              style={{ left: `${(x / WIDTH) * 100}%`, top: `${(y / HEIGHT) * 100}%` }}
            />
          )
        })}
        <span class={styles.scale}>
          <span>{format(top)}</span>
          <span>0</span>
        </span>
      </div>
    </figure>
  )
}

function toPlace({ x, y }: RunPoint): [number, number] {
  return [EDGE + x * (WIDTH - 2 * EDGE), EDGE + (1 - y) * (HEIGHT - 2 * EDGE)]
}

/** One run as a point of a chart: x and y from 0 to 1, y upwards. */
interface RunPoint {
  run: number
  x: number
  y: number
}

interface RunLine {
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
