import type { PaletteColour } from '../../images/pixels'

/**
 * Colour scales in even steps. On a dark veil they rise from it to light, on a light veil they sink from it to dark, one
 * way in lightness however colour-blind one is. `plasma` is 17 of matplotlib's (Stéfan van der Walt and Nathaniel Smith,
 * CC0); it and the ones after it are what earlier maps are drawn in.
 */
const STEPS = {
  /** Night, violet, crimson, orange, yellow. */
  fire: '0a0c18 1b0e3d 490c5f 7c0c74 bd1167 e53049 f8671c ffa311 ffe21e',
  /** Mist, yellow, orange, crimson, violet. */
  rust: 'f0f4ff fdf0cb ffd68b ffb649 f88035 e74834 ba2051 800e60 3c0a66',
  /** Night, deep blue, teal, mint. */
  sea: '0a0c18 081d34 072d51 054668 03657d 008492 1aa7a3 3bccb4 5cf0c4',
  /** Mist, pale teal, deep blue. */
  pool: 'f0f4ff d7f1f9 beedf3 94dce4 5fc1d0 2ba5bc 19809e 0f587d 06305c',
  /** What is left of an opening veil: a fog that shows on white and on dark screens, then towards light. */
  dusk: '343a5c 282d47 1b1e30 14161e 20201e 3c3a36 68645c b0a898 fff6e0',
  /** The same of a pale fog, towards night. */
  haze: 'a8c4dc c4d6e6 dfe8f0 eaeef4 d8dce2 b8bcc4 8c9098 505460 0a0c18',
  /** Of differences: night to pale blue and to pale orange, mist to deep blue and to deep orange. */
  lessOnDark: '0a0c18 0a1d50 0a2e87 0e43b9 1f67d4 318bef 50acff 82c9ff b4e6ff',
  moreOnDark: '0a0c18 3c1a0f 6e2707 9e3801 c35909 e97910 ff9b2a ffc160 ffe696',
  lessOnLight: 'f0f4ff c8dcff 96c0ff 64a0ff 3c7cf0 1e5ad8 0e40b4 062c8c 021a64',
  moreOnLight: 'f0f4ff ffe4c0 ffc88c ffa858 f48420 d86000 b04400 862e00 5c1c00',
  plasma:
    '0d0887 310597 4c02a1 6600a7 7e03a8 9511a1 aa2395 bc3587 cc4778 d9586a e56b5d f07f4f f89441 fdab33 fdc328 f9dd25 f0f921',
  duskOfNight: '0a0c34 0a0c18 0c0e16 121416 20201e 3c3a36 68645c b0a898 fff6e0',
  hazeOfMist: 'd8f2fc f0f2fc eef2f8 e8ecf2 d8dce2 b8bcc4 8c9098 505460 0a0c18',
  slate: '827ec8 565688 404268',
  ember: '4b10c8 960cd3 b91fea ff4ec1 f78261 f4a611 ffcd00',
  night: '7a70ff 5a50d8 2a2768 14163a 0f1228 0c0f20 0b0e1e',
  heat: 'e0f200 e9c800 f28600 f2442c b41800'
}

type ScaleName = keyof typeof STEPS

/** What dims the design under a map: night, or mist. */
export type Veil = 'dark' | 'light'

type Rgb8 = readonly [r: number, g: number, b: number]

const scales = Object.fromEntries(
  Object.entries(STEPS).map(([name, steps]) => [name, steps.split(' ').map(parse)])
) as Record<ScaleName, Rgb8[]>

