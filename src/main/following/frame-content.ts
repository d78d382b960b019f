import { unlessRemoved } from '../figma/nodes/unless-removed'
import { createSlices } from '../figma/slices/create-slices'

interface Waiting {
  node: SceneNode
  ids: Set<string>
}

const waiting: Waiting[] = []
let gathering = false

/**
 * Ids of all layers inside a frame. Those of large frames are gathered in slices and complete a moment
 * later: a layer that is deleted before that marks nothing out of date.
 */
export function contentOf(frame: SceneNode): ReadonlySet<string> {
  const ids = new Set<string>()
  queueContent(frame, ids)
  if (!gathering) gather()
  return ids
}

function gather(): void {
  const slices = createSlices()
  gathering = false
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node, ids } = next
    unlessRemoved(node, () => {
      ids.add(node.id)
      queueContent(node, ids)
    })
    if (!slices.due()) continue
    gathering = true
    setTimeout(gather, 0)
    return
  }
}

function queueContent(node: SceneNode, ids: Set<string>): void {
  if (!('children' in node)) return
  for (const child of node.children) waiting.push({ node: child, ids })
}
