import { scaleColour } from './colour-scales'
import { type MapStyle, tint, veil } from './map-style'

/**
 * Attention: alpha is linear in fixation density. It is no more at the peak than leaves black text on white,
 * or white on black, a contrast of 3 (WCAG 2, large text).
 */
export const ATTENTION_STYLE = tint(153, (part) => scaleColour('heat', part))
/**
 * Perception: what is not seen at once lies in fog. It is about half as light as white, so that light pages darken
 * in it and dark ones lighten, and bluer than greys, so that it differs from them, too.
 */
export const PERCEPTION_STYLE = veil(176, () => [84, 88, 122])
/** Clarity: the more cluttered a place, the deeper its tint. */
export const CLARITY_STYLE = tint(156, (part) => scaleColour('sea', part))
/**
 * Excitingness: what is calm turns grey. No tint, since what makes a place exciting is its colours: they stay
 * what they are.
 */
export const EXCITINGNESS_STYLE = veil(128, () => [112, 112, 116])

const plasma = (part: number) => scaleColour('plasma', part)

/** Styles of attention maps kept in files, latest first. */
export const EARLIER_ATTENTION_STYLES: readonly MapStyle[] = [
  tint(153, (part) => scaleColour('ember', part)),
  tint(192, plasma),
  tint(216, plasma)
]

/** Styles of perception maps kept in files, latest first: a night-blue veil, a slate one, a near-black one. */
export const EARLIER_PERCEPTION_STYLES: readonly MapStyle[] = [
  veil(176, (thickness) => scaleColour('night', thickness)),
  veil(216, (thickness) => scaleColour('slate', thickness)),
  veil(190, () => [10, 12, 28])
]
