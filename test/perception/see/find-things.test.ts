import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runToEnd, type Plane } from '../../../src/perception'
import type { TextLine } from '../../../src/perception/see/text-lines'
import { findThings } from '../../../src/perception/see/find-things'
import { planes } from './planes'
import { drawnPlane } from '../attention/drawn-planes'

const GRID = { width: 120, height: 90 }
const FINE = { width: 240, height: 180 }

/** Edges wherever one of some boxes is: x, y, width and height in cells. */
const edgesIn = (...boxes: readonly (readonly [number, number, number, number])[]) =>
  drawnPlane(GRID.width, GRID.height, (x, y) =>
    boxes.some(([left, top, width, height]) => {
      return x >= left && x < left + width && y >= top && y < top + height
    })
      ? 30
      : 0
  )

const line = (left: number, top: number, right: number, bottom: number): TextLine => ({
  left,
  top,
  right,
  bottom,
  area: 0,
  runs: [],
  size: 0.02
})

const found = (edges: Plane, lines: readonly TextLine[] = [], fine = FINE) =>
  runToEnd(findThings(edges, lines, fine))

const at = ({ labels }: ReturnType<typeof found>, x: number, y: number) =>
  labels[y * GRID.width + x]!

describe('the things of a picture', () => {
  it('are none where no edge is', () => {
    const things = found(edgesIn())
    expect(things).toMatchObject({ ...GRID, kinds: ['none'] })
    expect(things.labels.every((label) => label === 0)).toBe(true)
  })

  it('are heaps of edges: two far from each other, one where they lie close', () => {
    const apart = found(edgesIn([10, 10, 12, 8], [80, 60, 12, 8]))
    expect(apart.kinds).toEqual(['none', 'heap', 'heap'])
    expect(at(apart, 15, 14)).not.toBe(at(apart, 85, 64))
    expect(at(apart, 50, 40)).toBe(0)
    const close = found(edgesIn([10, 10, 12, 8], [23, 10, 12, 8]))
    expect(close.kinds).toEqual(['none', 'heap'])
    expect(at(close, 15, 14)).toBe(at(close, 30, 14))
  })

  it('are heaps, save what fills much of the picture', () => {
    const things = found(edgesIn([0, 0, 60, 60], [90, 70, 10, 8]))
    expect(things.kinds[at(things, 30, 30)]).toBe('ground')
    expect(things.kinds[at(things, 95, 74)]).toBe('heap')
  })

  it('are blocks of text each by itself, also on a ground of edges', () => {
    const lines = [line(20, 20, 80, 25), line(20, 44, 80, 49)]
    const things = found(edgesIn([0, 0, 60, 60]), lines)
    const [first, second] = [at(things, 20, 11), at(things, 20, 23)]
    expect(first).not.toBe(second)
    for (const label of [first, second]) expect(things.kinds[label]).toBe('text')
    expect(things.kinds[at(things, 20, 40)]).toBe('ground')
  })

  it('have no rim of their own around a line of text, only what else lies beside it', () => {
    // A line on the finer grid, its edges on the grid of the things, and a picture below it.
    const things = found(edgesIn([10, 10, 40, 4], [10, 22, 16, 12]), [line(20, 20, 99, 27)])
    const near = new Set(
      [...things.labels.keys()]
        .filter((i) => Math.floor(i / GRID.width) < 18)
        .map((i) => things.labels[i]!)
    )
    expect([...near].sort()).toEqual([0, at(things, 30, 12)])
    expect(at(things, 18, 28)).not.toBe(at(things, 30, 12))
    expect(things.kinds[at(things, 18, 28)]).toBe('heap')
  })

  it('have labels within the grid, and numbers that are known, wherever lines lie', () => {
    const lines = fc.array(
      fc
        .record({ left: fc.nat(99), top: fc.nat(99), width: fc.nat(99), height: fc.nat(20) })
        .map(({ left, top, width, height }) =>
          line(left, top, Math.min(99, left + width), Math.min(99, top + height))
        ),
      { maxLength: 5 }
    )
    fc.assert(
      fc.property(planes(1, 30), lines, (edges, some) => {
        const { labels, kinds } = found(edges, some, { width: 100, height: 100 })
        expect(labels).toHaveLength(edges.width * edges.height)
        expect(labels.every((label) => label >= 0 && label < kinds.length)).toBe(true)
        expect(kinds[0]).toBe('none')
      }),
      { numRuns: 60 }
    )
  })
})
