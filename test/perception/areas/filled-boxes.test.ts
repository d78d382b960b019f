import { expect, it } from 'vitest'
import { filledBoxes } from '../../../src/perception/areas/filled-boxes'
import { type Pixels, runToEnd } from '../../../src/perception'
import { flatZones } from '../../../src/perception/pop-out/flat-zones'
import { preparePicture } from '../../../src/perception/see/prepare-picture'
import { picture, WHITE, type Colour } from '../pictures'

function boxesIn(pixels: Pixels) {
  const { fineLab, fine } = runToEnd(preparePicture(pixels))
  return filledBoxes(runToEnd(flatZones(fineLab)), fine, pixels)
}

const GREEN: Colour = [22, 163, 74]

/** A white page with a green box, and strokes of a label in part of it. */
function page(
  [x, y, width, height]: readonly [number, number, number, number],
  [from, to]: readonly [number, number] = [x + width * 0.4, x + width * 0.6],
  lines: readonly number[] = [0.5]
) {
  return picture(600, 500, (left, top) => {
    const isIn = left >= x && left < x + width && top >= y && top < y + height
    const isLine = lines.some((line) => Math.abs(top - y - line * height) < 7)
    const isStroke = isLine && left > from && left < to && left % 6 < 3
    return isIn && !isStroke ? GREEN : WHITE
  })
}

it('boxes with one line in their middle are found to the px, however wide', () => {
  for (const box of [
    [40, 60, 120, 40],
    [40, 60, 480, 48]
  ] as const) {
    const [left, top, width, height] = box
    expect(boxesIn(page(box))).toEqual([{ left, top, right: left + width, bottom: top + height }])
  }
})

it.each([
  ['without a label', page([40, 60, 200, 48], [0, 0])],
  ['a field, whose words begin at its edge', page([40, 60, 400, 48], [60, 140])],
  ['a card with lines', page([40, 60, 300, 120], undefined, [0.2, 0.5, 0.8])],
  ['a bar across the whole picture', page([0, 60, 600, 48])],
  ['a square', page([40, 60, 60, 60])]
])('no box is %s', (_, pixels) => {
  expect(boxesIn(pixels)).toEqual([])
})
