import type { Table } from '../table'
import { CHANGES } from './changes'
import { designs } from './designs'
import { readingOf } from './reading'
import type { EngineReading } from './reading'

const SCORES = ['clarity', 'excitingness', 'focus'] as const
/** The part of all differences between two versions of one design that a bound must hold. */
const HELD = 0.95

/** Two versions of one design: what the engine says of the same thing twice. */
type Pair = [EngineReading, EngineReading]

interface ShareDifference {
  /** Mean of the two shares. */
  share: number
  difference: number
}

/**
 * How far the engine's numbers move when a design stays what it is: every design is changed in ways that
 * nobody would see, and all its versions are compared with each other. The bounds are the constants of
 * src/ui/compare/noise.ts.
 */
export async function measureNoise(): Promise<Table[]> {
  const pairs: Pair[] = []
  const byChange: Record<string, Pair[]> = {}
  const counts: Record<string, number> = {}
  for await (const { medium, pixels } of designs()) {
    const original = readingOf(pixels, medium)
    const versions = [original]
    for (const { name, apply } of CHANGES) {
      const changed = readingOf(await apply(pixels), medium)
      ;(byChange[name] ??= []).push([original, changed])
      versions.push(changed)
    }
    versions.forEach((one, i) => versions.slice(i + 1).forEach((other) => pairs.push([one, other])))
    counts[medium] = (counts[medium] ?? 0) + 1
  }
  const note = `${Object.entries(counts)
    .map(([medium, count]) => `${count} designs as ${medium}`)
    .join(', ')}; ${pairs.length} pairs of versions.`
  return [scoreTable(pairs, byChange, note), shareTable(pairs, note)]
}

function scoreTable(pairs: Pair[], byChange: Record<string, Pair[]>, note: string): Table {
  const row = (label: string, of: Pair[]) => ({
    label,
    values: [
      ...SCORES.map((name) => bound(of.map(([a, b]) => Math.abs(a[name] - b[name]))).toFixed(2)),
      bound(of.map(moved)).toFixed(4)
    ]
  })
  return {
    title: 'Noise: 95 % of differences between versions of one design stay below',
    note,
    columns: [...SCORES, 'moved'],
    rows: [
      row('any two versions', pairs),
      ...Object.entries(byChange).map(([name, of]) => row(`original and ${name}`, of))
    ]
  }
}

/** Bounds by share, and the line `k × (a + b × share)` that holds 95 % of all differences. */
function shareTable(pairs: Pair[], note: string): Table {
  const all = pairs.flatMap(differences)
  const { fixed, rising } = line(all)
  const edges = [0, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.4, 1]
  const rows = edges.slice(1).flatMap((high, i) => {
    const low = edges[i]!
    const inside = all.filter(({ share }) => share >= low && share < high)
    if (inside.length === 0) return []
    const middle = inside.reduce((sum, { share }) => sum + share, 0) / inside.length
    const held = bound(inside.map(({ difference }) => difference))
    const fitted = fixed + rising * middle
    return [
      {
        label: `shares ${low}–${high}`,
        values: [inside.length, held.toFixed(5), fitted.toFixed(5)]
      }
    ]
  })
  return {
    title: 'Noise of shares (parts of the whole)',
    note: `${note} Fitted: ${fixed.toFixed(5)} + ${rising.toFixed(4)} × share.`,
    columns: ['pairs', '95 % below', 'fitted'],
    rows
  }
}

function differences([one, other]: Pair): ShareDifference[] {
  return one.shares.map((share, i) => ({
    share: (share + other.shares[i]!) / 2,
    difference: Math.abs(share - other.shares[i]!)
  }))
}

/** Least squares through the differences, raised until it holds as many as it must. */
function line(all: ShareDifference[]): { fixed: number; rising: number } {
  const mean = (of: (each: ShareDifference) => number) =>
    all.reduce((sum, each) => sum + of(each), 0) / all.length
  const share = mean((each) => each.share)
  const difference = mean((each) => each.difference)
  const covariance = mean((each) => (each.share - share) * (each.difference - difference))
  const rising = Math.max(0, covariance / mean((each) => (each.share - share) ** 2))
  const fixed = Math.max(0, difference - rising * share)
  const factor = bound(all.map((each) => each.difference / (fixed + rising * each.share)))
  return { fixed: factor * fixed, rising: factor * rising }
}

function moved([one, other]: Pair): number {
  return one.density.data.reduce((sum, p, i) => sum + Math.abs(p - other.density.data[i]!), 0) / 2
}

/** The value that `HELD` of all lie below. */
function bound(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(HELD * sorted.length))]!
}
