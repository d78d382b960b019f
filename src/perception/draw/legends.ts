import { DIFFERENCE_PALETTE, MOST_ALPHA } from './difference-style'
import { RING_LIGHT } from './hotspot-palette'
import type { PaletteColour } from '../../images/pixels'
import {
  ATTENTION_STYLE,
  CLARITY_STYLE,
  EXCITINGNESS_STYLE,
  paletteOf,
  PERCEPTION_STYLE,
  type MapStyle
} from './map-style'

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

/** Each map's colours as CSS has them, evenly spaced from its lowest value to its highest. */
export const LEGENDS = {
  attention: styleStops(ATTENTION_STYLE),
  perception: styleStops(PERCEPTION_STYLE),
  hotspots: [css(RING_LIGHT)],
  clarity: styleStops(CLARITY_STYLE),
  excitingness: styleStops(EXCITINGNESS_STYLE),
  difference: differenceStops()
}
