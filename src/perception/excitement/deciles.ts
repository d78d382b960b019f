/**
 * Minimum, deciles and maximum over 100 advertisements (Savoias, Saraee, Jalal and Betke 2018),
 * printed by test/bench/perception/fit-excitingness.ts.
 */
export const COLOURFULNESS_DECILES = [
  0.0, 17.724, 24.574, 32.106, 38.598, 44.907, 50.338, 60.56, 68.993, 84.855, 158.427
]
export const AROUSAL_DECILES = [
  -0.274, -0.197, -0.163, -0.099, -0.052, -0.023, 0.002, 0.042, 0.088, 0.155, 0.255
]
export const CONTRAST_DECILES = [
  7.615, 15.004, 17.528, 20.093, 22.483, 24.185, 25.841, 27.093, 28.858, 30.849, 38.127
]
