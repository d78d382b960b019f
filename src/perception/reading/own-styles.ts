import { EARLIER_ATTENTION_STYLES, EARLIER_PERCEPTION_STYLES } from '../pictures/earlier-styles'
import type { MapStyle } from '../pictures/map-style'
import { ATTENTION_STYLE, PERCEPTION_STYLE } from '../pictures/map-styles'
import type { MapMeaning } from './map-reading'

/** The styles that Glance's own maps of a meaning are drawn in: today's first, then earlier ones kept in files. */
export const OWN_STYLES: Record<MapMeaning, readonly MapStyle[]> = {
  attention: [ATTENTION_STYLE, ...EARLIER_ATTENTION_STYLES],
  perception: [PERCEPTION_STYLE, ...EARLIER_PERCEPTION_STYLES]
}
