import { scaleColour } from './colour-scales'
import { tint, veil } from './map-style'

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
