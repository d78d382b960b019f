import { DIFFERENCE_PALETTE } from '../difference/difference-style'
import { RING_LIGHT } from './hotspot-palette'
import type { PaletteColour } from './indexed-picture'
import { paletteOf } from './map-style'
import type { MapStyle } from './map-style'
import { ATTENTION_STYLE, CLARITY_STYLE, EXCITINGNESS_STYLE, PERCEPTION_STYLE } from './map-styles'

/** What the colours of a map mean; plain data. */
export interface Legend {
  /** CSS colours, evenly spaced from `low` to `high`. */
  stops: string[]
  low: string
  high: string
}

const STOPS = 9
/** Tints begin at this part of their range: of less, too little shows to tell its colour. */
const LEAST_VISIBLE = 0.2

const css = ([r, g, b, a]: PaletteColour) =>
  `rgba(${r}, ${g}, ${b}, ${Number((a / 255).toFixed(3))})`

function stopsOf(style: MapStyle, from = 0): string[] {
  const palette = paletteOf(style)
  return Array.from({ length: STOPS }, (_, i) =>
    css(palette[Math.round(style.alphaOf(from + (1 - from) * (i / (STOPS - 1))))]!)
  )
}

/** The legend of each map that the engine draws. */
export const LEGENDS = {
  attention: {
    stops: stopsOf(ATTENTION_STYLE, LEAST_VISIBLE),
    low: 'Rarely looked at',
    high: 'Looked at most'
  },
  perception: { stops: stopsOf(PERCEPTION_STYLE), low: 'Not seen at once', high: 'Seen first' },
  hotspots: {
    stops: [css(RING_LIGHT)],
    low: 'Smaller: less attention',
    high: 'Larger: more attention'
  },
  clarity: { stops: stopsOf(CLARITY_STYLE, LEAST_VISIBLE), low: 'Clear', high: 'Cluttered' },
  excitingness: { stops: stopsOf(EXCITINGNESS_STYLE), low: 'Calm', high: 'Exciting' },
  difference: {
    stops: Array.from({ length: STOPS }, (_, i) =>
      css(DIFFERENCE_PALETTE[Math.round((i * (DIFFERENCE_PALETTE.length - 1)) / (STOPS - 1))]!)
    ),
    low: 'Less attention',
    high: 'More attention'
  }
} satisfies Record<string, Legend>
