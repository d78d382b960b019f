import { parseSVGPath, vectorNetworkToSVGPaths } from '@open-pencil/core'
import { resizeInPlace } from '../../document/transforms'
import { members } from './members'

/** Shapes of paths. A path's left and top edges are aligned with the node's corner, as in Figma. */
export const vector = members<VectorNode>({
  vectorPaths: {
    get: ({ node: { vectorNetwork } }) =>
      vectorNetwork
        ? vectorNetworkToSVGPaths(vectorNetwork).map((data) => ({ windingRule: 'NONZERO', data }))
        : [],
    set(core, value) {
      const paths = value as VectorPaths
      const data = paths.map((path) => path.data).join(' ')
      const rule = paths[0]?.windingRule === 'EVENODD' ? 'EVENODD' : 'NONZERO'
      const network = parseSVGPath(data, rule)
      const xs = network.vertices.map(({ x }) => x)
      const ys = network.vertices.map(({ y }) => y)
      const [left, top] = [Math.min(...xs), Math.min(...ys)]
      const size = { width: Math.max(...xs) - left, height: Math.max(...ys) - top }
      const vertices = network.vertices.map((at) => ({ ...at, x: at.x - left, y: at.y - top }))
      core.update({ vectorNetwork: { ...network, vertices } })
      resizeInPlace(core.graph, core.node, size)
      const [[m00, m01, x], [m10, m11, y]] = core.relativeTransform
      core.relativeTransform = [
        [m00, m01, x + m00 * left + m01 * top],
        [m10, m11, y + m10 * left + m11 * top]
      ]
    }
  }
})
