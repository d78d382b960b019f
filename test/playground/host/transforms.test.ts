import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { multiply } from '../../../src/playground/host/document/matrix'
import { newDocument } from '../../support/host'

const degrees = fc.double({ min: -180, max: 180, noNaN: true })
const at = fc.double({ min: -5000, max: 5000, noNaN: true })
const length = fc.double({ min: 1, max: 3000, noNaN: true })

/** Figma's matrix of a node turned counter-clockwise about its top left corner, flipped if asked. */
function transform(x: number, y: number, angle: number, flip = false): Transform {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  const side = flip ? -1 : 1
  return [
    [cos * side, sin, x],
    [-sin * side, cos, y]
  ]
}

function expectClose(actual: Transform, wanted: Transform): void {
  actual.flat().forEach((value, index) => expect(value).toBeCloseTo(wanted.flat()[index] ?? NaN, 5))
}

describe('relativeTransform', async () => {
  const { figma } = await newDocument()

  test('reads back as it was set, turned, flipped, and of any size', () => {
    const node = figma.createRectangle()
    fc.assert(
      fc.property(at, at, degrees, fc.boolean(), length, length, (x, y, angle, flip, w, h) => {
        node.resize(w, h)
        node.relativeTransform = transform(x, y, angle, flip)
        expectClose(node.relativeTransform, transform(x, y, angle, flip))
        expect(node.x).toBeCloseTo(x, 5)
        expect(node.y).toBeCloseTo(y, 5)
      })
    )
  })

  test('stays where it is when the node is resized', () => {
    const node = figma.createRectangle()
    fc.assert(
      fc.property(at, at, degrees, length, length, (x, y, angle, w, h) => {
        node.relativeTransform = transform(x, y, angle)
        node.resize(w, h)
        expectClose(node.relativeTransform, transform(x, y, angle))
      })
    )
  })

  test('refuses what is no matrix', () => {
    const node = figma.createRectangle()
    const wrong = [[1, 0, 0]] as unknown as Transform
    expect(() => (node.relativeTransform = wrong)).toThrow(
      /^in set_relativeTransform: Property "relativeTransform" failed validation/
    )
  })
})

describe('rotation', async () => {
  const { figma } = await newDocument()

  test('is counter-clockwise about the top left corner, as atan2(-m10, m00)', () => {
    const node = figma.createRectangle()
    node.resize(200, 100)
    node.x = 50
    node.y = 60
    node.rotation = 90
    expectClose(node.relativeTransform, [
      [0, 1, 50],
      [-1, 0, 60]
    ])
    expect(node.absoluteBoundingBox).toMatchObject({ x: 50, width: 100, height: 200 })
    expect(node.absoluteBoundingBox?.y).toBeCloseTo(-140)
  })

  test('reads back as it was set', () => {
    const node = figma.createRectangle()
    fc.assert(
      fc.property(degrees, at, (angle, x) => {
        node.x = x
        node.rotation = angle
        expect(Math.cos(((node.rotation - angle) * Math.PI) / 180)).toBeCloseTo(1, 8)
        expect(node.x).toBeCloseTo(x, 5)
      })
    )
  })
})

describe('absoluteTransform', async () => {
  const { figma } = await newDocument()

  test('is the product of the relative transforms of the frames around', () => {
    const outer = figma.createFrame()
    const inner = figma.createFrame()
    const node = figma.createRectangle()
    outer.appendChild(inner)
    inner.appendChild(node)
    const placed = fc.tuple(at, at, degrees, fc.boolean())
    fc.assert(
      fc.property(placed, placed, placed, (a, b, c) => {
        outer.relativeTransform = transform(...a)
        inner.relativeTransform = transform(...b)
        node.relativeTransform = transform(...c)
        const wanted = multiply(transform(...a), multiply(transform(...b), transform(...c)))
        expectClose(node.absoluteTransform, wanted)
      })
    )
  })

  test('leaves groups out: their children are relative to the frame around', () => {
    const frame = figma.createFrame()
    frame.x = 1000
    const a = figma.createRectangle()
    const b = figma.createRectangle()
    frame.appendChild(a)
    frame.appendChild(b)
    b.x = 300
    b.y = 40
    const group = figma.group([a, b], frame)
    expect([group.x, group.y, group.width, group.height]).toEqual([0, 0, 400, 140])
    expect([b.x, b.y]).toEqual([300, 40])
    group.x = 50
    expect([b.x, a.x]).toEqual([350, 50])
    expect(b.absoluteTransform[0][2]).toBe(1350)
  })
})
