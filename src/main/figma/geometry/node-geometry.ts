import { copyTransform } from './copy-transform'
import type { NodeGeometry } from './placement'

export function geometryOf(node: SceneNode): NodeGeometry {
  return {
    width: node.width,
    height: node.height,
    absoluteTransform: copyTransform(node.absoluteTransform),
    renderBounds: 'absoluteRenderBounds' in node ? (node.absoluteRenderBounds ?? null) : null,
    boundingBox: node.absoluteBoundingBox
  }
}
