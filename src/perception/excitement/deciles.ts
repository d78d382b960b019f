/**
 * Minimum, deciles and maximum over 100 advertisements (Savoias, Saraee, Jalal and Betke 2018),
 * printed by test/bench/perception/fit-excitingness.ts.
 */
export const COLOURFULNESS_DECILES = [
  0.0, 17.675, 24.533, 32.011, 38.393, 44.663, 50.183, 60.467, 68.898, 84.565, 157.935
]
export const AROUSAL_DECILES = [
  -0.274, -0.213, -0.179, -0.126, -0.1, -0.063, -0.037, -0.017, 0.01, 0.037, 0.307
]
export const CONTRAST_DECILES = [
  7.509, 14.758, 17.389, 19.611, 22.189, 23.849, 25.388, 26.708, 28.315, 30.584, 37.875
]
