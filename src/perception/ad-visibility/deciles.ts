/**
 * Minimum, deciles and maximum over 100 advertisements (Savoias, Saraee, Jalal and Betke 2018),
 * printed by test/bench/perception/fit-ad-visibility.ts.
 */
export const ATTENTION_DECILES = [
  0.02195, 0.1527, 0.207, 0.252, 0.2845, 0.3017, 0.3283, 0.365, 0.3912, 0.4364, 0.6325
]
export const PERCEPTION_DECILES = [
  0.005657, 0.1373, 0.1958, 0.2608, 0.2994, 0.3282, 0.3418, 0.3842, 0.4255, 0.4584, 0.656
]
