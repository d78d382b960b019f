import { SEEN_IN, SEEN_TIMES } from '../../../../src/order/seen'
import type { Table } from '../../table'
import { markdownOf, percent, short } from '../markdown'
import { hasData } from '../viewing-data'
import { writeFigures } from '../write-figures'
import {
  boxesOf,
  figuresOf,
  meanOf,
  SEEN_ROWS,
  type SeenRow,
  type ToldBox,
  type ToldPage,
  toldPages
} from './measure-seen'
import { layerPairs, orderFigures } from './seen-pairs'
import { BOX_GROUPS, type BoxGroup, type SeenSet, viewedPages } from './viewed-boxes'

const ROWS = Object.keys(SEEN_ROWS) as SeenRow[]
const GROUPS = Object.keys(BOX_GROUPS) as BoxGroup[]
const LAYERS: readonly BoxGroup[] = ['annotatedLayers', 'foundLayers']
const PAGES: readonly SeenSet[] = ['fiwi']
const OTHERS: Record<string, readonly SeenSet[]> = {
  'web screens (UEyes, 10)': ['ueyes-web'],
  'phone screens (UEyes, 10)': ['ueyes-phone']
}
/** Edges of differences between two layers, parts of the viewers. */
const APART_EDGES = [0, 0.03, 0.06, 0.09, 0.12, 0.15, 0.2, 0.3, 0.5, 1]

/**
 * How well it is predicted which part of the viewers look at a box within some seconds, as tables; they are written into
 * docs/figures.md. Takes some eight minutes: maps and constants are fitted without the picture's site.
 */
export async function measureSeen(): Promise<Table[]> {
  if (!hasData()) {
    console.log('The viewing data is not here (PERCEPTION_DATA names its folder).')
    return []
  }
  const tables = tablesOf(toldPages(await viewedPages()))
  await writeFigures('seen', tables.map(markdownOf).join('\n\n'))
  return tables
}

function tablesOf(pages: readonly ToldPage[]): Table[] {
  const all = [byGroup, byTime, calibration, otherScreens, order, pairs]
  return all.map((table) => table(pages))
}

function byGroup(pages: readonly ToldPage[]): Table {
  const random = boxesOf(pages, PAGES, ['random'])
  const noise = meanOf(random, ({ seen }) => (seen[SEEN_IN] * (1 - seen[SEEN_IN])) / 11)
  const spread = meanOf(random, ({ seen }) => seen[SEEN_IN] ** 2)
  const mean = meanOf(random, ({ seen }) => seen[SEEN_IN])
  const most = 1 - noise / (spread - mean ** 2)
  return {
    title: 'Seen within 2 s: 84 web pages (FiWI, 11 viewers)',
    note: `Variance explained and mean error of the part of the viewers who look at a box within ${SEEN_IN} s. Maps and constants are fitted without the page's site. As layers: what is on top hides what is below, and looks at bare ground beside a box count for it, as in the panel. Of boxes drawn at random, ${short(most)} is the most that sampling of 11 viewers allows.`,
    columns: GROUPS.map(
      (group) => `${BOX_GROUPS[group]} (${boxesOf(pages, PAGES, [group]).length})`
    ),
    rows: ROWS.map((row) => ({
      label: SEEN_ROWS[row],
      values: GROUPS.map((group) => both(boxesOf(pages, PAGES, [group]), row, SEEN_IN))
    }))
  }
}

function byTime(pages: readonly ToldPage[]): Table {
  const boxes = boxesOf(pages, PAGES, ['random'])
  return {
    title: 'Seen within 1, 2, 3 and 5 s: 84 web pages (FiWI)',
    note: 'Boxes drawn at random: variance explained and mean error.',
    columns: ROWS.map((row) => SEEN_ROWS[row]),
    rows: SEEN_TIMES.map((time) => ({
      label: `${time} s`,
      values: ROWS.map((row) => both(boxes, row, time))
    }))
  }
}

