import type { LayerShare } from '../../file'
import { buttonsOf, mainAction } from './buttons'
import { firstScreen } from '../../order/first-screen'
import { goalAnswer } from './goal-actions'
import { type Screen, type ShareOrder, shareOrder } from '../share-order'

/** A design with layers to judge. */
export interface Design extends Screen {
  layers: readonly LayerShare[]
  /** Id of the layer that the designer marked; null when none is. */
  marked: string | null
  /** The design's goal in the designer's words; empty when not given. */
  goal: string
}

/** How the layers of a design fare: the one source of everything that is said about them. */
export interface Judgement extends ShareOrder {
  /** The layer that should lead, and how it is known: marked, asked for by the goal, or recognised by itself. */
  action: { layer: LayerShare; by: 'mark' | 'goal' | 'itself' } | null
  /** The button that asks people for what the goal wants; null where none does. */
  asked: LayerShare | null
  /** Part of the picture's height that is seen without scrolling. */
  screen: number
  /** True where the goal wants something that no button asks for. */
  isGoalUnanswered: boolean
}

/** Judges layers by their shares. */
export function judgeLayers({ picture, medium, layers, marked, goal }: Design): Judgement {
  const order = shareOrder(layers, { picture, medium })
  const screen = firstScreen({ medium, picture }) ?? 1
  const isKnown = layers.some(({ attention }) => attention !== null && attention > 0)
  const known = isKnown ? order.order : []
  const buttons = buttonsOf(known)
  const answer = goalAnswer(buttons, goal)
  const mark = known.find(({ id }) => id === marked)
  const layer =
    mark ?? answer.asked ?? mainAction(buttons, { picture, screen, isBelow: order.isBelow })
  const by = mark ? 'mark' : answer.asked ? 'goal' : 'itself'
  return {
    ...order,
    ...answer,
    screen,
    action: layer && { layer, by }
  }
}
