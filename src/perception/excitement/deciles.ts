/**
 * Minimum, deciles and maximum over 100 advertisements (Savoias, Saraee, Jalal and Betke 2018),
 * printed by test/bench/perception/fit-excitingness.ts.
 */
export const COLOURFULNESS_DECILES = [
  0.0, 17.642, 24.533, 31.982, 38.339, 44.565, 50.139, 60.428, 68.898, 84.565, 157.636
]
export const AROUSAL_DECILES = [
  -0.274, -0.213, -0.179, -0.126, -0.1, -0.063, -0.037, -0.017, 0.01, 0.037, 0.307
]
export const CONTRAST_DECILES = [
  7.51, 14.759, 17.321, 19.453, 22.114, 23.808, 25.318, 26.677, 28.18, 30.539, 37.785
]
