import { overArea } from '../../../../src/order/order'
import { crossValidated } from '../cross-validated'
import { spearman } from '../spearman'
import { type BoxedPage, boxedPages, type SeenBox } from './boxed-pages'

/** Exponents that are tried. */
const STEPS = Array.from({ length: 21 }, (_, i) => i / 20)
/**
 * Exponents whose agreement is nearer to the best than this are alike to people; of those the largest is taken, so
 * that a large and dim picture gets no more for its size than they ask for.
 */
const ALIKE = 0.005

/** How well an order of a page's boxes agrees with what people see early; means over pages. */
export interface OrderFigures {
  /** Rank correlation with the part of the viewers who see a box early. */
  correlation: number
  /** Part of the viewers who see early what comes first. */
  first: number
  /** How often what most viewers see early is among the first three; of several alike, the part of them. */
  amongThree: number
}

/** What orders boxes; higher comes first. */
type Strength = (box: SeenBox) => number

/** What people did that an order is held against. */
type Truth = 'early' | 'looked'

export interface OrderMeasured {
  pages: number
  boxes: number
  /** Ways of ordering by what they are called, all by maps fitted without the page's site. */
  rows: Record<string, OrderFigures>
  /** The fitted order with its exponent left out by site. */
  leftOut: OrderFigures
  /** Fitted on all pages. */
  seenFirst: number
  lookedAt: number
}

const byFirstLooks =
  (exponent: number): Strength =>
  ({ perception, area }) =>
    overArea(perception, area, exponent)
const byAttention =
  (exponent: number): Strength =>
  ({ attention, area }) =>
    overArea(attention, area, exponent)

/** Measures orders of the boxed web pages by maps that are fitted without the page's site. */
export async function measureOrder(): Promise<OrderMeasured> {
  const [all, first] = [
    await crossValidated('fiwi'),
    await crossValidated('fiwi', 'desktopWeb', 'first')
  ]
  return orderOf(await boxedPages((stem) => ({ all: all.get(stem)!, first: first.get(stem)! })))
}

/** The same of pages that are at hand. */
function orderOf(pages: readonly BoxedPage[]): OrderMeasured {
  const leftOut = pages.map((page) => {
    const others = pages.filter(({ site }) => site !== page.site)
    return figuresOf([page], byFirstLooks(fitExponent(others, byFirstLooks, 'early')))
  })
  const rows: Record<string, Strength> = {
    'by area alone': ({ area }) => area,
    'share of first looks': ({ perception }) => perception,
    'first looks over area': ({ perception, area }) => perception / area,
    'first looks over area to ½': ({ perception, area }) => perception / area ** 0.5,
    'first looks over area to ¾': ({ perception, area }) => perception / area ** 0.75,
    ...Object.fromEntries(
      [0.25, 0.35, 0.5, 0.75].map((exponent) => [
        `to ${exponent}, small ones as large as the aim`,
        byFirstLooks(exponent)
      ])
    ),
    'attention over area to ½': byAttention(0.5),
    'peak of first looks': ({ peak }) => peak
  }
  return {
    pages: pages.length,
    boxes: pages.reduce((sum, { boxes }) => sum + boxes.length, 0),
    rows: Object.fromEntries(
      Object.entries(rows).map(([name, strength]) => [name, figuresOf(pages, strength)])
    ),
    leftOut: meanOf(leftOut),
    seenFirst: fitExponent(pages, byFirstLooks, 'early'),
    lookedAt: fitExponent(pages, byAttention, 'looked')
  }
}

function fitExponent(
  pages: readonly BoxedPage[],
  strengthBy: (exponent: number) => Strength,
  truth: Truth
): number {
  const tried = STEPS.map((step) => agreement(figuresOf(pages, strengthBy(step), truth)))
  const best = Math.max(...tried)
  return Math.max(...STEPS.filter((_, i) => tried[i]! >= best - ALIKE))
}

/** The whole order, what comes first and the first three weigh alike: the panel says all of them. */
const agreement = ({ correlation, first, amongThree }: OrderFigures): number =>
  (correlation + first + amongThree) / 3

function figuresOf(
  pages: readonly BoxedPage[],
  strength: Strength,
  truth: Truth = 'early'
): OrderFigures {
  return meanOf(
    pages.map(({ boxes }) => {
      const people = boxes.map((box) => box[truth])
      const most = Math.max(...people)
      const order = [...boxes].sort((one, other) => strength(other) - strength(one))
      const those = boxes.filter((box) => box[truth] === most)
      const three = order.slice(0, 3)
      return {
        correlation: spearman(boxes.map(strength), people),
        first: order[0]![truth],
        amongThree: those.filter((box) => three.includes(box)).length / Math.min(3, those.length)
      }
    })
  )
}

function meanOf(all: readonly OrderFigures[]): OrderFigures {
  const mean = (of: (one: OrderFigures) => number): number =>
    all.reduce((sum, one) => sum + of(one), 0) / all.length
  return {
    correlation: mean(({ correlation }) => correlation),
    first: mean(({ first }) => first),
    amongThree: mean(({ amongThree }) => amongThree)
  }
}
