/**
 * Minimum, deciles and maximum over 100 advertisements (Savoias, Saraee, Jalal and Betke 2018),
 * printed by test/bench/perception/fit-ad-visibility.ts.
 */
export const ATTENTION_DECILES = [
  0.013, 0.085, 0.15, 0.224, 0.275, 0.337, 0.372, 0.435, 0.476, 0.579, 0.752
]
export const PERCEPTION_DECILES = [
  0.005, 0.07, 0.145, 0.225, 0.287, 0.333, 0.373, 0.447, 0.501, 0.602, 0.777
]
