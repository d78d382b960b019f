import { seenNoise } from '../../../src/order/seen'
import type { Table } from '../table'
import { CHANGES } from './changes'
import { designs } from './designs'
import { type EngineReading, readingOf } from './reading'

const SCORES = ['clarity', 'excitingness', 'focus'] as const
/** The part of all differences between two versions of one design that a bound must hold. */
const HELD = 0.95
const SEEN_EDGES = [0, 0.02, 0.05, 0.1, 0.2, 0.3, 0.5, 0.7, 0.8, 0.9, 0.95, 1]
/** Differences that a bound of one change needs. */
const FEWEST = 20

/** Two versions of one design: what the engine says of the same thing twice. */
type Pair = [EngineReading, EngineReading]

interface Difference {
  /** Mean of the two parts. */
  middle: number
  difference: number
}

/**
 * How far the engine's numbers move when a design stays what it is: every design is changed in ways that
 * no one would see, and all its versions are compared with each other. The bounds are the constants of
 * src/ui/words/noise.ts and src/order/seen.ts.
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
  return [scoreTable(pairs, byChange, note), seenTable(pairs, byChange, note)]
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
    title: 'Noise: 95% of differences between versions of one design stay below',
    note,
    columns: [...SCORES, 'moved'],
    rows: [
      row('any two versions', pairs),
      ...Object.entries(byChange).map(([name, of]) => row(`original and ${name}`, of))
    ]
  }
}

/** Bounds by the part of the viewers, beside those in use. */
function seenTable(pairs: Pair[], byChange: Record<string, Pair[]>, note: string): Table {
  const differencesOf = (of: Pair[]): Difference[] => of.flatMap(differences)
  const all = differencesOf(pairs)
  const changes = Object.values(byChange).map(differencesOf)
  const rows = SEEN_EDGES.slice(1).flatMap((high, i) => {
    const low = SEEN_EDGES[i]!
    const within = (of: Difference[]) => of.filter(({ middle }) => middle >= low && middle < high)
    const inside = within(all)
    if (inside.length === 0) return []
    const held = (of: Difference[]) => bound(of.map(({ difference }) => difference))
    const mean = inside.reduce((sum, { middle }) => sum + middle, 0) / inside.length
    const worst = Math.max(
      ...changes.map(within).flatMap((of) => (of.length < FEWEST ? [] : [held(of)]))
    )
    const values = [held(inside), worst, seenNoise(mean)].map((value) => value.toFixed(5))
    return [{ label: `${low}–${high}`, values: [inside.length, ...values] }]
  })
  return {
    title: 'Noise of who sees it within 2 s (parts of the viewers): 95% of differences stay below',
    note,
    columns: ['pairs', 'any two versions', 'most disturbing change', 'in use'],
    rows
  }
}

function differences([one, other]: Pair): Difference[] {
  return one.seen.map((part, i) => ({
    middle: (part + other.seen[i]!) / 2,
    difference: Math.abs(part - other.seen[i]!)
  }))
}

function moved([one, other]: Pair): number {
  return one.density.data.reduce((sum, p, i) => sum + Math.abs(p - other.density.data[i]!), 0) / 2
}

/** The value that `HELD` of all lie below. */
function bound(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(HELD * sorted.length))]!
}
