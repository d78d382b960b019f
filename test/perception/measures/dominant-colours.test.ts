import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DominantColour, type Pixels, runToEnd } from '../../../src/perception'
import { labOf } from '../../../src/perception/colour/lab'
import { dominantColours } from '../../../src/perception/measures/dominant-colours'
import { plane } from '../../../src/perception/plane'
import { type Colour, noise, picture, sum, WHITE } from '../pictures'

const coloursOf = (pixels: Pixels): DominantColour[] => runToEnd(dominantColours(pixels))
const shareOf = (hex: string, colours: DominantColour[]) =>
  colours.find((each) => each.hex === hex)?.share

const hexOf = ([r, g, b]: Colour) =>
  `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
const rgbOf = (hex: string): Colour => [
  parseInt(hex.slice(1, 3), 16),
  parseInt(hex.slice(3, 5), 16),
  parseInt(hex.slice(5, 7), 16)
]

function labValues(colours: readonly Colour[]): [number, number, number][] {
  const channel = (c: 0 | 1 | 2) => {
    const result = plane(colours.length, 1)
    colours.forEach((colour, i) => (result.data[i] = colour[c]))
    return result
  }
  const { l, a, b } = runToEnd(labOf({ r: channel(0), g: channel(1), b: channel(2) }))
  return colours.map((_, i) => [l.data[i]!, a.data[i]!, b.data[i]!])
}

/** Part of an opaque picture's pixels, all counted, within 3 CIELAB units of a colour. */
function filledBy(hex: string, { data }: Pixels): number {
  const colours: Colour[] = []
  for (let i = 0; i < data.length; i += 4) colours.push([data[i]!, data[i + 1]!, data[i + 2]!])
  const [[l, a, b]] = labValues([rgbOf(hex)]) as [[number, number, number]]
  const near = labValues(colours).filter(
    (each) => Math.hypot(each[0] - l, each[1] - a, each[2] - b) <= 3
  )
  return near.length / colours.length
}

describe('the colours that fill a picture', () => {
  it('are told apart where they are near: white with cards of a light grey', () => {
    const colours = coloursOf(
      picture(200, 100, (x) => (x < 94 ? WHITE : x < 160 ? [243, 244, 240] : [20, 90, 60]))
    )
    expect(colours.map(({ hex }) => hex)).toEqual(['#ffffff', '#f3f4f0', '#145a3c'])
    expect(shareOf('#ffffff', colours)).toBeCloseTo(0.47)
    expect(shareOf('#f3f4f0', colours)).toBeCloseTo(0.33)
  })

  it('fill what they were painted on, for any few colours and shares', () => {
    const channel = fc.integer({ min: 0, max: 255 })
    const band = fc.record({
      colour: fc.tuple(channel, channel, channel),
      width: fc.integer({ min: 10, max: 300 })
    })
    fc.assert(
      fc.property(fc.array(band, { minLength: 1, maxLength: 5 }), (bands) => {
        const labs = labValues(bands.map(({ colour }) => colour))
        const apart = labs.every((one, i) =>
          labs.slice(i + 1).every((other) => {
            const [l, a, b] = one.map((value, c) => value - other[c]!) as [number, number, number]
            return Math.hypot(l, a, b) > 6
          })
        )
        fc.pre(apart)
        const ends = bands.map((_, i) => sum(bands.slice(0, i + 1).map(({ width }) => width)))
        const width = ends.at(-1)!
        const at = (x: number) => bands[ends.findIndex((end) => x < end)]!.colour
        const colours = coloursOf(picture(width, 90, at))
        for (const { colour, width: painted } of bands) {
          expect(shareOf(hexOf(colour), colours)).toBeCloseTo(painted / width, 1.5)
        }
      }),
      { numRuns: 40 }
    )
  })

  it('are never said to fill more than they do, in gradients and in noise, and share no pixel', () => {
    const size = fc.integer({ min: 20, max: 260 })
    fc.assert(
      fc.property(size, size, fc.nat(255), fc.boolean(), (width, height, seed, isNoise) => {
        const pixels = isNoise
          ? noise(width, height, seed)
          : picture(width, height, (x, y) => [
              Math.round((255 * x) / width),
              seed,
              Math.round((200 * y) / height)
            ])
        const colours = coloursOf(pixels)
        for (const { hex, share } of colours) {
          expect(share).toBeLessThan(filledBy(hex, pixels) + 0.02)
        }
        expect(sum(colours.map(({ share }) => share))).toBeLessThanOrEqual(1)
      }),
      { numRuns: 15 }
    )
  })

  it('are exact colours of the picture, also beside antialiased text', () => {
    const ink: Colour = [22, 24, 29]
    const text = picture(400, 300, (x, y) => {
      if (y % 20 > 8) return [255, 254, 251]
      const cover = [0, 0.3, 1, 1, 0.6, 0][x % 6]!
      return [255, 254, 251].map((ground, c) =>
        Math.round(ground + cover * (ink[c]! - ground))
      ) as unknown as Colour
    })
    const colours = coloursOf(text)
    expect(colours[0]).toMatchObject({ hex: '#fffefb' })
    expect(colours[0]!.share).toBeCloseTo(filledBy('#fffefb', text), 1.5)
    expect(shareOf('#16181d', colours)).toBeCloseTo(filledBy('#16181d', text), 1.5)
  })

  it('count transparent pixels as white, and half transparent ones as the tint they show', () => {
    const colours = coloursOf(
      picture(100, 100, (x) => (x < 40 ? [0, 0, 0, 0] : x < 70 ? [255, 0, 0, 51] : [255, 0, 0]))
    )
    expect(shareOf('#ffffff', colours)).toBeCloseTo(0.4)
    expect(shareOf('#ffcccc', colours)).toBeCloseTo(0.3)
    expect(shareOf('#ff0000', colours)).toBeCloseTo(0.3)
  })

  it.each([3, 4, 7, 10])('fill the same in a large picture of stripes %d px apart', (apart) => {
    const striped = picture(720, 480, (x, y) =>
      x % apart < apart / 2 || y % (2 * apart) === 0 ? [0, 0, 120] : WHITE
    )
    const [first] = coloursOf(striped)
    expect(first!.share).toBeCloseTo(filledBy(first!.hex, striped), 1.5)
  })

  it('are none of the five where no colour fills a notable part, and one in a picture of one pixel', () => {
    expect(coloursOf(noise(300, 200))).toEqual([])
    expect(coloursOf(picture(1, 1, () => [1, 2, 3]))).toEqual([{ hex: '#010203', share: 1 }])
  })
})
