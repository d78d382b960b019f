import { type LayerNode, type LayerTree, PLAIN_LAYER } from '../../../src/file'

/** A frame with layers of these names side by side, with ids 1:10, 1:11… */
export function layerTree(...names: string[]): LayerTree {
  const frame = layerNode({ id: '1:2', name: 'Landing', type: 'FRAME', parent: -1 })
  const layers = names.map((name, index) =>
    layerNode({ id: `1:${10 + index}`, name, matrix: [1, 0, 0, 1, index * 10, 0] })
  )
  return { nodes: [frame, ...layers], leftOut: 0 }
}

function layerNode(change: Partial<LayerNode>): LayerNode {
  return {
    id: '1:3',
    parent: 0,
    name: 'Layer',
    type: 'TEXT',
    matrix: [1, 0, 0, 1, 0, 0],
    width: 10,
    height: 10,
    ...PLAIN_LAYER,
    characters: 5,
    words: change.name ?? '',
    ...change
  }
}
