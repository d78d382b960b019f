import { shareNoise } from '../../../src/order/share-noise'
import type { Table } from '../table'
import { CHANGES } from './changes'
import { designs } from './designs'
import { type EngineReading, readingOf } from './reading'

const SCORES = ['clarity', 'excitingness', 'focus'] as const
/** The part of all differences between two versions of one design that a bound must hold. */
const HELD = 0.95
const SHARE_EDGES = [0, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.4, 1]
/** Differences that a bound of one change needs. */
const FEWEST = 20

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
 * src/ui/words/noise.ts.
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
  return [scoreTable(pairs, byChange, note), shareTable(pairs, byChange, note)]
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

/** Bounds by share, beside what src/ui/words/noise.ts says. */
function shareTable(pairs: Pair[], byChange: Record<string, Pair[]>, note: string): Table {
  const all = pairs.flatMap(differences)
  const changes = Object.values(byChange).map((of) => of.flatMap(differences))
  const rows = SHARE_EDGES.slice(1).flatMap((high, i) => {
    const low = SHARE_EDGES[i]!
    const within = (of: ShareDifference[]) => of.filter(({ share }) => share >= low && share < high)
    const inside = within(all)
    if (inside.length === 0) return []
    const held = (of: ShareDifference[]) => bound(of.map(({ difference }) => difference))
    const middle = inside.reduce((sum, { share }) => sum + share, 0) / inside.length
    const worst = Math.max(
      ...changes.map(within).flatMap((of) => (of.length < FEWEST ? [] : [held(of)]))
    )
    const values = [held(inside), worst, shareNoise(middle)].map((value) => value.toFixed(5))
    return [{ label: `shares ${low}–${high}`, values: [inside.length, ...values] }]
  })
  return {
    title: 'Noise of shares (parts of the whole): 95% of differences stay below',
    note,
    columns: ['pairs', 'any two versions', 'most disturbing change', 'shareNoise'],
    rows
  }
}

function differences([one, other]: Pair): ShareDifference[] {
  return one.shares.map((share, i) => ({
    share: (share + other.shares[i]!) / 2,
    difference: Math.abs(share - other.shares[i]!)
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
