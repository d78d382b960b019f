import { parseSample } from '../../../src/playground/samples/parse-sample'
import type { Design } from './design'
import { drawn } from './drawn-pictures'
import { box, column, ellipse, icon, type LayerData, rectangle, row, text } from './layers'

interface Figure {
  name: string
  value: string
  change: string
  /** The one that is out of bounds. */
  isAlarm?: boolean
}

const FIGURES: readonly Figure[] = [
  { name: 'Requests a minute', value: '48.2k', change: '+6 % since Monday' },
  { name: 'Slowest twentieth', value: '182 ms', change: '−11 ms since Monday' },
  { name: 'Errors', value: '4.7 %', change: 'Over the limit of 1 %', isAlarm: true },
  { name: 'Cost this month', value: '€3,410', change: '71 % of the budget' }
]
const INCIDENTS = [
  ['checkout-api', 'Frankfurt', '4.7 %', 'Open'],
  ['search', 'Dublin', '0.9 %', 'Watching'],
  ['images', 'Stockholm', '0.4 %', 'Solved'],
  ['mail', 'Frankfurt', '0.2 %', 'Solved']
] as const
const MENU = [
  ['Overview', 'grid'],
  ['Services', 'bolt'],
  ['Traces', 'chart'],
  ['Alerts', 'bell'],
  ['Team', 'users'],
  ['Settings', 'settings']
] as const

const SIDE = 232
const CONTENT = { x: SIDE + 32, width: 1440 - SIDE - 64 }
const TILE = { width: (CONTENT.width - 3 * 20) / 4, height: 132 }
const CHART = { width: CONTENT.width, height: 312 }

/** A monitoring dashboard on a dark ground: one figure of four is out of bounds. */
export async function darkDashboard(): Promise<Design> {
  const sample = parseSample({
    name: 'Dark dashboard',
    size: [1440, 900],
    fill: 'ground',
    colours: {
      ground: '#0D0F14',
      side: '#12151C',
      card: '#181C25',
      line: '#272C38',
      ink: '#EEF1F7',
      soft: '#8F98AB',
      dim: '#5B6477',
      cyan: '#38BDF8',
      mint: '#34D399',
      red: '#FF5C5C',
      blood: '#3A1A20',
      white: '#FFFFFF'
    },
    styles: {
      title: { size: 26, line: 32, weight: 'Semi Bold', tracking: -1.6 },
      brand: { size: 18, line: 24, weight: 'Bold', tracking: -1 },
      menu: { size: 14, line: 20, weight: 'Medium', tracking: -0.2 },
      figure: { size: 36, line: 44, weight: 'Bold', tracking: -3 },
      strong: { size: 15, line: 20, weight: 'Semi Bold', tracking: -0.4 },
      small: { size: 13, line: 18 },
      button: { size: 14, line: 20, weight: 'Semi Bold', tracking: -0.2 }
    },
    layers: [sidebar(), head(), ...FIGURES.map(tile), chart(), table()]
  })
  return { sample, pictures: { portrait: await drawn('drawn-face', { width: 108, height: 108 }) } }
}

function sidebar(): LayerData {
  return box(
    'Sidebar',
    { size: [SIDE, 900], fill: 'side' },
    row(
      'Brand',
      { size: [200, 28], gap: 10, at: [24, 28] },
      icon('Brand mark', 'bolt', 22, 'cyan', { weight: 2 }),
      text('Brand name', 'Orbit', 'brand', 'ink')
    ),
    ...MENU.map(([name, drawing], place) =>
      row(
        `Menu / ${name}`,
        {
          size: [200, 40],
          gap: 12,
          padding: [0, 12],
          at: [16, 88 + place * 44],
          radius: 10,
          ...(place === 0 ? { fill: 'line' } : {})
        },
        icon(`${name} / Icon`, drawing, 18, place === 0 ? 'ink' : 'soft'),
        text(`${name} / Label`, name, 'menu', place === 0 ? 'ink' : 'soft')
      )
    ),
    row(
      'Person',
      { size: [200, 44], gap: 12, at: [24, 832] },
      ellipse('Portrait', [36, 36], { fill: { picture: 'portrait' } }),
      text('Person / Name', 'Inês Duarte', 'menu', 'soft')
    )
  )
}

function head(): LayerData {
  return row(
    'Head',
    { size: [CONTENT.width, 48], main: 'between', at: [CONTENT.x, 24] },
    text('Title', 'Overview', 'title', 'ink'),
    row(
      'Actions',
      { size: [null, 44], gap: 12 },
      row(
        'Range',
        { size: [null, 44], gap: 8, padding: [0, 16], radius: 12, stroke: { colour: 'line' } },
        icon('Range / Icon', 'calendar', 16, 'soft'),
        text('Range / Label', 'Last 24 hours', 'button', 'soft')
      ),
      row(
        'Open incident',
        { size: [null, 44], padding: [0, 20], radius: 12, fill: 'cyan' },
        text('Open incident / Label', 'Open incident', 'button', 'ground')
      )
    )
  )
}

