import { beforeAll, describe, expect, it } from 'vitest'
import {
  type Face,
  type LayerHint,
  type Network,
  perceive,
  type Pixels,
  runToEnd
} from '../../../src/perception'
import { noise, picture, WHITE } from '../pictures'
import { network, portraits } from './portraits'

let faces: Network

beforeAll(async () => {
  faces = await network()
})

const found = (pixels: Pixels, hints: readonly LayerHint[] | null = null): readonly Face[] =>
  runToEnd(perceive(pixels, { medium: 'generic', hints, networks: { faces, backbone: null } }))
    .faces!

const HEAD = { x: 300, y: 150, width: 90, height: 100 }
const PAGE = { width: 900, height: 600 }

/** Whether the middle of a face lies in a box. */
const isIn = ({ x, y, width, height }: Face, box: typeof HEAD): boolean =>
  Math.abs(x + width / 2 - box.x - box.width / 2) < box.width / 2 &&
  Math.abs(y + height / 2 - box.y - box.height / 2) < box.height / 2

describe('looking for faces', () => {
  it('finds one, where it is', async () => {
    const all = found(await portraits(PAGE, [HEAD]))
    expect(all).toHaveLength(1)
    expect(isIn(all[0]!, HEAD)).toBe(true)
    expect(all[0]!.score).toBeGreaterThan(0.6)
  })

  it('finds it in the mirror', async () => {
    const box = { ...HEAD, x: 900 - 300 - 90 }
    const all = found(await portraits(PAGE, [HEAD], 'translate(900 0) scale(-1 1)'))
    expect(all.map((face) => isIn(face, box))).toEqual([true])
  })

  it('finds each of several, once', async () => {
    const heads = [0, 1, 2].map((i) => ({ ...HEAD, x: 60 + 280 * i }))
    const all = found(await portraits(PAGE, heads))
    expect(heads.map((head) => all.filter((face) => isIn(face, head)).length)).toEqual([1, 1, 1])
  })

  it('finds one that nearly fills the picture', async () => {
    const all = found(await portraits(PAGE, [{ x: 150, y: 20, width: 500, height: 560 }]))
    expect(all.length).toBeGreaterThan(0)
  })

  it.each([100, 180, 300])('finds one of %i px in a phone’s frame', async (side) => {
    const phone = { width: 375, height: 812 }
    const head = { x: (375 - side) / 2, y: 60, width: side, height: 1.1 * side }
    const all = found(await portraits(phone, [head]))
    expect(all.map((face) => isIn(face, head))).toEqual([true])
  })

  it('looks only into layers that are pictures, where layers are known', async () => {
    const pixels = await portraits(PAGE, [HEAD])
    const layer = (kind: LayerHint['kind'], x: number): LayerHint => ({ ...HEAD, kind, x })
    expect(found(pixels, [])).toEqual([])
    expect(found(pixels, [layer('text', HEAD.x), layer('image', 600)])).toEqual([])
    expect(found(pixels, [layer('image', HEAD.x)])).toHaveLength(1)
  })

  it.each<[string, () => Pixels | Promise<Pixels>]>([
    ['a blank picture', () => picture(320, 200, () => WHITE)],
    ['noise', () => noise(640, 480)],
    ['stripes', () => picture(640, 480, (x) => (x % 24 < 12 ? [214, 160, 130] : [90, 60, 50]))],
    [
      'a checkerboard',
      () =>
        picture(640, 480, (x, y) => (((x >> 4) + (y >> 4)) % 2 ? [214, 160, 130] : [60, 40, 30]))
    ],
    [
      'a gradient of the colours of skin',
      () => picture(640, 480, (x) => [90 + x / 5, 60 + x / 6, 50 + x / 7])
    ]
  ])('takes nothing in %s for a face', async (_, draw) => {
    expect(found(await draw()).filter(({ score }) => score >= 0.5)).toEqual([])
  })

  it.each<[string, () => Promise<Pixels> | Pixels]>([
    ['40 px', () => portraits({ width: 40, height: 40 }, [{ x: 2, y: 2, width: 34, height: 36 }])],
    ['a line of pixels', () => noise(900, 1)],
    ['a face that the edge cuts', () => portraits(PAGE, [{ ...HEAD, x: -45 }])],
    ['one upside down', () => portraits(PAGE, [HEAD], 'rotate(180 450 300)')],
    [
      'a crowd of 200',
      () =>
        portraits(
          { width: 1400, height: 900 },
          Array.from({ length: 200 }, (_, i) => ({
            ...{ x: (i % 20) * 70, y: Math.floor(i / 20) * 90, width: 60, height: 70 }
          }))
        )
    ]
  ])('gives a whole map of %s, found or not', async (_, draw) => {
    const { attention, faces: all } = runToEnd(
      perceive(await draw(), { medium: 'generic', networks: { faces, backbone: null } })
    )
    expect(attention.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 3)
    expect(all!.length).toBeLessThanOrEqual(200)
  })

  it('draws the map to the face', async () => {
    const pixels = await portraits(PAGE, [HEAD])
    const shareOf = (network: Network | null): number => {
      const { attention, width, height } = runToEnd(
        perceive(pixels, { medium: 'desktopWeb', networks: { faces: network, backbone: null } })
      )
      return attention.reduce((sum, value, i) => {
        const x = ((i % width) + 0.5) * (PAGE.width / width) - HEAD.x
        const y = (Math.floor(i / width) + 0.5) * (PAGE.height / height) - HEAD.y
        return x > 0 && x < HEAD.width && y > 0 && y < HEAD.height ? sum + value : sum
      }, 0)
    }
    expect(shareOf(faces)).toBeGreaterThan(1.1 * shareOf(null))
  })
})
