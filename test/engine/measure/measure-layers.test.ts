import { describe, expect, it } from 'vitest'
import type { LayerNode } from '../../../src/file'
import { GlanceError } from '../../../src/errors'
import type { MapPicture } from '../../../src/engine/measure/measure'
import { measureHere } from '../../../src/engine/measure/measure-here'
import { frameOf, picture, rectangle, text } from './fold/nodes'
import { exponential, gaussian, level, mapOf, type Profile, ramp } from './densities'

/** Half a level of alpha in every pixel; the faint parts of a peaked density lose it all one way. */
const BOUND = 0.004

const SIZE = { width: 200, height: 400 }
const measure = measureHere({ decodeJpeg: () => Promise.reject(new Error('not used')) })

/** The frame of 400 x 800 px is exported at half its size. */
function exported(nodes: LayerNode[]): LayerNode[] {
  return nodes.map((node) => ({
    ...node,
    matrix: node.matrix.map((value) => value / 2) as LayerNode['matrix']
  }))
}

const ask = (nodes: LayerNode[], maps: { attention?: MapPicture; perception?: MapPicture }) =>
  measure.layers({
    nodes: exported(nodes),
    picture: SIZE,
    png: null,
    attention: null,
    perception: null,
    ...maps
  })

const BOXES = {
  Headline: [20, 31, 301, 95],
  Photo: [57, 203, 250, 333],
  Terms: [20, 700, 360, 51]
} as const

const things = [
  text('Headline', BOXES.Headline, 10),
  picture('Photo', BOXES.Photo),
  text('Terms', BOXES.Terms, 80)
]
const scene = frameOf(...things)
/** Here no halo is given away: all lies on a picture. */
const overPicture = frameOf(picture('Ground', [0, 0, 400, 800]), ...things)

