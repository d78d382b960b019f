import * as v from 'valibot'
import { areaOf, boxOf, multiply, rotationOf } from '../../document/matrix'
import { renderBounds } from '../../document/render-bounds'
import { absoluteMatrix, isPlacedByLayout } from '../../document/transforms'
import { CORE, type NodeCore, type NodeObject } from '../node-core'
import { resize } from '../resizing'
import { expectNumber, validate } from '../validation'

/** What every layer on a page has. */
export const dimensions = {
  get x() {
    return this[CORE].relativeTransform[0][2]
  },
  set x(x: number) {
    move(this[CORE], expectNumber('x', x), undefined)
  },
  get y() {
    return this[CORE].relativeTransform[1][2]
  },
  set y(y: number) {
    move(this[CORE], undefined, expectNumber('y', y))
  },
  get width() {
    return this[CORE].settled.width
  },
  get height() {
    return this[CORE].settled.height
  },
  get relativeTransform(): Transform {
    return this[CORE].relativeTransform
  },
  set relativeTransform(transform: Transform) {
    this[CORE].relativeTransform = validate('relativeTransform', transformSchema, transform)
  },
  get absoluteTransform(): Transform {
    const { graph, settled } = this[CORE]
    return absoluteMatrix(graph, settled)
  },
  get absoluteBoundingBox() {
    const { graph, settled } = this[CORE]
    return boxOf(absoluteMatrix(graph, settled), areaOf(settled))
  }
} satisfies Partial<LayoutMixin> & ThisType<NodeObject>

/** Size, to be set. */
export const layout = {
  resize(width: number, height: number) {
    resize(this[CORE], width, height, true)
  },
  resizeWithoutConstraints(width: number, height: number) {
    resize(this[CORE], width, height, false)
  }
} satisfies Partial<LayoutMixin> & ThisType<NodeObject>

/** Members of layout that sections lack. */
export const transformed = {
  get rotation() {
    const [[m00], [m10]] = this[CORE].relativeTransform
    return (Math.atan2(-m10, m00) * 180) / Math.PI || 0
  },
  set rotation(degrees: number) {
    const core = this[CORE]
    const [[, , x], [, , y]] = core.relativeTransform
    const turned = rotationOf(expectNumber('rotation', degrees))
    core.relativeTransform = multiply(
      [
        [1, 0, x],
        [0, 1, y]
      ],
      turned
    )
  },
  get absoluteRenderBounds() {
    const { graph, settled } = this[CORE]
    return renderBounds(graph, settled)
  }
} satisfies Partial<LayoutMixin> & ThisType<NodeObject>

function move(core: NodeCore, x: number | undefined, y: number | undefined): void {
  if (isPlacedByLayout(core.graph, core.node)) return
  const [[m00, m01, m02], [m10, m11, m12]] = core.relativeTransform
  core.relativeTransform = [
    [m00, m01, x ?? m02],
    [m10, m11, y ?? m12]
  ]
}

const finite = v.pipe(v.number(), v.finite())
const row = v.tuple([finite, finite, finite])

/** Figma's Transform: two rows of three. */
const transformSchema = v.tuple([row, row])
