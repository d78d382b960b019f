import { DIFFERENCE_PALETTE } from '../difference/difference-style'
import { HOTSPOT_TINT } from './hotspot-palette'
import type { PaletteColour } from './indexed-picture'
import {
  ATTENTION_STYLE,
  CLARITY_STYLE,
  EXCITINGNESS_STYLE,
  PERCEPTION_STYLE,
  paletteOf
} from './map-styles'
import type { MapStyle } from './map-styles'

/** What the colours of a map mean; plain data. */
export interface Legend {
  /** CSS colours, evenly spaced from `low` to `high`. */
  stops: string[]
  low: string
  high: string
}

const STOPS = 9

const css = ([r, g, b, a]: PaletteColour) =>
  `rgba(${r}, ${g}, ${b}, ${Number((a / 255).toFixed(3))})`

function stopsOf(style: MapStyle): string[] {
  const palette = paletteOf(style)
  return Array.from({ length: STOPS }, (_, i) =>
    css(palette[Math.round(style.alphaOf(i / (STOPS - 1)))]!)
  )
}

/** The legend of each map that the engine draws. */
export const LEGENDS = {
  attention: { stops: stopsOf(ATTENTION_STYLE), low: 'Rarely looked at', high: 'Looked at most' },
  perception: { stops: stopsOf(PERCEPTION_STYLE), low: 'Not seen at once', high: 'Seen first' },
  hotspots: {
    stops: [css(HOTSPOT_TINT)],
    low: 'Smaller: less attention',
    high: 'Larger: more attention'
  },
  clarity: { stops: stopsOf(CLARITY_STYLE), low: 'Clear', high: 'Cluttered' },
  excitingness: { stops: stopsOf(EXCITINGNESS_STYLE), low: 'Calm', high: 'Exciting' },
  difference: {
    stops: Array.from({ length: STOPS }, (_, i) =>
      css(DIFFERENCE_PALETTE[Math.round((i * (DIFFERENCE_PALETTE.length - 1)) / (STOPS - 1))]!)
    ),
    low: 'Less attention',
    high: 'More attention'
  }
} satisfies Record<string, Legend>
