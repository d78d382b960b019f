import type { Perception, Pixels, Steps } from '../../perception'
import { judgeAreas } from '../texts/judge-areas'
import type { Measured } from '../texts/measured'
import { foundDesign } from './found-design'
import type { Means } from './judge-picture'
import { type Tried, tryCandidates } from './try-candidates'

/** Tries changes for the main action of a flat picture; null where none is found in it. */
export function* tryFound(
  pixels: Pixels,
  facts: Measured,
  perception: Perception,
  backbone: Means['backbone']
): Steps<Tried | null> {
  const { medium = 'generic' } = facts
  const { action } = judgeAreas(facts)
  if (action === null) return null
  const nodes = foundDesign(perception, pixels)
  const networks = { backbone, faces: perception.faces }
  return yield* tryCandidates({ pixels, nodes, medium, networks, targetId: action.layer.id })
}
