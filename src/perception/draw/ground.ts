import { type Box, fillBox, grown, scaled } from '../see/box'
import type { Size } from '../see/size'
import type { Occupied } from '../see/find-things'

/** A round thing in a picture, in pixels. */
export interface Disc {
  x: number
  y: number
  radius: number
}

/** The ground of a drawing: its size, lines of text and other things, in pixels of the drawing. */
export interface Ground extends Size {
  lines: Box[]
  /** How much of a disc lies on things, 0–2: text counts twice. */
  takenBy: (disc: Disc) => number
}

/** Places in a disc that are sampled, as parts of its radius: its middle, and two rounds. */
const AROUND = 12
const PLACES = [
  ...placesAround({ x: 0, y: 0, radius: 0 }, 1),
  ...placesAround({ x: 0, y: 0, radius: 0.5 }, AROUND),
  ...placesAround({ x: 0, y: 0, radius: 1 }, AROUND)
].map(([x, y]) => ({ x, y }))

/** Ascenders and descenders beyond a found line, as a share of its height: lines are found by the sides of letters. */
const MARGIN = 0.2

/** A picture's things on the grid of its maps, for a drawing of another size. */
export function scaledGround(
  { lines, cells }: Occupied,
  grid: Size,
  picture: Size,
  { width, height }: Size
): Ground {
  const whole = lines.map((line) => grown(line, MARGIN * (line.bottom - line.top)))
  const weights = cells.slice()
  for (const line of whole) {
    fillBox(
      weights,
      grid,
      scaled(line, grid.width / picture.width, grid.height / picture.height),
      2
    )
  }
  const takenBy = ({ x, y, radius }: Disc): number => {
    let taken = 0
    for (const place of PLACES) {
      const column = Math.floor(((x + radius * place.x) / width) * grid.width)
      const row = Math.floor(((y + radius * place.y) / height) * grid.height)
      taken +=
        weights[Math.min(grid.height - 1, row) * grid.width + Math.min(grid.width - 1, column)]!
    }
    return taken / PLACES.length
  }
  const [across, down] = [width / picture.width, height / picture.height]
  return { width, height, lines: whole.map((line) => scaled(line, across, down)), takenBy }
}

/** Places on the edge of a disc, evenly spaced. */
export function placesAround({ x, y, radius }: Disc, count: number): [x: number, y: number][] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
}

export function holds({ left, top, right, bottom }: Box, x: number, y: number): boolean {
  return x >= left && x < right && y >= top && y < bottom
}

/** Whether a box meets the square around a disc. */
export function touches({ left, top, right, bottom }: Box, { x, y, radius }: Disc): boolean {
  return x + radius > left && x - radius < right && y + radius > top && y - radius < bottom
}