describe('attention by layer', () => {
  it.each<[string, Profile, Profile]>([
    ['a ramp', ramp, level],
    ['a product of exponentials', exponential(1.5), exponential(2.5)],
    ['a Gaussian', gaussian(0.45, 0.25), gaussian(0.4, 0.3)]
  ])('of %s comes back from the map’s picture as its closed form says', async (_, across, down) => {
    const measured = await ask(overPicture, {
      attention: mapOf(across, down, SIZE, 'attention'),
      perception: mapOf(across, down, SIZE, 'perception')
    })
    expect(measured.readings.attention?.method).toBe('exact')
    expect(measured.total).toBe(4)
    for (const { name, attention, perception } of measured.layers) {
      if (name === 'Ground') continue
      const [x, y, width, height] = BOXES[name as keyof typeof BOXES]
      const share =
        (across.before((x + width) / 400) - across.before(x / 400)) *
        (down.before((y + height) / 800) - down.before(y / 800))
      expect(Math.abs(attention! - share)).toBeLessThan(BOUND)
      expect(Math.abs(perception! - share)).toBeLessThan(2 * BOUND)
    }
    const sum = measured.layers.reduce((all, { attention }) => all + attention!, 0)
    expect(sum + measured.rest.attention!).toBeCloseTo(1, 6)
  })

  it('of a box is what lies in it, whatever is drawn there, and as far as it is in the picture', async () => {
    const maps = {
      attention: mapOf(level, ramp, SIZE, 'attention'),
      perception: mapOf(ramp, level, { width: 50, height: 100 }, 'perception')
    }
    const region = await measure.region({ box: [-0.5, 0.5, 1, 0.25], ...maps })
    expect(region?.area).toBeCloseTo(0.125, 6)
    expect(Math.abs(region!.attention! - 0.5 * (0.75 ** 2 - 0.5 ** 2))).toBeLessThan(BOUND)
    expect(Math.abs(region!.perception! - 0.25 * 0.5 ** 2)).toBeLessThan(2 * BOUND)
  })

  it('is listed strongest first, with boxes in parts of the picture', async () => {
    const attention = mapOf(level, ramp, SIZE, 'attention')
    const { layers } = await ask(scene, { attention })
    expect(layers.map(({ name }) => name)).toEqual(['Photo', 'Terms', 'Headline'])
    const [x, y, width, height] = BOXES.Photo
    const box = [x / 400, y / 800, width / 400, height / 800]
    layers[0]!.box.forEach((at, i) => expect(at).toBeCloseTo(box[i]!, 6))
  })

  it('counts what falls right beside a layer to it, and nothing of that to its area', async () => {
    const attention = mapOf(ramp, level, SIZE, 'attention')
    const { layers } = await ask(scene, { attention })
    const without = await ask(overPicture, { attention })
    for (const { name, attention, area } of layers) {
      const alone = without.layers.find((layer) => layer.name === name)!
      expect(attention).toBeGreaterThan(1.05 * alone.attention!)
      expect(area).toBeCloseTo(alone.area, 6)
    }
  })

  it('lists 300 layers at most and counts the others to the rest', async () => {
    const tiles = Array.from({ length: 400 }, (_, i) =>
      rectangle(`Tile ${i}`, [(i % 20) * 20, Math.floor(i / 20) * 40, 20, 40])
    )
    const attention = mapOf(level, ramp, SIZE, 'attention')
    const { layers, total, rest } = await ask(frameOf(...tiles), { attention })
    expect([layers.length, total]).toEqual([300, 400])
    expect(rest.attention).toBeCloseTo(1 / 16, 2)
    expect(rest.area).toBeCloseTo(1 / 4, 5)
  })

  it('goes by area where there is no map, and says that nothing was read', async () => {
    const measured = await ask(scene, {})
    expect(measured.layers.map(({ name }) => name)).toEqual(['Photo', 'Headline', 'Terms'])
    expect(measured.layers[0]).toMatchObject({ attention: null, perception: null })
    expect(measured).toMatchObject({
      readings: { attention: null, perception: null },
      focus: null,
      rest: { attention: null }
    })
  })

  it('reads maps of different sizes, each on its own grid', async () => {
    const large = { width: 300, height: 600 }
    const { layers } = await ask(scene, {
      attention: mapOf(ramp, level, SIZE, 'attention'),
      perception: mapOf(ramp, level, large, 'perception')
    })
    for (const { attention, perception } of layers) {
      expect(Math.abs(attention! - perception!)).toBeLessThan(2 * BOUND)
    }
  })

  it('leaves out what lies hidden below others or outside a clip, and what a mask hides', async () => {
    const hidden = text('Hidden', [20, 20, 100, 20])
    const cover = picture('Cover', [0, 0, 400, 100])
    const window = {
      name: 'Frame 2',
      box: [0, 200, 400, 100] as const,
      clips: true,
      children: [text('Inside', [20, 220, 100, 20]), text('Below', [20, 320, 100, 20])]
    }
    const mask = {
      type: 'GROUP',
      name: 'Group 1',
      box: [0, 400, 400, 100] as const,
      children: [
        { type: 'ELLIPSE', name: 'Mask', box: [0, 400, 100, 100] as const, mask: true, cover: 1 },
        picture('Avatar', [0, 400, 100, 100]),
        text('Cut', [200, 420, 100, 20])
      ]
    }
    const { layers } = await ask(frameOf(hidden, cover, window, mask), {})
    expect(layers.map(({ name }) => name)).toEqual(['Cover', 'Avatar', 'Inside'])
    expect(layers[1]!.area).toBeCloseTo((Math.PI * 50 * 50) / (400 * 800), 3)
  })

  it('ends with an error in words when a map’s picture is damaged', async () => {
    const { bytes } = mapOf(ramp, level, SIZE, 'attention')
    const damaged = { ...SIZE, bytes: bytes.slice(0, bytes.length / 2) }
    const error = await ask(scene, { attention: damaged }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(GlanceError)
    expect(error).toMatchObject({
      code: 'unreadable_map',
      message: expect.stringContaining('The attention map in the file is damaged') as string
    })
  })
})

describe('the difference of two maps', () => {
  const one = mapOf(ramp, level, SIZE, 'attention')
  const other = mapOf(exponential(1), level, SIZE, 'attention')

  it('is drawn at the size of the other, with how much attention moved', async () => {
    const measured = await measure.difference({ base: one, other })
    expect(measured).toMatchObject({ state: 'measured', ...SIZE })
    const same = await measure.difference({ base: one, other: one })
    expect(same).toMatchObject({ state: 'measured', moved: 0 })
  })

  it('is refused for frames of different shapes', async () => {
    const wide = mapOf(ramp, level, { width: 400, height: 200 }, 'attention')
    const measured = await measure.difference({ base: one, other: wide })
    expect(measured).toMatchObject({ state: 'incomparable', code: 'different_shape' })
  })
})
