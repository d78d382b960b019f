import type { SceneGraph, SceneNode } from '@open-pencil/core'
import {
  differingKeys,
  type Restored,
  type RestoredNode
} from '../../src/playground/host/document/history'

/** Takes nodes from one state to another in what differs between the two: what others have changed since stays. */
export function putBackBeside({ nodes }: SceneGraph, { from, to }: Restored): RestoredNode[] {
  const restored: RestoredNode[] = []
  const put = (node: SceneNode, kind: RestoredNode['kind'], keys: string[] = []): void => {
    nodes.set(node.id, node)
    restored.push({ node, kind, keys })
  }
  const remove = (node: SceneNode): void => {
    nodes.delete(node.id)
    restored.push({ node, kind: 'deleted', keys: [] })
    for (const child of node.childIds.flatMap((id) => nodes.get(id) ?? [])) {
      if (child.parentId === node.id) remove(child)
    }
  }
  for (const [id, image] of to) {
    const [was, now] = [from.get(id), nodes.get(id)]
    if (image && !was && !now) put(structuredClone(image), 'created')
    // What others have deleted stays deleted.
    if (!image || !was || !now) continue
    const keys = differingKeys(was, image)
    if (keys.length > 0) put(merged(nodes, now, was, image, keys), 'updated', keys)
  }
  for (const [id, image] of to) {
    const now = nodes.get(id)
    if (!image && now) remove(now)
  }
  for (const { node } of [...restored]) {
    if (!nodes.has(node.id) || node.parentId === null) continue
    const parent = nodes.get(node.parentId)
    if (!parent) remove(node)
    else if (!parent.childIds.includes(node.id)) parent.childIds.push(node.id)
  }
  for (const node of nodes.values()) {
    const isHere = (id: string): boolean => nodes.get(id)?.parentId === node.id
    if (!node.childIds.every(isHere)) node.childIds = node.childIds.filter(isHere)
  }
  return restored
}

type Nodes = ReadonlyMap<string, SceneNode>

/** A node with those of its properties restored. */
function merged(
  nodes: Nodes,
  now: SceneNode,
  was: SceneNode,
  image: SceneNode,
  keys: readonly string[]
): SceneNode {
  const node: SceneNode = { ...now }
  const restored = structuredClone(image)
  for (const key of keys) {
    if (key === 'parent') node.parentId = parentFor(nodes, now, image)
    else if (key === 'childIds') node.childIds = children(now, was, image)
    else Object.assign(node, { [key]: restored[key as keyof SceneNode] })
  }
  return node
}

/** A node's earlier parent, unless that lies in the node by now. */
function parentFor(nodes: Nodes, now: SceneNode, image: SceneNode): string | null {
  for (let at = nodes.get(image.parentId ?? ''); at; at = nodes.get(at.parentId ?? '')) {
    if (at.id === now.id) return now.parentId
  }
  return image.parentId
}

/** The children restored, without those whom others took away, and with those whom they put there. */
function children(now: SceneNode, was: SceneNode, image: SceneNode): string[] {
  if (now.childIds.join() === was.childIds.join()) return [...image.childIds]
  const kept = now.childIds.filter(
    (id) => image.childIds.includes(id) || !was.childIds.includes(id)
  )
  for (const [place, id] of image.childIds.entries()) {
    if (was.childIds.includes(id) || kept.includes(id)) continue
    kept.splice(kept.indexOf(image.childIds[place - 1] ?? '') + 1, 0, id)
  }
  return kept
}
