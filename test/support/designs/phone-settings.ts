import { parseSample } from '../../../src/playground/samples/parse-sample'
import type { Design } from './design'
import { drawn } from './drawn-pictures'
import { box, column, ellipse, icon, type LayerData, rectangle, row, text } from './layers'

/** A line of a list: an icon on its colour, a name, and a value, a switch or nothing. */
interface Line {
  name: string
  icon: string
  colour: string
  value?: string
  on?: boolean
}

const SECTIONS: readonly (readonly Line[])[] = [
  [
    { name: 'Notifications', icon: 'bell', colour: 'red', value: 'On' },
    { name: 'Sounds', icon: 'volume', colour: 'pink', on: true },
    { name: 'Do not disturb', icon: 'moon', colour: 'violet', on: false },
    { name: 'Appearance', icon: 'sun', colour: 'blue', value: 'Automatic' }
  ],
  [
    { name: 'Privacy', icon: 'lock', colour: 'grey', value: '2 apps' },
    { name: 'Devices', icon: 'phone', colour: 'teal', value: '3' },
    { name: 'Offline maps', icon: 'map', colour: 'green', value: '1.2 GB' },
    { name: 'Battery saver', icon: 'battery', colour: 'orange', on: true }
  ]
]
const LINE = 48

/** A dense settings screen of a phone: profile, a warning with the one button, two lists. */
export async function phoneSettings(): Promise<Design> {
  const sample = parseSample({
    name: 'Phone settings',
    size: [390, 844],
    fill: 'ground',
    colours: {
      ground: '#F2F2F7',
      card: '#FFFFFF',
      ink: '#15161A',
      soft: '#6A6C75',
      dim: '#C2C4CC',
      line: '#E6E7EC',
      accent: '#1F5EFF',
      warm: '#FFF4DD',
      amber: '#9A5B00',
      red: '#E5484D',
      pink: '#E93D82',
      violet: '#6E56CF',
      blue: '#0090FF',
      grey: '#80838D',
      teal: '#12A594',
      green: '#30A46C',
      orange: '#F76B15',
      white: '#FFFFFF'
    },
    styles: {
      title: { size: 30, line: 36, weight: 'Bold', tracking: -2.4 },
      name: { size: 18, line: 24, weight: 'Semi Bold', tracking: -0.8 },
      strong: { size: 15, line: 20, weight: 'Semi Bold', tracking: -0.6 },
      body: { size: 16, line: 22, tracking: -0.6 },
      small: { size: 13, line: 18, tracking: -0.2 },
      button: { size: 14, line: 20, weight: 'Semi Bold', tracking: -0.3 }
    },
    layers: [
      row(
        'Status bar',
        { size: [390, 44], main: 'between', padding: [6, 28, 0, 28] },
        text('Clock', '9:41', 'strong', 'ink'),
        icon('Battery', 'battery', 22, 'ink')
      ),
      row(
        'Header',
        { size: [390, 52], main: 'between', padding: [0, 20], at: [0, 44] },
        text('Title', 'Settings', 'title', 'ink'),
        icon('Search', 'search', 24, 'ink')
      ),
      profile(),
      warning(),
      ...SECTIONS.map((lines, place) => section(lines, 312 + place * (lines.length * LINE + 16))),
      row(
        'Sign out',
        { size: [358, 48], main: 'centre', at: [16, 728], radius: 16, fill: 'card' },
        text('Sign out / Label', 'Sign out', 'body', 'red')
      ),
      text('Version', 'Version 12.4', 'small', 'soft', {
        at: [16, 788],
        width: 358,
        align: 'centre'
      }),
      rectangle('Home indicator', [134, 5], { at: [128, 830], radius: 3, fill: 'ink' })
    ]
  })
  return { sample, pictures: { portrait: await drawn('drawn-face', { width: 168, height: 168 }) } }
}

function profile(): LayerData {
  return row(
    'Profile',
    { size: [358, 80], gap: 14, padding: [0, 16], at: [16, 108], radius: 20, fill: 'card' },
    ellipse('Portrait', [56, 56], { fill: { picture: 'portrait' } }),
    column(
      'Profile / Text',
      { size: [228, null] },
      text('Profile / Name', 'Mara Lindqvist', 'name', 'ink'),
      text('Profile / Mail', 'mara@lindqvist.example', 'small', 'soft')
    ),
    icon('Profile / More', 'chevron-right', 20, 'dim', { weight: 2 })
  )
}

function warning(): LayerData {
  return box(
    'Storage warning',
    { size: [358, 96], at: [16, 200], radius: 20, fill: 'warm' },
    icon('Storage warning / Icon', 'alert', 22, 'amber', { at: [16, 16] }),
    text('Storage warning / Title', 'Backup stopped on Sunday', 'strong', 'ink', {
      at: [48, 16]
    }),
    text('Storage warning / Text', 'Only 0.3 GB left of 5 GB', 'small', 'soft', { at: [48, 38] }),
    row(
      'Get storage',
      { size: [null, 36], padding: [0, 16], at: [231, 46], radius: 18, fill: 'accent' },
      text('Get storage / Label', 'Get storage', 'button', 'white')
    )
  )
}

function section(lines: readonly Line[], y: number): LayerData {
  return box(
    'List',
    { size: [358, lines.length * LINE], at: [16, y], radius: 20, fill: 'card' },
    ...lines.flatMap((line, place) => [
      lineRow(line, place),
      ...(place === 0
        ? []
        : [rectangle('Line', [298, 1], { at: [60, place * LINE], fill: 'line' })])
    ])
  )
}

function lineRow({ name, icon: drawing, colour, value, on }: Line, place: number): LayerData {
  return row(
    name,
    { size: [358, LINE], main: 'between', padding: [0, 16], at: [0, place * LINE] },
    row(
      `${name} / Left`,
      { size: [null, 32], gap: 14 },
      box(
        `${name} / Badge`,
        { size: [30, 30], radius: 9, fill: colour },
        icon(`${name} / Icon`, drawing, 18, 'white', { at: [6, 6] })
      ),
      text(`${name} / Name`, name, 'body', 'ink')
    ),
    on === undefined
      ? row(
          `${name} / Right`,
          { size: [null, 24], gap: 6 },
          ...(value === undefined ? [] : [text(`${name} / Value`, value, 'body', 'soft')]),
          icon(`${name} / More`, 'chevron-right', 18, 'dim', { weight: 2 })
        )
      : toggle(on)
  )
}

function toggle(on: boolean): LayerData {
  return box(
    'Switch',
    { size: [48, 28], radius: 14, fill: on ? 'green' : 'dim' },
    ellipse('Knob', [24, 24], { at: [on ? 22 : 2, 2], fill: 'white' })
  )
}
