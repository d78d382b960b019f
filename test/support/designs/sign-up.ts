import { parseSample } from '../../../src/playground/samples/parse-sample'
import type { Design } from './design'
import { box, column, icon, type LayerData, rectangle, row, text } from './layers'

const FIELDS = [
  { name: 'Name', value: 'Ines Haddad' },
  { name: 'Work e-mail', value: 'ines@haddad-studio.example' },
  { name: 'Password', value: 'At least twelve letters' }
]

const POINTS = [
  ['calendar', 'Ready in two minutes, no card needed'],
  ['users', 'Bring your whole team, five seats are free'],
  ['lock', 'Your files stay in Europe']
] as const

const WIDTH = 400

/** A form beside a panel in the brand's colour: the button that sends it is paler than that panel. */
export function signUp(): Design {
  const sample = parseSample({
    name: 'Sign-up form',
    size: [1280, 832],
    fill: 'white',
    colours: {
      white: '#FFFFFF',
      ink: '#14213D',
      soft: '#5B6478',
      line: '#D5DAE3',
      field: '#F6F7FA',
      green: '#0B5D4B',
      mint: '#BFE8DA',
      sage: '#DCEFE8',
      coral: '#E4572E'
    },
    styles: {
      claim: { size: 44, line: 52, weight: 'Bold', tracking: -2.6 },
      brand: { size: 20, line: 28, weight: 'Extra Bold', tracking: -2 },
      title: { size: 28, line: 36, weight: 'Bold', tracking: -2 },
      label: { size: 13, line: 20, weight: 'Semi Bold' },
      body: { size: 15, line: 24, tracking: -0.4 },
      button: { size: 16, line: 24, weight: 'Semi Bold', tracking: -0.6 }
    },
    layers: [
      box(
        'Promise',
        { size: [560, 832], fill: 'green' },
        text('Brand', 'Kontor', 'brand', 'white', { at: [64, 56] }),
        text('Claim', 'The studio’s books, kept by themselves', 'claim', 'white', {
          at: [64, 264],
          width: 432
        }),
        column('Points', { size: [432, null], gap: 16, at: [64, 456] }, ...POINTS.map(point))
      ),
      column(
        'Form',
        { size: [WIDTH, null], gap: 20, at: [720, 104] },
        column(
          'Heading',
          { size: [WIDTH, null], gap: 4 },
          text('Title', 'Create your account', 'title', 'ink'),
          text('Lead', 'Thirty days free, then 12 euros a month.', 'body', 'soft')
        ),
        row(
          'Continue with Google',
          { size: [WIDTH, 48], main: 'centre', radius: 10, stroke: { colour: 'line' } },
          text('Continue with Google / Label', 'Continue with Google', 'button', 'ink')
        ),
        rectangle('Line', [WIDTH, 1], { fill: 'line' }),
        ...FIELDS.map(field),
        row(
          'Create account',
          { size: [WIDTH, 48], main: 'centre', radius: 10, fill: 'sage' },
          text('Create account / Label', 'Create account', 'button', 'green')
        ),
        text('Terms', 'By going on you agree to our terms and privacy notice.', 'label', 'soft', {
          width: WIDTH
        })
      ),
      row(
        'Log in',
        { size: [WIDTH, 24], gap: 6, at: [720, 752] },
        text('Log in / Question', 'Have an account?', 'body', 'soft'),
        text('Log in / Link', 'Log in', 'body', 'coral')
      )
    ]
  })
  return { sample, pictures: {} }
}

function point([drawing, words]: (typeof POINTS)[number]): LayerData {
  return row(
    'Point',
    { size: [432, 24], gap: 12 },
    icon('Point / Icon', drawing, 20, 'mint'),
    text('Point / Text', words, 'body', 'mint')
  )
}

function field({ name, value }: (typeof FIELDS)[number]): LayerData {
  return column(
    `Field / ${name}`,
    { size: [WIDTH, null], gap: 6 },
    text('Label', name, 'label', 'ink'),
    row(
      'Input',
      {
        size: [WIDTH, 44],
        padding: [0, 14],
        radius: 10,
        fill: 'field',
        stroke: { colour: 'line' }
      },
      text('Value', value, 'body', 'soft')
    )
  )
}
