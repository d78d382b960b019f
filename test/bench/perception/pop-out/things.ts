/** Where something lies in a picture, px. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** What is planted: width and height in parts of the size. */
const SHAPES = {
  disc: [1, 1],
  'rounded badge': [1, 0.8],
  'starburst badge': [1, 1],
  'pill badge': [1, 0.42],
  button: [1, 0.3]
} as const

export type ThingName = keyof typeof SHAPES

export const THING_NAMES = Object.keys(SHAPES) as ThingName[]

/** The box of a thing of a size, around a place; never lower than `least`. */
export function boxAround(thing: ThingName, size: number, x: number, y: number, least = 0): Box {
  const [across, down] = SHAPES[thing]
  const width = across * size
  const height = Math.max(least, down * size)
  return { x: x - width / 2, y: y - height / 2, width, height }
}

/** A thing in its box, as SVG, with a word of `word` parts of its width in height; 0 for none. */
export function drawThing(thing: ThingName, box: Box, colour: string, word: number): string {
  const ink = isLight(colour) ? '#111' : '#fff'
  return filled(thing, box, colour) + (word > 0 ? written(box, ink, word) : '')
}

function filled(thing: ThingName, { x, y, width, height }: Box, colour: string): string {
  const [middle, centre] = [x + width / 2, y + height / 2]
  if (thing === 'disc') {
    return `<ellipse cx="${middle}" cy="${centre}" rx="${width / 2}" ry="${height / 2}" fill="${colour}"/>`
  }
  if (thing === 'starburst badge') {
    const points = Array.from({ length: 32 }, (_, i) => {
      const [angle, out] = [(i * Math.PI) / 16, i % 2 === 0 ? 0.5 : 0.42]
      return `${middle + out * width * Math.cos(angle)},${centre + out * height * Math.sin(angle)}`
    })
    return `<polygon points="${points.join(' ')}" fill="${colour}"/>`
  }
  const round = { 'rounded badge': 0.2, 'pill badge': 0.5, button: 0.17 }[thing]
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round * height}" fill="${colour}"/>`
}

/**
 * The letters of NEW as strokes, in units of their height, by relative commands from the foot of each: scenes are the
 * same on machines with other fonts, or with none.
 */
const NEW = ['v-1l.6 1v-1', 'm.5 0h-.5v-1h.5m-.5 .5h.4', 'm0 -1l.18 1l.2 -.7l.2 .7l.18 -1']
const ADVANCE = 0.85

function written({ x, y, width, height }: Box, ink: string, part: number): string {
  const size = Math.min(part * width, 0.5 * height)
  const left = x + width / 2 - 1.2 * size
  const letters = NEW.map((path, i) => {
    const strokes = path.replace(/-?\d*\.?\d+/g, (n) => ` ${(Number(n) * size).toFixed(2)}`)
    return `M${left + i * ADVANCE * size} ${y + (height + size) / 2}${strokes}`
  })
  return `<path d="${letters.join('')}" fill="none" stroke="${ink}" stroke-width="${0.2 * size}"/>`
}

function isLight(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    parseInt(colour.slice(at, at + 2), 16)
  )
  return 0.3 * red + 0.59 * green + 0.11 * blue > 150
}
