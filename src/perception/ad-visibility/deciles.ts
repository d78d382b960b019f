/**
 * Minimum, deciles and maximum over 100 advertisements (Savoias, Saraee, Jalal and Betke 2018),
 * printed by test/bench/perception/fit-ad-visibility.ts.
 */
export const ATTENTION_DECILES = [
  0.02003, 0.1652, 0.2, 0.2517, 0.2851, 0.2974, 0.3381, 0.3745, 0.4061, 0.4535, 0.6683
]
export const PERCEPTION_DECILES = [
  0.009122, 0.1327, 0.2044, 0.2522, 0.2899, 0.3254, 0.3495, 0.3908, 0.4282, 0.4905, 0.6711
]
