import { CORE, type NodeObject } from '../node-core'
import { MIXED } from '../session'
import { expectNumber } from '../validation'

const CORNERS = [
  'topLeftRadius',
  'topRightRadius',
  'bottomRightRadius',
  'bottomLeftRadius'
] as const
type Corner = (typeof CORNERS)[number]

export const corner = {
  get cornerRadius(): number | PluginAPI['mixed'] {
    const { node } = this[CORE]
    if (!node.independentCorners) return node.cornerRadius
    const same = CORNERS.every((name) => node[name] === node.topLeftRadius)
    return same ? node.topLeftRadius : MIXED
  },
  set cornerRadius(value: number | PluginAPI['mixed']) {
    const cornerRadius = expectNumber('cornerRadius', value, 0)
    const corners = Object.fromEntries(CORNERS.map((name) => [name, cornerRadius]))
    this[CORE].update({ ...corners, cornerRadius, independentCorners: false })
  },
  get topLeftRadius() {
    return radius(this, 'topLeftRadius')
  },
  set topLeftRadius(value: number) {
    setRadius(this, 'topLeftRadius', value)
  },
  get topRightRadius() {
    return radius(this, 'topRightRadius')
  },
  set topRightRadius(value: number) {
    setRadius(this, 'topRightRadius', value)
  },
  get bottomRightRadius() {
    return radius(this, 'bottomRightRadius')
  },
  set bottomRightRadius(value: number) {
    setRadius(this, 'bottomRightRadius', value)
  },
  get bottomLeftRadius() {
    return radius(this, 'bottomLeftRadius')
  },
  set bottomLeftRadius(value: number) {
    setRadius(this, 'bottomLeftRadius', value)
  }
} satisfies Pick<CornerMixin, 'cornerRadius'> & RectangleCornerMixin & ThisType<NodeObject>

function radius({ [CORE]: { node } }: NodeObject, name: Corner): number {
  return node.independentCorners ? node[name] : node.cornerRadius
}

function setRadius(object: NodeObject, name: Corner, value: number): void {
  const corners = Object.fromEntries(CORNERS.map((other) => [other, radius(object, other)]))
  object[CORE].update({
    ...corners,
    [name]: expectNumber(name, value, 0),
    independentCorners: true
  })
}
