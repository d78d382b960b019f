import { SEEN_IN } from '../../../../src/order/seen'
import { spearman } from '../spearman'
import { meanOf, type SeenRow, type ToldBox, type ToldPage } from './measure-seen'

/** Two layers of one page, the first told to be seen by more. */
export interface LayerPair {
  /** By how many more, 0–1. */
  apart: number
  /** Whether people say so, too: 1 or 0; ½ where as many of them see one as the other. */
  agrees: number
}

/** All pairs of layers of one page and group. */
export function layerPairs(pages: readonly ToldPage[]): LayerPair[] {
  return pages.flatMap((page) =>
    layersOf(page).flatMap((layers) => {
      const order = [...layers].sort((one, other) => toldOf(other) - toldOf(one))
      return order.flatMap((one, i) =>
        order.slice(i + 1).map((other) => ({
          apart: toldOf(one) - toldOf(other),
          agrees: (Math.sign(one.seen[SEEN_IN] - other.seen[SEEN_IN]) + 1) / 2
        }))
      )
    })
  )
}

/** How well an order of a page's layers agrees with what people see within two seconds; means over pages. */
export interface OrderFigures {
  /** Rank correlation with the part of the viewers who see a layer. */
  correlation: number
  /** Part of the viewers who see what comes first. */
  first: number
  /** How often what most viewers see is among the first three; of several alike, the part of them. */
  amongThree: number
}

/** Of fewer layers an order says nothing. */
const LEAST_LAYERS = 4

export function orderFigures(
  pages: readonly ToldPage[],
  strength: (box: ToldBox) => number
): OrderFigures {
  const figures = pages.flatMap(layersOf).flatMap((layers): OrderFigures[] => {
    if (layers.length < LEAST_LAYERS) return []
    const people = layers.map(({ seen }) => seen[SEEN_IN])
    const most = Math.max(...people)
    const order = [...layers].sort((one, other) => strength(other) - strength(one))
    const those = layers.filter(({ seen }) => seen[SEEN_IN] === most)
    const three = order.slice(0, 3)
    return [
      {
        correlation: spearman(layers.map(strength), people),
        first: order[0]!.seen[SEEN_IN],
        amongThree: those.filter((box) => three.includes(box)).length / Math.min(3, those.length)
      }
    ]
  })
  return {
    correlation: meanOf(figures, ({ correlation }) => correlation),
    first: meanOf(figures, ({ first }) => first),
    amongThree: meanOf(figures, ({ amongThree }) => amongThree)
  }
}

const ROW: SeenRow = 'glance'
const toldOf = ({ told }: ToldBox): number => told[ROW][SEEN_IN]

/** Layers that lie beside or on each other, as annotated and as found. */
function layersOf({ boxes }: ToldPage): ToldBox[][] {
  const groups = ['annotatedLayers', 'foundLayers'] as const
  return groups
    .map((wanted) => boxes.filter(({ group }) => group === wanted))
    .filter(({ length }) => length > 0)
}
