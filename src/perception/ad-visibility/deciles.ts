/**
 * Minimum, deciles and maximum over 100 advertisements (Savoias, Saraee, Jalal and Betke 2018),
 * printed by test/bench/perception/fit-ad-visibility.ts.
 */
export const ATTENTION_DECILES = [
  0.009, 0.085, 0.165, 0.228, 0.295, 0.336, 0.37, 0.438, 0.508, 0.573, 0.76
]
export const PERCEPTION_DECILES = [
  0.005, 0.075, 0.153, 0.22, 0.283, 0.331, 0.365, 0.438, 0.525, 0.585, 0.773
]
