import type { SceneGraph, SceneNode } from '@open-pencil/core'
import type { TreeNode } from '../contract'
import { namespaceOf } from '../facade/nodes/plugin-data'
import { imageSize } from './images'
import { apply, areaOf, boxOf, invert, type Point } from './matrix'
import type { Store } from './store'
import {
  absoluteMatrix,
  figmaType,
  isTransparentParent,
  localMatrix,
  relativeMatrix
} from './transforms'

/** The document's pages as plain data. */
export function tree(store: Store): TreeNode[] {
  store.settle()
  return store.graph.getPages().map((page) => describe(store, page))
}

function describe(store: Store, node: SceneNode): TreeNode {
  const { graph } = store
  const [[m00], [m10]] = relativeMatrix(graph, node)
  const isPage = node.type === 'CANVAS'
  return {
    id: node.id,
    name: node.name,
    type: figmaType(graph, node),
    box: isPage ? null : boxOf(absoluteMatrix(graph, node), areaOf(node)),
    rotation: isPage ? 0 : (Math.atan2(-m10, m00) * 180) / Math.PI || 0,
    visible: node.visible,
    locked: node.locked,
    opacity: node.opacity,
    sharedPluginData: sharedDataOf(node),
    images: imagesOf(graph, node),
    ...(node.type === 'TEXT' ? { characters: node.text } : {}),
    children: graph
      .getChildren(node.id)
      .filter(({ internalOnly }) => !internalOnly)
      .map((child) => describe(store, child))
  }
}

function sharedDataOf({ pluginData }: SceneNode): TreeNode['sharedPluginData'] {
  const data: TreeNode['sharedPluginData'] = {}
  for (const { pluginId, key, value } of pluginData) {
    const namespace = namespaceOf(pluginId)
    if (namespace !== null) (data[namespace] ??= {})[key] = value
  }
  return data
}

function imagesOf(graph: SceneGraph, { fills }: SceneNode): TreeNode['images'] {
  return fills.flatMap(({ type, imageHash, visible, imageScaleMode }) => {
    const size = type === 'IMAGE' && imageHash ? imageSize(graph, imageHash) : null
    if (!size || !imageHash) return []
    return [{ hash: imageHash, ...size, visible, scaleMode: imageScaleMode ?? 'FILL' }]
  })
}

/** Visible, unlocked nodes under a point of a page or a layer: its child first, the deepest last; topmost wins. */
export function nodesAt(graph: SceneGraph, parentId: string, point: Point): string[] {
  for (const child of graph.getChildren(parentId).reverse()) {
    const back = child.visible && !child.locked && invert(localMatrix(child))
    if (!back) continue
    const { x, y } = apply(back, point)
    const inside = x >= 0 && y >= 0 && x <= child.width && y <= child.height
    const below = inside || !child.clipsContent ? nodesAt(graph, child.id, { x, y }) : []
    const isHit = inside && !isTransparentParent(child)
    if (below.length > 0 || isHit) return [child.id, ...below]
  }
  return []
}
