import { layersOf, primaryOf } from './layer-ranks'
import type { Rule } from './rule'

/** Said behind the list where layers are known, but not which one should lead. */
export const MARK_PRIMARY: Rule = {
  id: 'mark primary',
  when: (measured) => layersOf(measured).length > 0 && primaryOf(measured) === null,
  say: () =>
    'No layer is marked as the primary element. Mark one in the list of layers: texts written after that say how it ranks and what is ahead of it.'
}
