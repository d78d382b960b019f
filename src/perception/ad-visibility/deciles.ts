/**
 * Minimum, deciles and maximum over 100 advertisements (Savoias, Saraee, Jalal and Betke 2018),
 * printed by test/bench/perception/fit-ad-visibility.ts.
 */
export const ATTENTION_DECILES = [
  0.02015, 0.1669, 0.2052, 0.25, 0.282, 0.3043, 0.3388, 0.3739, 0.4017, 0.4548, 0.6697
]
export const PERCEPTION_DECILES = [
  0.009106, 0.1294, 0.2065, 0.2551, 0.2924, 0.3232, 0.3533, 0.3891, 0.4293, 0.4901, 0.6729
]
