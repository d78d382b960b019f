import { type Candidate, isBoundInInstance } from '../../file'
import { aroundIn, type LayerBoxes } from './layer-boxes'

/** A layer that would be changed, and why it cannot be. */
export interface Barred {
  layerId: string
  why: 'locked' | 'instance'
}

/** Why the layers do not allow a change in the document; null where they do. */
export function whyBarred(design: LayerBoxes, { edits, layerId }: Candidate): Barred | null {
  for (const edit of edits) {
    const at = design.placeOf(edit.id)
    const around = at > 0 ? [at, ...aroundIn(design, at)].map((i) => design.nodes[i]!) : []
    if (around.some(({ locked }) => locked)) return { layerId, why: 'locked' }
    if (isBoundInInstance(edit, around)) return { layerId, why: 'instance' }
  }
  return null
}
