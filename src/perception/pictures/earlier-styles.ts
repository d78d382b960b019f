import { scaleColour } from './colour-scales'
import { tint, veil } from './map-style'
import type { MapStyle } from './map-style'

const plasma = (part: number) => scaleColour('plasma', part)

/** What attention maps kept in files may be drawn in, latest first. */
export const EARLIER_ATTENTION_STYLES: readonly MapStyle[] = [
  tint(153, (part) => scaleColour('ember', part)),
  tint(192, plasma),
  tint(216, plasma)
]

/** What perception maps kept in files may be drawn in, latest first: a night-blue veil, a slate one, a near-black one. */
export const EARLIER_PERCEPTION_STYLES: readonly MapStyle[] = [
  veil(176, (thickness) => scaleColour('night', thickness)),
  veil(216, (thickness) => scaleColour('slate', thickness)),
  veil(190, () => [10, 12, 28])
]
