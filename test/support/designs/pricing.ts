import { parseSample } from '../../../src/playground/samples/parse-sample'
import type { Design } from './design'
import { box, icon, type LayerData, row, column, text } from './layers'

interface Plan {
  name: string
  price: string
  line: string
  action: string
  offers: readonly string[]
  /** The one that is meant to be bought. */
  isLeading?: boolean
}

const PLANS: readonly Plan[] = [
  {
    name: 'Solo',
    price: '€9',
    line: 'For one person who sends a few invoices a month.',
    action: 'Start with Solo',
    offers: [
      '20 invoices a month',
      'One bank account',
      'Reminders by e-mail',
      'Tax export',
      'Answers within a day'
    ]
  },
  {
    name: 'Team',
    price: '€29',
    line: 'For studios that send estimates and share clients.',
    action: 'Try Team free for 30 days',
    offers: [
      'Invoices without a limit',
      'Five seats, five accounts',
      'Estimates and deposits',
      'Time tracking',
      'Answers within an hour'
    ],
    isLeading: true
  },
  {
    name: 'Company',
    price: '€79',
    line: 'For companies with approvals and an accountant.',
    action: 'Start with Company',
    offers: [
      'All of Team, 25 seats',
      'Approvals in two steps',
      'Accountant’s access',
      'Own domain',
      'A person who knows you'
    ]
  }
]

const CARD = { width: 368, height: 536 }
const GAP = 24
const MARGIN = (1440 - 3 * CARD.width - 2 * GAP) / 2
const TOP = 344
/** The leading card stands so much higher and lower than its neighbours, px. */
const LIFT = 24

/** Three plans side by side, the middle one highlighted; their layers have the same names. */
export function pricing(): Design {
  const sample = parseSample({
    name: 'Pricing with three plans',
    size: [1440, 1024],
    fill: 'paper',
    colours: {
      paper: '#F7F7FB',
      white: '#FFFFFF',
      ink: '#16162B',
      soft: '#5C5C77',
      line: '#E2E2EE',
      indigo: '#4338CA',
      deep: '#312A9E',
      pale: '#DAD8FF',
      sun: '#FFC947'
    },
    styles: {
      display: { size: 52, line: 60, weight: 'Bold', tracking: -3 },
      brand: { size: 20, line: 28, weight: 'Extra Bold', tracking: -2 },
      lead: { size: 18, line: 28, tracking: -0.6 },
      nav: { size: 15, line: 20, weight: 'Medium', tracking: -0.4 },
      plan: { size: 20, line: 28, weight: 'Semi Bold', tracking: -1 },
      price: { size: 56, line: 64, weight: 'Bold', tracking: -4 },
      body: { size: 15, line: 24, tracking: -0.4 },
      button: { size: 16, line: 24, weight: 'Semi Bold', tracking: -0.6 },
      label: { size: 13, line: 20, weight: 'Semi Bold' }
    },
    shadows: {
      card: [{ colour: 'ink/6', offset: [0, 4], blur: 16 }],
      lifted: [{ colour: 'indigo/35', offset: [0, 28], blur: 56, spread: -16 }]
    },
    layers: [
      row(
        'Navigation',
        { size: [1440, 88], main: 'between', padding: [0, MARGIN] },
        text('Brand', 'Ledgerly', 'brand', 'ink'),
        row(
          'Links',
          { size: [null, 40], gap: 32 },
          text('Link / Product', 'Product', 'nav', 'soft'),
          text('Link / Pricing', 'Pricing', 'nav', 'ink'),
          text('Link / Customers', 'Customers', 'nav', 'soft'),
          text('Link / Log in', 'Log in', 'nav', 'soft')
        )
      ),
      text('Headline', 'Invoices that are paid on time', 'display', 'ink', {
        at: [MARGIN, 112],
        width: 1440 - 2 * MARGIN,
        align: 'centre'
      }),
      text(
        'Lead',
        'Every plan comes with bank payments, reminders and a person who answers.',
        'lead',
        'soft',
        {
          at: [MARGIN, 184],
          width: 1440 - 2 * MARGIN,
          align: 'centre'
        }
      ),
      row(
        'Billing',
        {
          size: [null, 44],
          gap: 4,
          padding: 4,
          at: [568, 240],
          radius: 22,
          fill: 'white',
          stroke: { colour: 'line' }
        },
        row(
          'Monthly',
          { size: [null, 36], padding: [0, 18], radius: 18, fill: 'ink' },
          text('Monthly / Label', 'Monthly', 'label', 'white')
        ),
        row(
          'Yearly',
          { size: [null, 36], padding: [0, 18] },
          text('Yearly / Label', 'Yearly, two months free', 'label', 'soft')
        )
      ),
      ...PLANS.map(card),
      text('Small print', 'Prices without VAT. Cancel at the end of any month.', 'label', 'soft', {
        at: [MARGIN, 968],
        width: 1440 - 2 * MARGIN,
        align: 'centre'
      })
    ]
  })
  return { sample, pictures: {} }
}

function card(plan: Plan, place: number): LayerData {
  const { name, price, line, action, offers, isLeading = false } = plan
  const [ink, soft] = isLeading ? ['white', 'pale'] : ['ink', 'soft']
  const lift = isLeading ? LIFT : 0
  return column(
    `${name} plan`,
    {
      size: [CARD.width, CARD.height + 2 * lift],
      gap: 24,
      padding: [32 + lift, 32, 32, 32],
      at: [MARGIN + place * (CARD.width + GAP), TOP - lift],
      radius: 24,
      fill: isLeading
        ? {
            linear: [
              [0, 'indigo'],
              [1, 'deep']
            ],
            from: [0, 0],
            to: [1, 1]
          }
        : 'white',
      ...(isLeading ? { shadow: 'lifted' } : { stroke: { colour: 'line' }, shadow: 'card' })
    },
    row(
      'Plan',
      { size: [304, 28], main: 'between' },
      text('Name', name, 'plan', ink),
      ...(isLeading
        ? [
            row(
              'Badge',
              { size: [null, 28], padding: [0, 12], radius: 14, fill: 'sun' },
              text('Badge / Label', 'Most chosen', 'label', 'ink')
            )
          ]
        : [])
    ),
    row(
      'Cost',
      { size: [304, 64], gap: 10, cross: 'end' },
      text('Price', price, 'price', ink),
      text('Period', 'a month', 'body', soft)
    ),
    text('Line', line, 'body', soft, { width: 304 }),
    row(
      'Choose',
      {
        size: [304, 52],
        main: 'centre',
        ...(isLeading
          ? { radius: 14, fill: 'white' }
          : { radius: 14, stroke: { colour: 'ink/25' } })
      },
      text('Choose / Label', action, 'button', isLeading ? 'deep' : 'ink')
    ),
    column(
      'Offers',
      { size: [304, null], gap: 14 },
      ...offers.map((offer) => offerRow(offer, isLeading))
    )
  )
}

function offerRow(offer: string, isLeading: boolean): LayerData {
  return row(
    'Offer',
    { size: [304, 24], gap: 12 },
    box(
      'Tick',
      { size: [20, 20], radius: 10, fill: isLeading ? 'pale' : 'indigo/10' },
      icon('Check', 'check', 14, isLeading ? 'deep' : 'indigo', { at: [3, 3], weight: 2.25 })
    ),
    text('Offer / Text', offer, 'body', isLeading ? 'white' : 'ink')
  )
}
