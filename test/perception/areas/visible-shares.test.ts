import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ellipseOutline, visibleShares } from '../../../src/perception'
import { boundsOf, type Outline } from '../../../src/perception/areas/scene'
import { areaOf, overlap } from '../../../src/perception/see/box'
import { densities, GRID, outlines, OWNERS, PICTURE, rectangle, sceneOf, scenes } from './scenes'

const CELLS = GRID.width * GRID.height
const even = new Float32Array(CELLS).fill(1 / CELLS)
const sizeOf = ({ width, height }: typeof PICTURE): number => width * height

const areas = (scene: Parameters<typeof visibleShares>[0]): number[] =>
  visibleShares(scene, GRID, { attention: null, perception: null }).owners.map(({ area }) => area)

/** How far samples may miss an area: they are 2 px apart. */
const SAMPLING = 0.01

/** The part of the picture that lies within all of some outlines, by samples. */
function sampledArea(within: readonly Outline[]): number {
  let count = 0
  for (let y = 1; y < PICTURE.height; y += 2) {
    for (let x = 1; x < PICTURE.width; x += 2) if (within.every((one) => holds(one, x, y))) count++
  }
  return (4 * count) / sizeOf(PICTURE)
}

/** Whether a convex outline has a place on the same side of all its edges. */
function holds(outline: Outline, x: number, y: number): boolean {
  let [left, right] = [false, false]
  for (let i = 0, last = outline.length - 2; i < outline.length; last = i, i += 2) {
    const [fromX, fromY, toX, toY] = [
      outline[last]!,
      outline[last + 1]!,
      outline[i]!,
      outline[i + 1]!
    ]
    const side = (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX)
    left ||= side < 0
    right ||= side > 0
  }
  return left !== right
}

/** Boxes on whole cells: 5 px each. */
const boxes = fc
  .tuple(
    fc.integer({ min: 0, max: 50 }),
    fc.integer({ min: 0, max: 30 }),
    fc.integer({ min: 1, max: 20 }),
    fc.integer({ min: 1, max: 15 })
  )
  .map(([x, y, width, height]) => [x * 5, y * 5, width * 5, height * 5] as const)

describe('shares of a scene', () => {
  it('add up to all there is, whatever lies in it', () => {
    fc.assert(
      fc.property(scenes, densities, densities, (scene, attention, perception) => {
        const { owners, rest } = visibleShares(scene, GRID, { attention, perception })
        for (const what of ['area', 'attention', 'perception'] as const) {
          const sum = owners.reduce((all, owner) => all + owner[what]!, rest[what]!)
          expect(sum).toBeCloseTo(1, 5)
          for (const owner of owners) expect(owner[what]).toBeGreaterThanOrEqual(0)
        }
      })
    )
  })

  it('are at least the areas where attention is even: only the rest gives some away', () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        const known = { attention: even, perception: null }
        const { owners, rest } = visibleShares(scene, GRID, known)
        for (const { area, attention } of owners) {
          expect(attention).toBeGreaterThanOrEqual(area - 1e-6)
        }
        expect(rest.attention).toBeLessThanOrEqual(rest.area + 1e-6)
        expect(visibleShares(scene, GRID, { attention: null, perception: null }).rest.area).toBe(
          rest.area
        )
      })
    )
  })

  it('of an ellipse are within 0.3 % of its area', () => {
    const outline = ellipseOutline([1, 0, 0, 1, 20, 10], 200, 100)
    const [area] = areas(sceneOf([{ owner: 0, outline, cover: 1, clip: -1 }]))
    const exact = (Math.PI * 100 * 50) / sizeOf(PICTURE)
    expect(Math.abs(area! / exact - 1)).toBeLessThan(0.003)
  })

  it('are the area within all clips, also turned, mirrored and half outside', () => {
    fc.assert(
      fc.property(outlines, outlines, outlines, (shape, inner, outer) => {
        const clips = [
          { outline: outer, within: -1 },
          { outline: inner, within: 0 }
        ]
        const scene = sceneOf([{ owner: 0, outline: shape, cover: 1, clip: 1 }], clips)
        const [area] = areas(scene)
        const sampled = sampledArea([shape, inner, outer])
        expect(Math.abs(area! - sampled)).toBeLessThan(SAMPLING)
      })
    )
  })

  it('give all that an opaque layer covers to it, whatever lies below', () => {
    fc.assert(
      fc.property(scenes, boxes, (scene, box) => {
        const below = scene.shapes.map((shape) => ({ ...shape, owner: Math.max(1, shape.owner) }))
        const [top] = areas({ ...scene, shapes: [...below, rectangle(0, box)] })
        const inside = areaOf(
          overlap(boundsOf(rectangle(0, box).outline), { left: 0, top: 0, right: 320, bottom: 200 })
        )
        expect(top).toBeCloseTo(inside / sizeOf(PICTURE), 5)
      })
    )
  })

  it('only shrink below a new layer on top, and only grow with a layer’s own cover', () => {
    fc.assert(
      fc.property(
        scenes,
        outlines,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (scene, outline, cover) => {
          const top = { owner: 0, outline, cover, clip: -1 }
          const below = scene.shapes.map((shape) => ({ ...shape, owner: Math.max(1, shape.owner) }))
          const before = areas({ ...scene, shapes: below })
          const faint = areas({ ...scene, shapes: [...below, top] })
          const opaque = areas({ ...scene, shapes: [...below, { ...top, cover: 1 }] })
          for (let i = 1; i < OWNERS; i++) {
            expect(faint[i]).toBeLessThanOrEqual(before[i]! + 1e-6)
            expect(opaque[i]).toBeLessThanOrEqual(faint[i]! + 1e-6)
          }
          expect(opaque[0]).toBeGreaterThanOrEqual(faint[0]! - 1e-6)
        }
      )
    )
  })

  it('leave what a see-through layer does not take to what is below', () => {
    const whole = [0, 0, 320, 200] as const
    const scene = sceneOf([rectangle(0, whole), rectangle(1, whole, { cover: 0.25 })])
    const [below, top] = areas(scene)
    expect(top).toBeCloseTo(0.25, 5)
    expect(below).toBeCloseTo(0.75, 5)
  })
})

describe('the box around what is visible', () => {
  const boxesOf = (...shapes: ReturnType<typeof rectangle>[]): (number[] | null)[] =>
    visibleShares(sceneOf(shapes), GRID, { attention: null, perception: null }).owners.map(
      ({ box }) => box
    )

  it('is the layer’s own where nothing covers it, in parts of the picture', () => {
    const [box] = boxesOf(rectangle(0, [33, 21, 100, 50]))
    expect(box!.map((at, i) => at * (i % 2 === 0 ? 320 : 200))).toEqual([
      expect.closeTo(33, 5),
      expect.closeTo(21, 5),
      expect.closeTo(100, 5),
      expect.closeTo(50, 5)
    ])
  })

  it('ends where another layer begins, and is none below one that hides it', () => {
    const [cut, hidden] = boxesOf(
      rectangle(0, [0, 0, 100, 100]),
      rectangle(1, [200, 0, 50, 50]),
      rectangle(2, [50, 0, 50, 100]),
      rectangle(3, [195, 0, 60, 60])
    )
    expect(cut).toEqual([0, 0, 50 / 320, 0.5])
    expect(hidden).toBeNull()
  })
})
