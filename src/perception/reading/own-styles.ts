import {
  ATTENTION_STYLE,
  FIRST_ATTENTION_STYLE,
  FIRST_PERCEPTION_STYLE,
  PERCEPTION_STYLE
} from '../pictures/map-styles'
import type { MapStyle } from '../pictures/map-styles'
import type { MapMeaning } from './map-reading'

/** The styles that Glance's own maps of a meaning are drawn in: today's first, then earlier ones kept in files. */
export const OWN_STYLES: Record<MapMeaning, readonly MapStyle[]> = {
  attention: [ATTENTION_STYLE, FIRST_ATTENTION_STYLE],
  perception: [PERCEPTION_STYLE, FIRST_PERCEPTION_STYLE]
}
