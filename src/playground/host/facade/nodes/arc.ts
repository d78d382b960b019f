import * as v from 'valibot'
import { CORE, type NodeObject } from '../node-core'
import { validate } from '../validation'

const WHOLE: ArcData = { startingAngle: 0, endingAngle: 2 * Math.PI, innerRadius: 0 }

const arcData = v.strictObject({
  startingAngle: v.number(),
  endingAngle: v.number(),
  innerRadius: v.pipe(v.number(), v.minValue(0), v.maxValue(1))
})

/** What part of an ellipse is there: angles in radians, clockwise from the right. */
export const arc = {
  get arcData() {
    return { ...(this[CORE].node.arcData ?? WHOLE) }
  },
  set arcData(value: ArcData) {
    this[CORE].update({ arcData: validate('arcData', arcData, value) })
  }
} satisfies Pick<EllipseNode, 'arcData'> & ThisType<NodeObject>
