import type { SceneNode } from '@open-pencil/core'
import type { TreeNode } from '../contract'
import { figmaType } from '../facade/node-types'
import { namespaceOf } from '../facade/nodes/plugin-data'
import { areaOf } from './groups'
import { imageSize } from './images'
import { boxOf } from './matrix'
import type { Store } from './store'
import { absoluteMatrix, relativeMatrix } from './transforms'

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
    ...pluginDataOf(node),
    images: imagesOf(store, node),
    ...(node.type === 'TEXT' ? { characters: node.text } : {}),
    children: graph
      .getChildren(node.id)
      .filter(({ internalOnly }) => !internalOnly)
      .map((child) => describe(store, child))
  }
}

function pluginDataOf(node: SceneNode): Pick<TreeNode, 'pluginData' | 'sharedPluginData'> {
  const pluginData: TreeNode['pluginData'] = {}
  const sharedPluginData: TreeNode['sharedPluginData'] = {}
  for (const { pluginId, key, value } of node.pluginData) {
    const namespace = namespaceOf(pluginId)
    if (namespace === null) pluginData[key] = value
    else (sharedPluginData[namespace] ??= {})[key] = value
  }
  return { pluginData, sharedPluginData }
}

function imagesOf(store: Store, { fills }: SceneNode): TreeNode['images'] {
  return fills.flatMap(({ type, imageHash, visible, imageScaleMode }) => {
    const size = type === 'IMAGE' && imageHash ? imageSize(store, imageHash) : null
    if (!size || !imageHash) return []
    return [{ hash: imageHash, ...size, visible, scaleMode: imageScaleMode ?? 'FILL' }]
  })
}
