import { GlanceError } from '../../errors'
import type { Candidate } from '../../file'
import { ancestorsOf, findNode } from '../figma/nodes/find-node'
import { refusal } from '../figma/refusal'
import type { Subjects } from './may-change'
import { words } from './words'

/** The layers that a change is about, and those that it takes colours from, as far as they are there. Throws layer_removed. */
export async function subjectsOf(
  frame: SceneNode,
  { edits, layerId }: Candidate
): Promise<Subjects> {
  const ids = new Set([layerId])
  const likes = new Set<string>()
  for (const edit of edits) {
    ids.add(edit.id)
    if (edit.do === 'order') ids.add(edit.before)
    if ('like' in edit && edit.like !== undefined) likes.add(edit.like)
  }
  const subjects = new Map<string, SceneNode>()
  for (const id of [...ids, ...likes]) {
    const layer = await layerIn(frame, id)
    if (layer !== null && layer.id !== frame.id) subjects.set(id, layer)
    else if (ids.has(id)) throw refusal('layer_removed', words().layerGone)
  }
  return subjects
}

/** A layer of a frame; null where it is not, or no longer, in the frame. */
export async function layerIn(frame: SceneNode, id: string | null): Promise<SceneNode | null> {
  const node = id === null ? null : await findNode(id).catch(notThere)
  if (node === null) return null
  return node.id === frame.id || ancestorsOf(node).some((around) => around.id === frame.id)
    ? node
    : null
}

function notThere(error: unknown): null {
  if (error instanceof GlanceError && error.code === 'node_removed') return null
  throw error
}
