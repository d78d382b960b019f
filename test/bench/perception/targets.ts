import type { Table } from '../table'
import type { InterfacePriorRow } from './interface-prior-rows'
import type { Measured } from './measured'
import { meanScores } from './score-map'

/** A figure of the benchmark and what was set out to be reached; null where nothing was. */
interface Target {
  figure: string
  measured: number
  good: number | null
  excellent: number | null
  /** Decimals shown; what was reached is judged before rounding. */
  digits: number
  lowerIsBetter?: true
}

/** The figures of issue 5, which set out what an engine without training should reach. */
function targetsOf({ accuracy, interfaces, clarity, costs }: Measured): Target[] {
  const osie = meanScores(accuracy.osie.attention)
  const sun = meanScores(accuracy.sun.attention)
  const engine = costs.find(({ task }) => task === 'Glance, whole engine')!
  const screens = rowOf(interfaces, 'all views: location prior')
  const byTime = rowOf(interfaces, 'all views, each fixation by the prior of its time')
  const score = { digits: 3 }
  const cost = { digits: 0, lowerIsBetter: true } as const
  return [
    { figure: 'OSIE, NSS', measured: osie.nss, good: 1.65, excellent: 1.8, ...score },
    { figure: 'OSIE, CC', measured: osie.cc, good: 0.52, excellent: 0.56, ...score },
    { figure: 'OSIE, AUC-Judd', measured: osie.auc, good: 0.85, excellent: null, ...score },
    { figure: 'OSIE, sAUC', measured: osie.sauc, good: 0.75, excellent: 0.78, ...score },
    { figure: 'SUN, NSS', measured: sun.nss, good: 1.42, excellent: 1.55, ...score },
    { figure: 'SUN, CC', measured: sun.cc, good: 0.57, excellent: 0.6, ...score },
    { figure: 'SUN, AUC-Judd', measured: sun.auc, good: 0.81, excellent: null, ...score },
    { figure: 'SUN, sAUC', measured: sun.sauc, good: null, excellent: 0.66, ...score },
    { figure: 'UEyes, prior, NSS', measured: screens.nss, good: 0.73, excellent: 0.8, ...score },
    { figure: 'UEyes, prior, CC', measured: screens.cc, good: 0.55, excellent: 0.6, ...score },
    { figure: 'UEyes, by time, NSS', measured: byTime.nss, good: 0.73, excellent: 0.8, ...score },
    { figure: 'UEyes, by time, CC', measured: byTime.cc, good: 0.55, excellent: 0.6, ...score },
    {
      figure: 'clarity, Pearson',
      measured: clarity.pearson,
      good: 0.77,
      excellent: 0.82,
      ...score
    },
    { figure: 'time warm, ms', measured: engine.warm, good: 250, excellent: 100, ...cost },
    { figure: 'time cold, ms', measured: engine.whole, good: 800, excellent: 300, ...cost },
    { figure: 'memory, MB', measured: engine.peak, good: 200, excellent: 80, ...cost }
  ]
}

/** A row by how its label begins; NaN, which reaches nothing, where it was not measured. */
function rowOf(rows: InterfacePriorRow[], start: string): { nss: number; cc: number } {
  return rows.find(({ label }) => label.startsWith(start)) ?? { nss: NaN, cc: NaN }
}

/** Each figure beside what was to be reached. */
export function targetTable(measured: Measured): Table {
  return {
    title: 'What was to be reached',
    note: 'Attention with medium generic; the location prior on screens left out, all views, and each fixation by the prior of its time; clarity in 10 folds; the whole engine at 2000 x 1125 px, cold as a whole process, and its memory at 2000 x 2000 px in ten runs.',
    columns: ['measured', 'good', 'excellent', 'reached'],
    rows: targetsOf(measured).map((target) => {
      const shown = [target.measured, target.good, target.excellent]
      return {
        label: target.figure,
        values: [...shown.map((value) => value?.toFixed(target.digits) ?? '–'), reached(target)]
      }
    })
  }
}

export function reached({ measured, good, excellent, lowerIsBetter }: Target): string {
  const isAtLeast = (mark: number | null): boolean =>
    mark !== null && (lowerIsBetter ? measured <= mark : measured >= mark)
  if (isAtLeast(excellent)) return 'excellent'
  return isAtLeast(good) ? 'good' : 'no'
}