function tile({ name, value, change, isAlarm = false }: Figure, place: number): LayerData {
  return column(
    name,
    {
      size: [TILE.width, TILE.height],
      gap: 4,
      padding: 20,
      at: [CONTENT.x + place * (TILE.width + 20), 96],
      radius: 16,
      fill: isAlarm ? 'blood' : 'card',
      stroke: { colour: isAlarm ? 'red/60' : 'line' }
    },
    text('Name', name, 'small', 'soft'),
    text('Value', value, 'figure', isAlarm ? 'red' : 'ink'),
    text('Change', change, 'small', isAlarm ? 'red' : 'mint')
  )
}

/** Requests over a day, with the errors that rise at its end. */
function chart(): LayerData {
  const plot = { x: 56, y: 72, width: CHART.width - 80, height: 200 }
  const at = (i: number, value: number, count: number): string =>
    `${(plot.x + (i / (count - 1)) * plot.width).toFixed(1)} ${(plot.y + (1 - value) * plot.height).toFixed(1)}`
  const day = Array.from(
    { length: 49 },
    (_, i) =>
      0.5 +
      0.28 * Math.sin((i / 48) * 2 * Math.PI - 1.2) +
      0.05 * Math.sin(i * 1.7) +
      0.03 * Math.sin(i * 3.1)
  )
  const errors = Array.from(
    { length: 49 },
    (_, i) => 0.06 + 0.02 * Math.sin(i * 2.3) + (i > 38 ? 0.055 * (i - 38) : 0)
  )
  const path = (values: readonly number[]): string =>
    values.map((value, i) => `${i === 0 ? 'M' : 'L'} ${at(i, value, values.length)}`).join(' ')
  const bottom = plot.y + plot.height
  return box(
    'Traffic',
    {
      size: [CHART.width, CHART.height],
      at: [CONTENT.x, 248],
      radius: 16,
      fill: 'card',
      stroke: { colour: 'line' }
    },
    text('Traffic / Title', 'Requests and errors', 'strong', 'ink', { at: [20, 20] }),
    row(
      'Legend',
      { size: [null, 20], gap: 8, at: [CHART.width - 156, 20] },
      ellipse('Legend / Requests', [8, 8], { fill: 'cyan' }),
      text('Legend / Requests name', 'Requests', 'small', 'soft'),
      ellipse('Legend / Errors', [8, 8], { fill: 'red' }),
      text('Legend / Errors name', 'Errors', 'small', 'soft')
    ),
    ...[0, 1, 2, 3, 4].flatMap((i) => [
      rectangle('Grid', [plot.width, 1], {
        at: [plot.x, plot.y + (i * plot.height) / 4],
        fill: 'line'
      }),
      text('Scale', i === 4 ? '0' : `${60 - 15 * i}k`, 'small', 'dim', {
        at: [20, plot.y + (i * plot.height) / 4 - 9]
      })
    ]),
    {
      kind: 'vector',
      name: 'Requests / Area',
      path: `${path(day)} L ${plot.x + plot.width} ${bottom} L ${plot.x} ${bottom} Z`,
      fill: {
        linear: [
          [0, 'cyan/32'],
          [1, 'cyan/0']
        ],
        from: [0.5, 0],
        to: [0.5, 1]
      }
    },
    {
      kind: 'vector',
      name: 'Requests / Line',
      path: path(day),
      stroke: { colour: 'cyan', weight: 2.5, align: 'centre' }
    },
    {
      kind: 'vector',
      name: 'Errors / Line',
      path: path(errors),
      stroke: { colour: 'red', weight: 2.5, align: 'centre' }
    },
    ...['00:00', '06:00', '12:00', '18:00', '24:00'].map((hour, i) =>
      text('Hour', hour, 'small', 'dim', {
        at: [plot.x + (i * (plot.width - 36)) / 4, bottom + 12]
      })
    )
  )
}

function table(): LayerData {
  const columns = [20, 400, 680, 960]
  const line = (cells: readonly string[], y: number, isHead: boolean): LayerData =>
    box(
      isHead ? 'Table / Head' : 'Incident',
      { size: [CONTENT.width, 44], at: [0, y] },
      ...cells.map((cell, i) =>
        text(
          isHead ? cell : (['Service', 'Region', 'Errors', 'State'][i] ?? ''),
          cell,
          isHead ? 'small' : 'menu',
          colourOf(cell, isHead),
          {
            at: [columns[i] ?? 0, 12]
          }
        )
      )
    )
  return box(
    'Incidents',
    {
      size: [CONTENT.width, 280],
      at: [CONTENT.x, 580],
      radius: 16,
      fill: 'card',
      stroke: { colour: 'line' }
    },
    text('Incidents / Title', 'Incidents', 'strong', 'ink', { at: [20, 20] }),
    line(['Service', 'Region', 'Errors', 'State'], 48, true),
    ...INCIDENTS.flatMap((cells, i) => [
      rectangle('Rule', [CONTENT.width - 40, 1], { at: [20, 90 + i * 46], fill: 'line' }),
      line(cells, 91 + i * 46, false)
    ])
  )
}

function colourOf(cell: string, isHead: boolean): string {
  if (isHead) return 'dim'
  return cell === 'Open' || cell === '4.7 %' ? 'red' : cell === 'Solved' ? 'mint' : 'soft'
}
