import fc from 'fast-check'
import { boxOutline, ellipseOutline, type Scene, type Shape } from '../../../src/perception'
import { sumToOne } from '../../../src/perception/see/statistics'

export const PICTURE = { width: 320, height: 200 }
export const GRID = { width: 64, height: 40 }
export const OWNERS = 4

/** Boxes and ellipses anywhere in and around the picture: turned, mirrored, skewed, empty. */
export const outlines = fc
  .record({
    ellipse: fc.boolean(),
    angle: fc.oneof(fc.constant(0), fc.double({ min: -4, max: 4, noNaN: true })),
    flip: fc.constantFrom(1, -1),
    skew: fc.constantFrom(0, 0, 0.4),
    x: fc.double({ min: -150, max: 400, noNaN: true }),
    y: fc.double({ min: -150, max: 300, noNaN: true }),
    width: fc.double({ min: 0, max: 400, noNaN: true }),
    height: fc.double({ min: 0, max: 300, noNaN: true })
  })
  .map(({ ellipse, angle, flip, skew, x, y, width, height }) => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const matrix = [flip * cos, flip * sin, skew - sin, cos, x, y] as const
    return (ellipse ? ellipseOutline : boxOutline)(matrix, width, height)
  })

const shapes = fc.record({
  owner: fc.integer({ min: -1, max: OWNERS - 1 }),
  outline: outlines,
  cover: fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
  clip: fc.integer({ min: -1, max: 2 })
})

/** Whatever a design may hold. */
export const scenes: fc.Arbitrary<Scene> = fc
  .record({
    shapes: fc.array(shapes, { maxLength: 12 }),
    clips: fc.tuple(outlines, outlines, outlines)
  })
  .map(({ shapes, clips: [one, two, three] }) => ({
    ...PICTURE,
    shapes,
    clips: [
      { outline: one, within: -1 },
      { outline: two, within: 0 },
      { outline: three, within: -1 }
    ],
    owners: OWNERS
  }))

/** Any density on the grid. */
export const densities = fc
  .array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: 7, maxLength: 31 })
  .map((values) => {
    const data = new Float32Array(GRID.width * GRID.height)
    return sumToOne(data.map((_, i) => values[(i * i + (i >> 6)) % values.length]!))
  })

export function rectangle(
  owner: number,
  [x, y, width, height]: readonly [number, number, number, number],
  more: Partial<Shape> = {}
): Shape {
  const outline = boxOutline([1, 0, 0, 1, x, y], width, height)
  return { owner, outline, cover: 1, clip: -1, ...more }
}

export function sceneOf(shapes: Shape[], clips: Scene['clips'] = []): Scene {
  return { ...PICTURE, shapes, clips, owners: OWNERS }
}
