/**
 * Minimum, deciles and maximum over 100 advertisements (Savoias, Saraee, Jalal and Betke 2018),
 * printed by test/bench/perception/fit-ad-visibility.ts.
 */
export const ATTENTION_DECILES = [
  0.01, 0.14, 0.248, 0.301, 0.335, 0.392, 0.441, 0.461, 0.509, 0.58, 0.751
]
export const PERCEPTION_DECILES = [
  0.004, 0.114, 0.236, 0.307, 0.35, 0.4, 0.448, 0.478, 0.516, 0.607, 0.767
]
