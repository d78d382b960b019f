/**
 * Minimum, deciles and maximum over 100 advertisements (Savoias, Saraee, Jalal and Betke 2018),
 * printed by test/bench/perception/fit-excitingness.ts.
 */
export const COLOURFULNESS_DECILES = [
  0.0, 17.724, 24.574, 32.106, 38.598, 44.907, 50.338, 60.56, 68.993, 84.855, 158.427
]
export const AROUSAL_DECILES = [
  -0.274, -0.197, -0.158, -0.094, -0.048, -0.007, 0.019, 0.055, 0.117, 0.178, 0.258
]
export const CONTRAST_DECILES = [
  7.615, 15.004, 17.528, 20.093, 22.483, 24.185, 25.841, 27.093, 28.858, 30.849, 38.127
]
