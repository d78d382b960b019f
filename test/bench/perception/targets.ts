import type { Table } from '../table'
import type { RowName } from './accuracy'
import { rowScores } from './accuracy-tables'
import type { Measured } from './measured'
import { hitPart } from './pop-out/hits'
import type { Scores } from './score-map'
import { type SetName, viewedSet } from './viewed-sets'

/** A figure of the benchmark and what is to be reached. */
export interface Target {
  figure: string
  /** Of the engine as it is; NaN where it was not measured. */
  measured: number
  /** By constants fitted without the picture's site; missing where nothing was fitted on the data. */
  leftOut?: number
  good: number
  excellent: number
  /** Decimals shown; what was reached is judged before rounding. */
  digits: number
  lowerIsBetter?: true
}

/** What is to be reached on the halves that judge, good and excellent, by set and score. */
const OF_SETS: [SetName, 'nss' | 'cc', number, number][] = [
  ['fiwi', 'nss', 1.42, 1.5],
  ['fiwi', 'cc', 0.715, 0.74],
  ['gdi', 'cc', 0.74, 0.77],
  ['charts-free', 'nss', 1.7, 1.8],
  ['charts-free', 'cc', 0.88, 0.91],
  ['charts-described', 'cc', 0.75, 0.8],
  ['osie', 'nss', 2.25, 2.4],
  ['osie', 'cc', 0.62, 0.65],
  ['sun', 'nss', 1.54, 1.58],
  ['sun', 'cc', 0.615, 0.63],
  ['ueyes-web', 'cc', 0.49, 0.52],
  ['ueyes-phone', 'cc', 0.6, 0.64]
]

function targetsOf({ accuracy, order, popOut, clarity, costs }: Measured): Target[] {
  const engine = costs?.find(({ task }) => task === 'Glance, whole engine')
  const scoreOf = (set: SetName, row: RowName, score: keyof Scores): number =>
    rowScores(accuracy[set], row)[score]
  const ofSets = OF_SETS.map(([set, score, good, excellent]): Target => {
    const { name, media } = viewedSet(set)
    return {
      figure: `${name} as ${media[0]}, ${score.toUpperCase()}`,
      measured: scoreOf(set, media[0], score),
      leftOut: scoreOf(set, 'leftOut', score),
      good,
      excellent,
      digits: 3
    }
  })
  const published = {
    figure: 'FiWI, 8 pages with published maps, NSS (not at hand)',
    measured: NaN,
    good: 1.5,
    excellent: 1.55,
    digits: 3
  }
  const cost = { digits: 0, lowerIsBetter: true } as const
  return [
    ...ofSets.slice(0, 2),
    published,
    ...ofSets.slice(2),
    {
      figure: 'what is seen first on pages, rank correlation',
      measured: NaN,
      leftOut: order?.leftOut.correlation ?? NaN,
      good: 0.66,
      excellent: 0.7,
      digits: 3
    },
    {
      figure: 'what most see early is among the first three',
      measured: NaN,
      leftOut: order?.leftOut.amongThree ?? NaN,
      good: 0.77,
      excellent: 0.85,
      digits: 3
    },
    {
      ...planted('on real pages', popOut?.onPages, 0.75, 0.9),
      leftOut: hitPart(popOut?.onPages.filter(({ isAtHand }) => !isAtHand) ?? [])
    },
    planted('on made-up pages', popOut?.madeUp, 0.9, 0.97),
    {
      figure: 'clarity against ratings of ads, Pearson',
      measured: NaN,
      leftOut: clarity?.pearson ?? NaN,
      good: 0.78,
      excellent: 0.82,
      digits: 3
    },
    { figure: 'time warm, ms', measured: engine?.warm ?? NaN, good: 90, excellent: 60, ...cost },
    { figure: 'time cold, ms', measured: engine?.whole ?? NaN, good: 400, excellent: 300, ...cost },
    { figure: 'memory, MB', measured: engine?.peak ?? NaN, good: 80, excellent: 50, ...cost }
  ]
}

function planted(
  where: string,
  scenes: Parameters<typeof hitPart>[0] = [],
  good: number,
  excellent: number
): Target {
  const figure = `things planted ${where}, among the top 3 spots`
  return { figure, measured: hitPart(scenes), good, excellent, digits: 3 }
}

/** Each figure beside what is to be reached. */
export function targetTable(measured: Measured): Table {
  return {
    title: 'What is to be reached',
    note: 'On the halves at hand; other halves judge. What counts is the figure with the site left out of the fit (clarity: in 10 folds), where there is one. Time is of the whole engine at 2000 x 1125 px, cold as a whole process; memory at 2000 x 2000 px in ten runs.',
    columns: ['the engine as it is', 'left out', 'good', 'excellent', 'reached'],
    rows: targetsOf(measured).map((target) => {
      const shown = [target.measured, target.leftOut ?? NaN, target.good, target.excellent]
      return {
        label: target.figure,
        values: [
          ...shown.map((value) => (Number.isNaN(value) ? '–' : value.toFixed(target.digits))),
          reached(target)
        ]
      }
    })
  }
}

/** What a figure reaches; a dash where it was not measured. */
function reached({ measured, leftOut, good, excellent, lowerIsBetter }: Target): string {
  const judged = leftOut === undefined || Number.isNaN(leftOut) ? measured : leftOut
  if (Number.isNaN(judged)) return '–'
  const isAtLeast = (mark: number): boolean => (lowerIsBetter ? judged <= mark : judged >= mark)
  if (isAtLeast(excellent)) return 'excellent'
  return isAtLeast(good) ? 'good' : 'no'
}
