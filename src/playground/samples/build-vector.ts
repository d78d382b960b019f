import { type BuildContext, named, type Parent } from './build-context'
import icons from '../../../assets/samples/icons.json'
import type { IconLayer, VectorLayer } from './parse-sample'
import { paintNode, placeNode, toSolid } from './appearance'

/** Icons are drawn on a grid of 24 px. */
const ICON_GRID = 24

export function buildVector(layer: VectorLayer, parent: Parent, context: BuildContext): VectorNode {
  const node = drawPath(layer.path, isFilled(layer), context)
  paintNode(node, layer, context)
  // Setting the path moved the node to the path's own top left corner: `at` counts from there.
  const at: [number, number] = [layer.at[0] + node.x, layer.at[1] + node.y]
  return placeNode(node, { ...layer, at }, parent)
}

export function buildIcon(layer: IconLayer, parent: Parent, context: BuildContext): FrameNode {
  const frame = context.figma.createFrame()
  placeNode(frame, layer, parent)
  frame.resize(layer.size, layer.size)
  frame.fills = []
  frame.clipsContent = false
  const scale = layer.size / ICON_GRID
  const path = named<string>(icons, layer.icon, 'icon')
  const scaled = path.replace(/-?[\d.]+/g, (number) => String(+(Number(number) * scale).toFixed(3)))
  const vector = drawPath(scaled, false, context)
  const { x, y } = vector
  frame.appendChild(vector)
  vector.name = 'Vector'
  vector.x = x
  vector.y = y
  vector.fills = []
  vector.strokes = [toSolid(layer.colour, context)]
  vector.strokeWeight = layer.weight
  vector.strokeCap = 'ROUND'
  vector.strokeJoin = 'ROUND'
  return frame
}

function isFilled({ fill }: VectorLayer): boolean {
  return !Array.isArray(fill) || fill.length > 0
}

function drawPath(path: string, filled: boolean, { figma }: BuildContext): VectorNode {
  const node = figma.createVector()
  node.x = 0
  node.y = 0
  node.vectorPaths = [{ windingRule: filled ? 'NONZERO' : 'NONE', data: path }]
  return node
}
