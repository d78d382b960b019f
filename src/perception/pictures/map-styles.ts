import { scaleColour } from './colour-scales'
import { tint, veil } from './map-style'

/**
 * Attention: alpha is linear in fixation density. It is no more at the peak than leaves black text on white,
 * or white on black, a contrast of 3 (WCAG 2, large text).
 */
export const ATTENTION_STYLE = tint(153, (part) => scaleColour('ember', part))
/**
 * Perception: what is not seen at once lies in the dark. On light designs the page darkens, on dark ones the
 * texts and pictures do, and nothing gets lighter that is not seen; a faint violet glow where it clears lets
 * the edge show on a black design, too.
 */
export const PERCEPTION_STYLE = veil(176, (thickness) => scaleColour('night', thickness))
/** Clarity: the more cluttered a place, the deeper its tint. */
export const CLARITY_STYLE = tint(156, (part) => scaleColour('water', part))
/**
 * Excitingness: what is calm turns grey. No tint, since what makes a place exciting is its colours: they stay
 * what they are.
 */
export const EXCITINGNESS_STYLE = veil(160, () => [64, 64, 70])
