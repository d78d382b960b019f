import type { Brief } from './brief'
import { buttonsOf, mainAction } from './buttons'
import { goalMatch } from './goal-match'
import type { Measured } from './measured'
import type { MeasuredLayer } from './measured-layer'
import { layersOf } from './ranks'

/** The layer that a design is there to lead to. */
export interface Target {
  layer: MeasuredLayer
  /** How it is known. */
  by: 'mark' | 'goal' | 'itself'
}

/** The marked layer; else the button that the goal names; else the main action as far as it can be told. */
export function targetOf(measured: Measured, { goal = '' }: Brief): Target | null {
  const marked = layersOf(measured).find(({ isMainAction }) => isMainAction)
  if (marked) return { layer: marked, by: 'mark' }
  const named = goalMatch(measured, goal)
  if (named && buttonsOf(measured).includes(named)) return { layer: named, by: 'goal' }
  const action = mainAction(measured)
  return action && { layer: action, by: 'itself' }
}