function calibration(pages: readonly ToldPage[]): Table {
  const groups: [string, ToldBox[]][] = [
    ['drawn at random', boxesOf(pages, PAGES, ['random'])],
    ['layers', boxesOf(pages, PAGES, LAYERS)]
  ]
  return {
    title: 'Calibration: told and seen within 2 s (FiWI)',
    note: 'Mean of what was told of the boxes in each tenth, the part of the viewers who did look at them, and the number of boxes.',
    columns: groups.map(([name]) => `${name}: told, seen, boxes`),
    rows: Array.from({ length: 10 }, (_, tenth) => ({
      label: `${10 * tenth}–${10 * tenth + 10}%`,
      values: groups.map(([, boxes]) => {
        const within = boxes.filter(
          ({ told }) => Math.min(9, Math.floor(10 * told.glance[SEEN_IN])) === tenth
        )
        const told = meanOf(within, (box) => box.told.glance[SEEN_IN])
        return `${percent(told)}, ${percent(meanOf(within, ({ seen }) => seen[SEEN_IN]))}, ${within.length}`
      })
    }))
  }
}

function otherScreens(pages: readonly ToldPage[]): Table {
  const groups: readonly BoxGroup[] = ['random', 'foundLayers']
  return {
    title: 'Seen within 1, 2, 3 and 5 s: screens of today (UEyes, 4 to 9 viewers)',
    note: 'Variance explained and mean error, of area alone and of Glance. Times are not known: three looks are taken for a second. Few viewers leave much of the variance to sampling.',
    columns: groups.flatMap((group) =>
      (['area', 'glance'] as const).map(
        (row) => `${BOX_GROUPS[group]}: ${row === 'area' ? 'area' : 'Glance'}`
      )
    ),
    rows: Object.entries(OTHERS).flatMap(([name, sets]) =>
      SEEN_TIMES.map((time) => ({
        label: `${name}, ${time} s`,
        values: groups.flatMap((group) =>
          (['area', 'glance'] as const).map((row) => both(boxesOf(pages, sets, [group]), row, time))
        )
      }))
    )
  }
}

function order(pages: readonly ToldPage[]): Table {
  const strengths: Record<string, (box: ToldBox) => number> = {
    'area alone': ({ area }) => area,
    'share of attention': ({ attention }) => attention ?? 0,
    'share of first looks': ({ perception }) => perception ?? 0,
    'Glance: seen within 2 s': ({ told }) => told.glance[SEEN_IN]
  }
  const sets: readonly SeenSet[] = ['fiwi', 'ueyes-web', 'ueyes-phone']
  return {
    title: 'The order of layers',
    note: 'By each number, means over pages (FiWI, UEyes web, UEyes phone): rank correlation with the part of the viewers who see a layer within 2 s, how many see what comes first, and how often what most see is among the first three.',
    columns: [
      'rank correlation',
      'what comes first is seen by',
      'most seen, among the first three'
    ],
    rows: Object.entries(strengths).map(([label, strength]) => {
      const figures = sets.map((wanted) =>
        orderFigures(
          pages.filter(({ set }) => set === wanted),
          strength
        )
      )
      return {
        label,
        values: [
          figures.map(({ correlation }) => short(correlation)).join(', '),
          figures.map(({ first }) => percent(first)).join(', '),
          figures.map(({ amongThree }) => percent(amongThree)).join(', ')
        ]
      }
    })
  }
}

function pairs(pages: readonly ToldPage[]): Table {
  const all = layerPairs(pages)
  return {
    title: 'Two layers of one page',
    note: 'How often as many viewers or more see the first of two layers, by how many more were told to; pairs of which as many see both count half.',
    columns: ['pairs', 'people agree'],
    rows: APART_EDGES.slice(1).map((high, i) => {
      const low = APART_EDGES[i]!
      const within = all.filter(({ apart }) => apart >= low && apart < high)
      return {
        label: `${Math.round(100 * low)} to ${Math.round(100 * high)} of 100 more`,
        values: [within.length, percent(meanOf(within, ({ agrees }) => agrees))]
      }
    })
  }
}

function both(...[boxes, row, time]: Parameters<typeof figuresOf>): string {
  const { explained, error } = figuresOf(boxes, row, time)
  return `${short(explained)}, ${error.toFixed(3).replace(/^0/, '')}`
}
