import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { visibleShares, type Scene } from '../../../src/perception'
import { rectangle } from './scenes'

/** Cells of 5 px each, as many that the eye's aim is 3.4 of them. */
const GRID = { width: 100, height: 96 }
const PICTURE = { width: 500, height: 480 }
const CELLS = GRID.width * GRID.height
const even = new Float32Array(CELLS).fill(1 / CELLS)

const sceneOf = (...shapes: Scene['shapes']): Scene => ({
  ...PICTURE,
  shapes,
  clips: [],
  owners: 3
})

/** All of attention, evenly in a box of cells. */
function spot(x: number, y: number, width: number, height: number): Float32Array {
  const density = new Float32Array(CELLS)
  for (let row = y; row < y + height; row++) {
    density.fill(1 / (width * height), row * GRID.width + x, row * GRID.width + x + width)
  }
  return density
}

/** What each layer has, and the rest last. */
function shares(scene: Scene, attention: Float32Array): number[] {
  const shown = visibleShares(scene, GRID, { attention, perception: null })
  return [...shown.owners, shown.rest].map((share) => share.attention!)
}

const background = rectangle(-1, [0, 0, 500, 480])
const headline = rectangle(0, [100, 100, 200, 50])
const lead = rectangle(1, [100, 175, 200, 50])

describe('the halo around a layer', () => {
  it('is the layer’s, on a painted background and on none', () => {
    const beside = spot(20, 18, 40, 2)
    for (const shapes of [[background, headline], [headline]]) {
      expect(shares(sceneOf(...shapes), beside)).toEqual([expect.closeTo(1, 5), 0, 0, 0])
    }
  })

  it('ends where the eye’s aim does', () => {
    expect(shares(sceneOf(background, headline), spot(20, 16, 40, 1))[3]).toBeCloseTo(1, 5)
    expect(shares(sceneOf(background, headline), spot(20, 17, 40, 1))[3]).toBeCloseTo(0, 5)
  })

  it('is shared between two layers by which is nearer, of the middle by which comes first', () => {
    const between = spot(20, 30, 40, 5)
    expect(shares(sceneOf(background, headline, lead), between)).toEqual([
      expect.closeTo(3 / 5, 5),
      expect.closeTo(2 / 5, 5),
      0,
      expect.closeTo(0, 5)
    ])
  })

  it('stays with the photo or the card that the layer lies on', () => {
    const photo = rectangle(2, [0, 0, 500, 480])
    expect(shares(sceneOf(photo, headline), spot(20, 18, 40, 2))[2]).toBeCloseTo(1, 5)
  })

  it('is not of a photo that shows faintly through what lies over it', () => {
    const photo = rectangle(2, [0, 0, 500, 480])
    const scrim = rectangle(-1, [0, 0, 500, 480], { cover: 0.75 })
    const scene = sceneOf(photo, scrim, headline)
    const [ofHeadline, , ofPhoto] = shares(scene, spot(20, 18, 40, 2))
    expect(ofHeadline).toBeCloseTo(0.75, 5)
    expect(ofPhoto).toBeCloseTo(0.25, 5)
  })

  it('leaves to the rest what a layer lets through', () => {
    const faint = rectangle(0, [100, 100, 200, 50], { cover: 0.5 })
    expect(shares(sceneOf(background, faint), spot(20, 20, 40, 10))[3]).toBeCloseTo(0.5, 5)
  })

  it('is none around a layer that lies hidden', () => {
    const card = rectangle(-1, [50, 50, 400, 200])
    expect(shares(sceneOf(background, headline, card), spot(20, 18, 40, 2))[3]).toBeCloseTo(1, 5)
  })

  it('leaves areas and boxes as they are', () => {
    const scene = sceneOf(background, headline, lead)
    const [with_, without] = [even, null].map((attention) =>
      visibleShares(scene, GRID, { attention, perception: null }).owners.map(
        ({ area, box, drawn }) => ({ area, box, drawn })
      )
    )
    expect(with_).toEqual(without)
  })
})

/** Boxes on whole cells, so that mirroring rounds nothing. */
const boxes = fc.tuple(
  fc.integer({ min: 0, max: 90 }),
  fc.integer({ min: 0, max: 90 }),
  fc.integer({ min: 1, max: 40 }),
  fc.integer({ min: 1, max: 40 })
)

const mirrored = (density: Float32Array): Float32Array =>
  density.map((_, i) => density[i - (i % GRID.width) + GRID.width - 1 - (i % GRID.width)]!)

describe('halos of any layers', () => {
  const layers = fc.array(fc.tuple(fc.integer({ min: -1, max: 2 }), boxes), { maxLength: 8 })
  const looks = boxes.map(([x, y, width, height]) =>
    spot(x, y, Math.min(width, GRID.width - x), Math.min(height, GRID.height - y))
  )
  const inPx = ([x, y, width, height]: readonly number[]) =>
    [5 * x!, 5 * y!, 5 * width!, 5 * height!] as const

  it('are mirrored in a mirrored design', () => {
    fc.assert(
      fc.property(layers, looks, (layers, looks) => {
        const scene = sceneOf(...layers.map(([owner, box]) => rectangle(owner, inPx(box))))
        const turned = layers.map(([owner, [x, y, width, height]]) =>
          rectangle(owner, inPx([GRID.width - x - width, y, width, height]))
        )
        const expected = shares(scene, looks).map((share) => expect.closeTo(share, 5) as number)
        expect(shares(sceneOf(...turned), mirrored(looks))).toEqual(expected)
      })
    )
  })
})
