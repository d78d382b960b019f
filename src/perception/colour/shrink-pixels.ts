import { spans } from '../filters/spans'
import type { Size } from '../filters/fit-area'
import type { Pixels } from '../pixels'
import { plane } from '../plane'
import type { Steps } from '../run/steps'
import type { Rgb } from './rgb'

const PIXELS_PER_STEP = 200_000

/**
 * Area-averages a picture down to `size` in one pass over its pixels.
 * Transparent pixels are laid over white first, as a page shows them.
 */
export function* shrinkPixels(pixels: Pixels, size: Size): Steps<Rgb> {
  const { width, height, data } = pixels
  const across = spans(width, size.width)
  const down = spans(height, size.height)
  const planes = [0, 1, 2].map(() => plane(size.width, size.height)) as [
    Rgb['r'],
    Rgb['g'],
    Rgb['b']
  ]
  const [r, g, b] = planes
  const rowsPerStep = Math.max(1, Math.floor(PIXELS_PER_STEP / width))
  const row = new Float32Array(size.width * 3)
  let ready = -1
  let rowsSincePause = 0
  for (let y = 0; y < size.height; y++) {
    const target = y * size.width
    for (let i = 0; i < down.count[y]!; i++) {
      const source = down.first[y]! + i
      const weight = down.weights[y * down.stride + i]!
      if (source !== ready) {
        shrinkRow(data, source * width * 4, across, row)
        ready = source
        rowsSincePause++
      }
      for (let x = 0, at = target; x < size.width; x++, at++) {
        r.data[at]! += weight * row[x * 3]!
        g.data[at]! += weight * row[x * 3 + 1]!
        b.data[at]! += weight * row[x * 3 + 2]!
      }
    }
    if (rowsSincePause >= rowsPerStep) {
      rowsSincePause = 0
      yield
    }
  }
  return { r, g, b }
}

function shrinkRow(
  data: Pixels['data'],
  start: number,
  across: ReturnType<typeof spans>,
  row: Float32Array
): void {
  for (let x = 0; x < across.first.length; x++) {
    let red = 0
    let green = 0
    let blue = 0
    let from = start + across.first[x]! * 4
    const weights = x * across.stride
    const count = across.count[x]!
    for (let i = 0; i < count; i++, from += 4) {
      const alpha = data[from + 3]!
      const weight = across.weights[weights + i]!
      if (alpha === 255) {
        red += weight * data[from]!
        green += weight * data[from + 1]!
        blue += weight * data[from + 2]!
      } else {
        const ink = (weight * alpha) / 255
        const paper = 255 * (weight - ink)
        red += ink * data[from]! + paper
        green += ink * data[from + 1]! + paper
        blue += ink * data[from + 2]! + paper
      }
    }
    row[x * 3] = red
    row[x * 3 + 1] = green
    row[x * 3 + 2] = blue
  }
}