function parse(hex: string): Rgb8 {
  const value = Number.parseInt(hex, 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** The colour at `t` (0–1) of a scale, each channel 0–255. */
function scaleColour(name: ScaleName, t: number): Rgb8 {
  const steps = scales[name]
  const at = Math.max(0, Math.min(1, t)) * (steps.length - 1)
  const i = Math.min(steps.length - 2, Math.floor(at))
  const low = steps[i]!
  const high = steps[i + 1]!
  const mix = (channel: 0 | 1 | 2) =>
    Math.round(low[channel] + (at - i) * (high[channel] - low[channel]))
  return [mix(0), mix(1), mix(2)]
}

/**
 * How a map's values become colours: each value has a level, each level a colour with its alpha. No two levels look the
 * same, so the values can be read back from the picture.
 */
export interface MapStyle {
  /** The level of a value before rounding, from 0 to the palette's last; monotone. */
  levelOf: (value: number) => number
  /** The inverse of `levelOf`. */
  valueOf: (level: number) => number
  /** A colour for each level. */
  palette: readonly PaletteColour[]
}

/** The last level of a map with a veil: more make files larger and show nothing more. */
const LAST = 159

/** How opaque a veil is, and how much of that the strongest colours give up. */
const OPACITY = { dark: { veil: 0.66, lifted: 0.1 }, light: { veil: 0.6, lifted: 0.08 } }

/** The colour at a part (0–1) of a scale on a veil, with the opacity it has there. */
function glowColour(veil: Veil, scale: ScaleName, part: number): PaletteColour {
  const { veil: most, lifted } = OPACITY[veil]
  return [...scaleColour(scale, part), Math.round(255 * (most - lifted * part * part))]
}

/**
 * Colours on a veil. It takes two thirds of the design's own contrast, so that they look alike on white, on photographs
 * and on dark screens, and lifts where they are strongest, so that texts stay legible: black on white, or white on black,
 * keeps a contrast of 3 (WCAG 2, large text).
 */
function glow(veil: Veil, scale: ScaleName): MapStyle {
  return {
    levelOf: (value) => LAST * value,
    valueOf: (level) => level / LAST,
    palette: Array.from({ length: LAST + 1 }, (_, level) => glowColour(veil, scale, level / LAST))
  }
}

/** Opacity that an opening veil keeps where it is open. */
const OPEN = 0.04
/** The density, as a multiple of the even one, that has the middle level. */
const MIDDLE = 3

/**
 * A veil that opens where a density is several times an even one: half open at 1, open from about 4. So it goes by the
 * part of all looks that falls on a place, however high the peak elsewhere. Open places look alike, but the colour of
 * what is left of the veil tells their densities apart.
 */
function opening(veil: Veil, scale: ScaleName): MapStyle {
  const valueOf = (level: number): number => (MIDDLE * level) / (LAST + 0.5 - level)
  const palette: PaletteColour[] = []
  for (let level = 0; level <= LAST; level++) {
    const opacity = OPEN + (OPACITY[veil].veil - OPEN) / (1 + valueOf(level) ** 2)
    palette.push(unlike(palette, scaleColour(scale, level / LAST), Math.round(255 * opacity)))
  }
  return { levelOf: (value) => ((LAST + 0.5) * value) / (value + MIDDLE), valueOf, palette }
}

/** A colour that a palette does not have, by as little more blue as that takes. */
function unlike(palette: readonly PaletteColour[], [r, g, b]: Rgb8, a: number): PaletteColour {
  const isTaken = palette.some((other) => [r, g, b, a].every((part, i) => part === other[i]))
  return isTaken ? unlike(palette, [r, g, b + 1], a) : [r, g, b, a]
}

/** Levels that are alphas, in proportion to the value. */
function tint(mostAlpha: number, colourOf: (part: number) => Rgb8): MapStyle {
  return {
    levelOf: (value) => value * mostAlpha,
    valueOf: (level) => level / mostAlpha,
    palette: byAlpha(mostAlpha, colourOf)
  }
}

/** Levels that are alphas, with none where the value is 1. The root keeps weaker places visible. */
function veil(mostAlpha: number, colourOf: (part: number) => Rgb8): MapStyle {
  return {
    levelOf: (value) => (1 - Math.sqrt(value)) * mostAlpha,
    valueOf: (level) => (1 - level / mostAlpha) ** 2,
    palette: byAlpha(mostAlpha, colourOf)
  }
}

function byAlpha(mostAlpha: number, colourOf: (part: number) => Rgb8): PaletteColour[] {
  return Array.from({ length: mostAlpha + 1 }, (_, alpha) => {
    return [...colourOf(alpha / mostAlpha), alpha]
  })
}

/** Maps that have a veil, in the styles of both. */
const VEILED = {
  /** Fixation density as a part of its peak. */
  attention: { dark: glow('dark', 'fire'), light: glow('light', 'rust') },
  /** Density of first looks as a multiple of an even one. */
  perception: { dark: opening('dark', 'dusk'), light: opening('light', 'haze') },
  /** The more cluttered a place, the stronger its colour. */
  clarity: { dark: glow('dark', 'sea'), light: glow('light', 'pool') }
} as const
/**
 * Excitingness: what is calm turns grey. No tint, since what makes a place exciting is its colours: they stay
 * what they are.
 */
const EXCITINGNESS = veil(128, () => [112, 112, 116])

export type StyledMap = keyof typeof VEILED | 'excitingness'

/** How a map is drawn on a veil. */
export function styleOf(map: StyledMap, veil: Veil = 'dark'): MapStyle {
  return map === 'excitingness' ? EXCITINGNESS : VEILED[map][veil]
}

/** A density that a map picture shows. */
export type MapMeaning = 'attention' | 'perception'

/**
 * The styles that Glance's own maps of a meaning are drawn in: today's first, then those of earlier versions, which are
 * kept in files, latest first.
 */
export const OWN_STYLES: Record<MapMeaning, readonly MapStyle[]> = {
  attention: [
    ...Object.values(VEILED.attention),
    tint(153, (part) => scaleColour('heat', part)),
    tint(153, (part) => scaleColour('ember', part)),
    tint(192, (part) => scaleColour('plasma', part)),
    tint(216, (part) => scaleColour('plasma', part))
  ],
  perception: [
    ...Object.values(VEILED.perception),
    opening('dark', 'duskOfNight'),
    opening('light', 'hazeOfMist'),
    veil(176, () => [84, 88, 122]),
    veil(176, (part) => scaleColour('night', part)),
    veil(216, (part) => scaleColour('slate', part)),
    veil(190, () => [10, 12, 28])
  ]
}

/** Differences: blue where attention went away, orange where it came: apart with every kind of colour-blindness. */
const DIFFERENCES = {
  dark: { less: 'lessOnDark', more: 'moreOnDark' },
  light: { less: 'lessOnLight', more: 'moreOnLight' }
} as const
/** Indices around the middle that show the veil alone: the rounding of the maps that were compared. */
const ROUNDING = 2

/** Palette index of no difference; as many indices lie below it (less) as above (more). */
export const NO_DIFFERENCE = 127

/** One colour per index from the most less to the most more. */
export function differencePalette(veil: Veil): PaletteColour[] {
  return Array.from({ length: 2 * NO_DIFFERENCE + 1 }, (_, index) => {
    const part =
      Math.max(0, Math.abs(index - NO_DIFFERENCE) - ROUNDING) / (NO_DIFFERENCE - ROUNDING)
    const scale = DIFFERENCES[veil][index < NO_DIFFERENCE ? 'less' : 'more']
    return glowColour(veil, scale, part)
  })
}
