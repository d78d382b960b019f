import { RING_LIGHT } from './hotspot-palette'
import type { PaletteColour } from '../../images/pixels'
import { differencePalette, type StyledMap, styleOf, type Veil } from './map-style'

const STOPS = 9

/** Maps that have a legend. */
export type LegendMap = StyledMap | 'hotspots' | 'difference'

/**
 * A map's colours as CSS has them, evenly spaced from its lowest value to its highest. They are as translucent as in the
 * map: a legend lays them over light and dark, as the map lies over designs.
 */
export function legendOf(map: LegendMap, veil: Veil = 'dark'): string[] {
  const palette = paletteOf(map, veil)
  const last = palette.length - 1
  return Array.from({ length: STOPS }, (_, i) =>
    css(palette[Math.round((i / (STOPS - 1)) * last)]!)
  )
}

function paletteOf(map: LegendMap, veil: Veil): readonly PaletteColour[] {
  if (map === 'hotspots') return [RING_LIGHT]
  if (map === 'difference') return differencePalette(veil)
  const { palette, levelOf } = styleOf(map, veil)
  return levelOf(0) < levelOf(1) ? palette : [...palette].reverse()
}

function css([r, g, b, a]: PaletteColour): string {
  return `rgba(${r}, ${g}, ${b}, ${Number((a / 255).toFixed(3))})`
}
