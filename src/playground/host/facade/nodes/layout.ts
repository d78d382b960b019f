import * as v from 'valibot'
import { areaOf, boxOf, multiply, rotationOf, translation } from '../../document/matrix'
import { renderBounds } from '../../document/render-bounds'
import { absoluteMatrix, isPlacedByLayout } from '../../document/transforms'
import type { NodeCore } from '../node-core'
import { resize } from '../resizing'
import { number, validate } from '../validation'
import { members } from './members'

const finite = v.pipe(v.number(), v.finite())
const row = v.tuple([finite, finite, finite])

/** Figma's Transform: two rows of three. */
const transformSchema = v.tuple([row, row])

/** What every layer on a page has. */
export const dimensions = members<LayoutMixin>({
  x: {
    get: ({ relativeTransform }) => relativeTransform[0][2],
    set: (core, value, name) => move(core, { x: number()(name, value) })
  },
  y: {
    get: ({ relativeTransform }) => relativeTransform[1][2],
    set: (core, value, name) => move(core, { y: number()(name, value) })
  },
  width: { get: ({ settled }) => settled.width },
  height: { get: ({ settled }) => settled.height },
  relativeTransform: {
    get: ({ relativeTransform }) => relativeTransform,
    set(core, value, name) {
      core.relativeTransform = validate(name, transformSchema, value)
    }
  },
  absoluteTransform: { get: ({ graph, settled }) => absoluteMatrix(graph, settled) },
  absoluteBoundingBox: {
    get: ({ graph, settled }) => boxOf(absoluteMatrix(graph, settled), areaOf(settled))
  }
})

/** Size, to be set. */
export const layout = members<LayoutMixin>({
  resize: (core, width, height) => resize(core, width, height, true),
  resizeWithoutConstraints: (core, width, height) => resize(core, width, height, false)
})

/** Members of layout that sections lack. */
export const transformed = members<LayoutMixin>({
  rotation: {
    get({ relativeTransform: [[m00], [m10]] }) {
      return (Math.atan2(-m10, m00) * 180) / Math.PI || 0
    },
    set(core, value, name) {
      const [[, , x], [, , y]] = core.relativeTransform
      const turned = rotationOf(number()(name, value))
      core.relativeTransform = multiply(translation(x, y), turned)
    }
  },
  absoluteRenderBounds: { get: ({ graph, settled }) => renderBounds(graph, settled) }
})

function move(core: NodeCore, to: { x?: number; y?: number }): void {
  if (isPlacedByLayout(core.graph, core.node)) return
  const [[m00, m01, m02], [m10, m11, m12]] = core.relativeTransform
  core.relativeTransform = [
    [m00, m01, to.x ?? m02],
    [m10, m11, to.y ?? m12]
  ]
}
