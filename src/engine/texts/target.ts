import type { Brief } from './brief'
import { mainAction } from './buttons'
import { type GoalAnswer, goalAnswer } from './goal-actions'
import type { Measured } from './measured'
import type { MeasuredLayer } from './measured-layer'
import { layersOf } from './ranks'

/** The layer that a design is there to lead to. */
export interface Target {
  layer: MeasuredLayer
  /** How it is known. */
  by: 'mark' | GoalAnswer['by'] | 'itself'
}

/** The marked layer; else the button that the goal names or asks for; else the main action as far as it can be told. */
export function targetOf(measured: Measured, { goal = '' }: Brief): Target | null {
  const marked = layersOf(measured).find(({ isMainAction }) => isMainAction)
  if (marked) return { layer: marked, by: 'mark' }
  const { button, by } = goalAnswer(measured, goal)
  if (button) return { layer: button, by }
  const action = mainAction(measured)
  return action && { layer: action, by: 'itself' }
}
