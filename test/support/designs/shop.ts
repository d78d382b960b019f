import { parseSample } from '../../../src/playground/samples/parse-sample'
import type { Design } from './design'
import { drawn } from './drawn-pictures'
import { box, column, icon, type LayerData, row, text } from './layers'

interface Product {
  picture: string
  name: string
  line: string
  price: string
  /** What it cost before; it is on sale then. */
  before?: string
}

const PRODUCTS: readonly Product[] = [
  { picture: 'chair', name: 'Holm chair', line: 'Oak and wool', price: '€240' },
  { picture: 'lamp', name: 'Dome lamp', line: 'Steel, warm white', price: '€118' },
  { picture: 'vase', name: 'Tide vase', line: 'Glazed by hand', price: '€39', before: '€56' },
  { picture: 'clock', name: 'Noon clock', line: 'Silent movement', price: '€72' },
  { picture: 'mug', name: 'Ember mug', line: 'Keeps tea warm', price: '€19' },
  { picture: 'plant', name: 'Fern in a pot', line: 'Likes the shade', price: '€28' },
  { picture: 'speaker', name: 'Hum speaker', line: 'Ten hours of music', price: '€149' },
  { picture: 'blanket', name: 'Loft blanket', line: 'Merino, undyed', price: '€95' }
]
const CARD = { width: 286, picture: 286, height: 386 }
const GAP = 24
const MARGIN = (1440 - 4 * CARD.width - 3 * GAP) / 2

/** A shop's page: a sale above two rows of products, the second below the first screen; their layers have the same names. */
export async function shop(): Promise<Design> {
  const sample = parseSample({
    name: 'Shop page with products',
    size: [1440, 1320],
    fill: 'paper',
    colours: {
      paper: '#FFFFFF',
      ink: '#1B1B1B',
      soft: '#6B6B6B',
      line: '#E7E4DF',
      sand: '#F4F0E9',
      clay: '#B4451F',
      white: '#FFFFFF'
    },
    styles: {
      display: { size: 44, line: 50, weight: 'Bold', tracking: -3 },
      brand: { size: 24, line: 32, weight: 'Extra Bold', tracking: -3 },
      nav: { size: 15, line: 20, weight: 'Medium', tracking: -0.4 },
      lead: { size: 17, line: 26, tracking: -0.6 },
      title: { size: 24, line: 32, weight: 'Semi Bold', tracking: -1.6 },
      name: { size: 16, line: 24, weight: 'Semi Bold', tracking: -0.6 },
      body: { size: 14, line: 20, tracking: -0.2 },
      price: { size: 16, line: 24, weight: 'Semi Bold', tracking: -0.6 },
      before: { size: 14, line: 24, decoration: 'strikethrough' },
      button: { size: 16, line: 24, weight: 'Semi Bold', tracking: -0.5 }
    },
    layers: [
      row(
        'Navigation',
        { size: [1440, 80], main: 'between', padding: [0, MARGIN] },
        text('Brand', 'Kettle & Oak', 'brand', 'ink'),
        row(
          'Links',
          { size: [null, 40], gap: 32 },
          ...['New', 'Furniture', 'Light', 'Kitchen', 'Sale'].map((link) =>
            text(`Link / ${link}`, link, 'nav', link === 'Sale' ? 'clay' : 'ink')
          ),
          icon('Search', 'search', 22, 'ink'),
          icon('Basket', 'bag', 22, 'ink')
        )
      ),
      sale(),
      row(
        'Bar',
        { size: [1440 - 2 * MARGIN, 40], main: 'between', at: [MARGIN, 352] },
        text('Bar / Title', 'For the living room', 'title', 'ink'),
        row(
          'Filters',
          { size: [null, 40], gap: 10 },
          ...['Material', 'Price', 'In stock'].map((name) =>
            row(
              `Filter / ${name}`,
              {
                size: [null, 40],
                gap: 6,
                padding: [0, 16],
                radius: 20,
                stroke: { colour: 'line' }
              },
              text(`${name} / Label`, name, 'body', 'ink'),
              icon(`${name} / Icon`, 'chevron-down', 16, 'soft')
            )
          )
        )
      ),
      ...PRODUCTS.map(card)
    ]
  })
  const size = { width: CARD.width, height: CARD.picture }
  const pictures = await Promise.all(
    PRODUCTS.map(async ({ picture }) => [picture, await drawn(picture, size)] as const)
  )
  return { sample, pictures: Object.fromEntries(pictures) }
}

function sale(): LayerData {
  return row(
    'Sale',
    {
      size: [1440 - 2 * MARGIN, 216],
      main: 'between',
      padding: [0, 56],
      at: [MARGIN, 96],
      radius: 28,
      fill: 'sand'
    },
    column(
      'Sale / Text',
      { size: [null, null], gap: 8 },
      text('Sale / Title', 'The autumn sale ends on Sunday', 'display', 'ink'),
      text(
        'Sale / Line',
        'Up to 40 % off chairs, lamps and everything for the table.',
        'lead',
        'soft'
      )
    ),
    row(
      'Shop the sale',
      { size: [null, 56], gap: 10, padding: [0, 28], radius: 28, fill: 'clay' },
      text('Shop the sale / Label', 'Shop the sale', 'button', 'white'),
      icon('Shop the sale / Icon', 'arrow-right', 20, 'white', { weight: 2 })
    )
  )
}

function card({ picture, name, line, price, before }: Product, place: number): LayerData {
  const x = MARGIN + (place % 4) * (CARD.width + GAP)
  const y = 416 + Math.floor(place / 4) * (CARD.height + 48)
  return box(
    `Product / ${name}`,
    { size: [CARD.width, CARD.height], at: [x, y] },
    box('Photo', { size: [CARD.width, CARD.picture], radius: 20, clip: true, fill: { picture } }),
    ...(before === undefined
      ? []
      : [
          row(
            'Discount',
            { size: [null, 30], padding: [0, 12], at: [16, 16], radius: 15, fill: 'clay' },
            text('Discount / Label', '−30 %', 'price', 'white')
          )
        ]),
    text('Name', name, 'name', 'ink', { at: [0, 302] }),
    text('Line', line, 'body', 'soft', { at: [0, 328] }),
    row(
      'Cost',
      { size: [null, 24], gap: 8, at: [0, 354] },
      text('Price', price, 'price', before === undefined ? 'ink' : 'clay'),
      ...(before === undefined ? [] : [text('Before', before, 'before', 'soft')])
    )
  )
}
