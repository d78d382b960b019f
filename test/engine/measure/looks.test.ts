import fc from 'fast-check'
import { expect, it } from 'vitest'
import { looksIn } from '../../../src/engine/measure/looks'
import { picture, type Colour } from '../../perception/pictures'

/** A page with a box of 200 by 48 px and a row of strokes on it. */
const page = (ground: Colour, fill: Colour, letters: Colour) =>
  picture(400, 200, (x, y) => {
    const isIn = x >= 100 && x < 300 && y >= 60 && y < 108
    const isStroke = Math.abs(y - 84) < 7 && x > 160 && x < 240 && x % 6 < 2
    return isIn ? (isStroke ? letters : fill) : ground
  })

const look = (ground: Colour, fill: Colour, letters: Colour, kind = 'control') =>
  looksIn(page(ground, fill, letters))({ kind, box: [0.25, 0.3, 0.5, 0.24] })

it('contrast is of the label on its fill, and of the fill on what is around it', () => {
  const [black, white, grey]: Colour[] = [
    [0, 0, 0],
    [255, 255, 255],
    [119, 119, 119]
  ]
  expect(look(white!, black!, white!)).toMatchObject({
    contrast: 21,
    ground: expect.closeTo(21, 0)
  })
  expect(look(white!, white!, grey!).contrast).toBeCloseTo(4.48, 1)
  expect(look(white!, white!, white!)).not.toHaveProperty('contrast')
  expect(look(white!, black!, white!, 'text')).not.toHaveProperty('contrast')
})

it('says how far a fill is from what is around it, and how strong its colour is', () => {
  const [red, white]: Colour[] = [
    [200, 30, 30],
    [255, 255, 255]
  ]
  const button = look(white!, red!, white!)
  expect(button.apart).toBeGreaterThan(50)
  expect(button.chroma).toBeGreaterThan(60)
  expect(look(white!, white!, red!)).toMatchObject({ apart: 0, chroma: 0 })
  const clear: Colour = [0, 0, 0, 0]
  expect(look(clear, clear, clear)).toMatchObject({ apart: 0, chroma: 0 })
  expect(looksIn(page(white!, red!, red!))({ kind: 'text', box: [0, 0, 1, 1] }).apart).toBe(0)
})

it('is a distance, whatever the picture and wherever the box', () => {
  const part = fc.double({ min: -0.2, max: 1.2, noNaN: true })
  fc.assert(
    fc.property(fc.nat(), fc.tuple(part, part, part, part), (seed, box) => {
      const any = picture(30, 20, (x, y) => [(x * seed) % 256, (y * seed) % 256, 7, (x + y) % 256])
      expect(looksIn(any)({ kind: 'text', box }).apart).toBeGreaterThanOrEqual(0)
    })
  )
})
