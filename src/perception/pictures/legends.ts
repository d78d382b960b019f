import { DIFFERENCE_PALETTE, MOST_ALPHA } from './difference-style'
import { RING_LIGHT } from './hotspot-palette'
import type { PaletteColour } from './indexed-picture'
import { paletteOf } from './map-style'
import type { MapStyle } from './map-style'
import { ATTENTION_STYLE, CLARITY_STYLE, EXCITINGNESS_STYLE, PERCEPTION_STYLE } from './map-styles'

/** The meaning of a map's colours; plain data. */
export interface Legend {
  /** CSS colours, evenly spaced from `low` to `high`. */
  stops: string[]
  low: string
  high: string
}

const STOPS = 9

const css = ([r, g, b, a]: PaletteColour) =>
  `rgba(${r}, ${g}, ${b}, ${Number((a / 255).toFixed(3))})`

const along = (stopAt: (part: number) => PaletteColour) =>
  Array.from({ length: STOPS }, (_, i) => css(stopAt(i / (STOPS - 1))))

/** A map's colours as translucent as it has them: a legend lays them over light and dark, as the map lies over designs. */
function styleStops(style: MapStyle): string[] {
  const palette = paletteOf(style)
  return along((part) => palette[Math.round(style.alphaOf(part))]!)
}

/** As faint as on a design, its colours would hardly show in so little room: here they end opaque. */
function differenceStops(): string[] {
  const last = DIFFERENCE_PALETTE.length - 1
  return along((part) => {
    const [r, g, b, a] = DIFFERENCE_PALETTE[Math.round(part * last)]!
    return [r, g, b, (a * 255) / MOST_ALPHA]
  })
}

/** The legend of each map that the engine draws. */
export const LEGENDS = {
  attention: {
    stops: styleStops(ATTENTION_STYLE),
    low: 'Rarely looked at',
    high: 'Looked at most'
  },
  perception: { stops: styleStops(PERCEPTION_STYLE), low: 'Not seen at once', high: 'Seen first' },
  hotspots: {
    stops: [css(RING_LIGHT)],
    low: 'Smaller: less attention',
    high: 'Larger: more attention'
  },
  clarity: { stops: styleStops(CLARITY_STYLE), low: 'Clear', high: 'Cluttered' },
  excitingness: { stops: styleStops(EXCITINGNESS_STYLE), low: 'Calm', high: 'Exciting' },
  difference: {
    stops: differenceStops(),
    low: 'Less attention',
    high: 'More attention'
  }
} satisfies Record<string, Legend>
