import { type Networks, perceive, type Perception, type Pixels, type Steps } from '../../perception'
import { readDesign } from '../measure/design'
import { partId } from '../measure/found-kinds'
import { judgeAreas } from '../texts/judge-areas'
import type { Measured } from '../texts/measured'
import { foundDesign } from './found-design'
import type { Means } from './judge-picture'
import { tryCandidates, type TryTask } from './try-candidates'
import { NOTHING, type Tried } from './tried'

/** Tries changes for a layer of a design, or for what was found in a frame that is one picture. */
export function* tryInFrame(
  { networks, ...task }: Omit<TryTask, 'networks'> & { networks: Networks },
  onProgress: Parameters<typeof tryCandidates>[1]
): Steps<Tried> {
  const { medium, pixels } = task
  const { isPicture, nodes, whole } = readDesign(task.nodes, pixels)
  if (whole === null) return yield* tryCandidates({ ...task, networks }, onProgress)
  // What is drawn on a picture marks something in it, and is no design.
  if (!isPicture) return NOTHING
  const perception = yield* perceive(pixels, { medium, networks })
  const known = { backbone: networks.backbone, faces: perception.faces }
  const { id } = nodes[whole.node]!
  const found = foundDesign(perception, pixels, ({ box }) => partId(id, box))
  return yield* tryCandidates({ ...task, nodes: found, networks: known }, onProgress)
}

/** Tries changes for the main action of a flat picture; null where none is found in it. */
export function* tryInPicture(
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
