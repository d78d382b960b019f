import { type Candidate, isBoundInInstance, type LayerNode } from '../../file'
import type { LayerBoxes } from './layer-boxes'

/** A layer that would be changed, and why it cannot be. */
export interface Barred {
  layerId: string
  why: 'locked' | 'instance'
}

/** Why the layers do not allow a change in the document; null where they do. */
export function whyBarred(
  { nodes, placeOf }: LayerBoxes,
  { edits, layerId }: Candidate
): Barred | null {
  for (const edit of edits) {
    const around = withinFrame(nodes, placeOf(edit.id))
    if (around.some(({ locked }) => locked)) return { layerId, why: 'locked' }
    if (isBoundInInstance(edit, around)) return { layerId, why: 'instance' }
  }
  return null
}

/** A layer and those around it, nearest first, without the frame. */
function withinFrame(nodes: readonly LayerNode[], at: number): LayerNode[] {
  const around: LayerNode[] = []
  for (let i = at; i > 0; i = nodes[i]!.parent) around.push(nodes[i]!)
  return around
}
