import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Box,
  type NodeGeometry,
  placePicture,
  type Size
} from '../../../../src/main/figma/geometry/placement'
import {
  IDENTITY,
  invert,
  type Matrix,
  multiply,
  sameTransform
} from '../../../../src/main/figma/geometry/transform'
import { rigidTransform, rotation, side } from '../../support/arbitraries'

const shadow = fc.record({
  left: fc.double({ min: 0, max: 80, noNaN: true }),
  top: fc.double({ min: 0, max: 80, noNaN: true }),
  right: fc.double({ min: 0, max: 80, noNaN: true }),
  bottom: fc.double({ min: 0, max: 80, noNaN: true })
})

const node = fc
  .record({ width: side, height: side, absoluteTransform: rigidTransform, shadow })
  .map(({ shadow: around, ...geometry }): NodeGeometry => {
    const box = boxOf(geometry.absoluteTransform, geometry)
    return {
      ...geometry,
      absoluteBoundingBox: box,
      absoluteRenderBounds: {
        x: box.x - around.left,
        y: box.y - around.top,
        width: box.width + around.left + around.right,
        height: box.height + around.top + around.bottom
      }
    }
  })

const scale = fc.constantFrom(0.25, 0.5, 1, 1.5, 2, 4)

describe('a picture of a node as it is drawn', () => {
  test('lies upright on its render bounds, to a pixel, wherever and however the node is turned', () => {
    fc.assert(
      fc.property(node, scale, (geometry, s) => {
        const bounds = geometry.absoluteRenderBounds!
        const placed = placePicture(exported(bounds, s), geometry)
        expect(placed.transform).toEqual([
          [1, 0, bounds.x],
          [0, 1, bounds.y]
        ])
        expect(placed.width).toBeGreaterThanOrEqual(bounds.width - 1e-6)
        expect(placed.width - bounds.width).toBeLessThanOrEqual(1 / s + 1e-6)
        expect(placed.height - bounds.height).toBeLessThanOrEqual(1 / s + 1e-6)
      })
    )
  })

  test('lies on the bounding box when shadows were left out of the picture', () => {
    const geometry: NodeGeometry = {
      width: 300,
      height: 200,
      absoluteTransform: rotation(30, 100, 50),
      absoluteBoundingBox: { x: 100, y: -100, width: 359.8, height: 323.2 },
      absoluteRenderBounds: { x: 60, y: -140, width: 439.8, height: 403.2 }
    }
    expect(placePicture({ width: 360, height: 324, scale: 1 }, geometry)).toEqual({
      width: 360,
      height: 324,
      transform: [
        [1, 0, 100],
        [0, 1, -100]
      ]
    })
  })
})

test('a picture of the unrotated node is turned with the node', () => {
  fc.assert(
    fc.property(node, scale, (geometry, s) => {
      const picture = exported(geometry, s)
      fc.pre(
        ![geometry.absoluteRenderBounds!, geometry.absoluteBoundingBox!].some((box) =>
          near(picture, box, s)
        )
      )
      expect(placePicture(picture, geometry).transform).toEqual(geometry.absoluteTransform)
    })
  )
})

test('a picture of any other size keeps that size and shares a centre with what it resembles most', () => {
  const geometry: NodeGeometry = {
    width: 100,
    height: 100,
    absoluteTransform: rotation(0, 10, 20),
    absoluteBoundingBox: { x: 10, y: 20, width: 100, height: 100 },
    absoluteRenderBounds: { x: 10, y: 20, width: 100, height: 100 }
  }
  expect(placePicture({ width: 240, height: 220, scale: 2 }, geometry)).toEqual({
    width: 120,
    height: 110,
    transform: [
      [1, 0, 0],
      [0, 1, 15]
    ]
  })
})

test('a section, which has no render bounds, is placed by its bounding box', () => {
  const geometry: NodeGeometry = {
    width: 400,
    height: 300,
    absoluteTransform: rotation(0, 5, 6),
    absoluteBoundingBox: { x: 5, y: 6, width: 400, height: 300 },
    absoluteRenderBounds: null
  }
  expect(placePicture({ width: 400, height: 300, scale: 1 }, geometry).transform).toEqual([
    [1, 0, 5],
    [0, 1, 6]
  ])
})

test('seen from any container, the overlay still lies in the same place on the page', () => {
  fc.assert(
    fc.property(node, rigidTransform, scale, (geometry, container, s) => {
      const { transform } = placePicture(exported(geometry.absoluteRenderBounds!, s), geometry)
      const relative = multiply(invert(container), transform)
      expect(sameTransform(multiply(container, relative), transform, 1e-4)).toBe(true)
    })
  )
})

test('an overlay that follows keeps its place as seen from the frame', () => {
  fc.assert(
    fc.property(node, rigidTransform, scale, (geometry, moved, s) => {
      const { transform } = placePicture(exported(geometry.absoluteRenderBounds!, s), geometry)
      const offset = multiply(invert(geometry.absoluteTransform), transform)
      const followed = multiply(moved, offset)
      expect(sameTransform(multiply(invert(moved), followed), offset, 1e-4)).toBe(true)
      const back = multiply(geometry.absoluteTransform, offset)
      expect(sameTransform(back, transform, 1e-4)).toBe(true)
    })
  )
})

/** As Figma exports: every begun pixel counts. */
function exported(size: Size, s: number) {
  const px = (length: number): number => Math.ceil(length * s - 1e-9)
  return { width: px(size.width), height: px(size.height), scale: s }
}

function near(picture: Size, box: Box, s: number): boolean {
  return (
    Math.abs(picture.width - box.width * s) <= 2 && Math.abs(picture.height - box.height * s) <= 2
  )
}

function boxOf(transform: Matrix, { width, height }: Size): Box {
  const [[a, c, e], [b, d, f]] = transform
  const corners = [
    [0, 0],
    [width, 0],
    [0, height],
    [width, height]
  ] as const
  const xs = corners.map(([x, y]) => a * x + c * y + e)
  const ys = corners.map(([x, y]) => b * x + d * y + f)
  const x = Math.min(...xs)
  const y = Math.min(...ys)
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

test('an upright node at the origin needs no transform at all', () => {
  const box = { x: 0, y: 0, width: 80, height: 60 }
  const geometry = {
    ...box,
    absoluteTransform: IDENTITY,
    absoluteBoundingBox: box,
    absoluteRenderBounds: box
  }
  expect(placePicture({ width: 80, height: 60, scale: 1 }, geometry).transform).toEqual(IDENTITY)
})
