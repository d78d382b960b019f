import { type LabColour, labColour } from '.'

export type ColourName =
  | 'black'
  | 'grey'
  | 'white'
  | 'beige'
  | 'brown'
  | (typeof HUES)[number][1]
  | 'pink'

/** Hues in CIELAB, degrees, up to which a colour has a name; beyond the last it is pink. */
const HUES = [
  [44, 'red'],
  [76, 'orange'],
  [108, 'yellow'],
  [168, 'green'],
  [215, 'teal'],
  [302, 'blue'],
  [335, 'purple']
] as const
/** Red that leans to blue is pink where it is light. */
const PINK = { upTo: 25, from: 50 }

/** Everyday name of a colour given as `#C2410C`. */
export function colourName(hex: string): ColourName {
  const [lightness, a, b] = labOf(hex)
  const chroma = Math.hypot(a, b)
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
  if (lightness < 20 && chroma < 18) return 'black'
  if (lightness > 93 && chroma < 12) return 'white'
  if (lightness > 80 && chroma >= 8 && chroma < 35 && hue >= 50 && hue < 110) return 'beige'
  if (chroma < 16) return 'grey'
  if (hue < PINK.upTo && lightness >= PINK.from) return 'pink'
  const name = HUES.find(([upTo]) => hue < upTo)?.[1] ?? 'pink'
  return name === 'orange' && lightness < 40 ? 'brown' : name
}

/** CIELAB of a colour given as `#C2410C`. */
export function labOf(hex: string): LabColour {
  const channel = (at: number): number => parseInt(hex.slice(at, at + 2), 16) / 255
  return labColour(channel(1), channel(3), channel(5))
}
