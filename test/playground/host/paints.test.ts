import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newDocument } from '../../support/host'

const { figma } = await newDocument()
const RED = { r: 1, g: 0, b: 0 }

test('fills get the defaults Figma gives them', () => {
  const node = figma.createRectangle()
  node.fills = [{ type: 'SOLID', color: RED }]
  expect(node.fills).toEqual([
    { type: 'SOLID', color: RED, visible: true, opacity: 1, blendMode: 'NORMAL' }
  ])
})

test('fills of a wrong form are refused, with the place of the fault', () => {
  const node = figma.createRectangle()
  const set = (fills: unknown) => () => (node.fills = fills as Paint[])
  expect(set('red')).toThrow(/^in set_fills: Property "fills" failed validation: /)
  expect(set([{ type: 'SOLID', color: { r: 2, g: 0, b: 0 } }])).toThrow('0.color.r')
  expect(set([{ type: 'SOLID', color: { ...RED, a: 1 } }])).toThrow('0.color.a')
  expect(set([{ type: 'IMAGE', scaleMode: 'STRETCH', imageHash: null }])).toThrow('0.scaleMode')
  expect(set([{ type: 'IMAGE', scaleMode: 'FILL', imageHash: 'unknown' }])).toThrow('image')
})

test('a gradient reads back with its matrix', () => {
  const node = figma.createRectangle()
  const entry = fc.double({ min: -2, max: 2, noNaN: true })
  const matrix = fc
    .tuple(entry, entry, entry, entry, entry, entry)
    .filter(([a, b, , d, e]) => Math.abs(a * e - b * d) > 0.05)
  const types = fc.constantFrom('GRADIENT_LINEAR', 'GRADIENT_RADIAL', 'GRADIENT_ANGULAR')
  fc.assert(
    fc.property(matrix, types, ([a, b, c, d, e, f], type) => {
      const gradientTransform: Transform = [
        [a, b, c],
        [d, e, f]
      ]
      const stop = (position: number): ColorStop => ({ position, color: { ...RED, a: 0.5 } })
      node.fills = [
        { type: type as 'GRADIENT_LINEAR', gradientTransform, gradientStops: [stop(0), stop(1)] }
      ]
      const [paint] = node.fills as GradientPaint[]
      paint?.gradientTransform
        .flat()
        .forEach((value, index) =>
          expect(value).toBeCloseTo(gradientTransform.flat()[index] ?? NaN, 5)
        )
      expect(paint?.gradientStops).toEqual([stop(0), stop(1)])
    })
  )
})

test('stroke weight and align belong to the node, with or without strokes', () => {
  const node = figma.createRectangle()
  expect([node.strokes, node.strokeWeight, node.strokeAlign]).toEqual([[], 1, 'INSIDE'])
  node.strokeWeight = 6
  node.strokeAlign = 'OUTSIDE'
  node.strokes = [{ type: 'SOLID', color: RED }]
  expect(node.absoluteRenderBounds).toEqual({ x: -6, y: -6, width: 112, height: 112 })
  node.strokeWeight = 2
  expect(node.absoluteRenderBounds).toEqual({ x: -2, y: -2, width: 104, height: 104 })
})

test('corners are one radius or four', () => {
  const node = figma.createRectangle()
  node.cornerRadius = 8
  expect(node.topLeftRadius).toBe(8)
  node.topLeftRadius = 2
  expect(node.cornerRadius).toBe(figma.mixed)
  expect(node.bottomRightRadius).toBe(8)
})

test('effects read back and count for the render bounds', () => {
  const node = figma.createRectangle()
  node.effects = [
    {
      type: 'DROP_SHADOW',
      color: { r: 0, g: 0, b: 0, a: 0.5 },
      offset: { x: 0, y: 10 },
      radius: 20,
      visible: true,
      blendMode: 'NORMAL'
    }
  ]
  expect(node.effects[0]).toMatchObject({ type: 'DROP_SHADOW', radius: 20, spread: 0 })
  expect(node.absoluteRenderBounds).toEqual({ x: -20, y: -10, width: 140, height: 140 })
  node.effects = []
  expect(node.absoluteRenderBounds).toEqual({ x: 0, y: 0, width: 100, height: 100 })
})
