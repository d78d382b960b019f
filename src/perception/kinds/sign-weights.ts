import type { SignWeights } from './recognise'

/* Fitted by test/bench/perception/fit-kinds.ts, which writes the numbers and says to what. */
export const SIGN_WEIGHTS: SignWeights = {
  page: [
    -1.721, -1.551, 5.449, -0.424, 0.771, -18.851, 23, -15.968, 9.57, 4.257, 0.913, -4.047, 0.551
  ],
  poster: [
    -0.468, -0.211, -0.32, -1.556, -1.156, 7.104, -15.674, 11.662, 13.848, 1.06, 0.516, 2.732,
    -0.807
  ],
  chart: [-0.759, 2.564, -0.934, 1.918, 0.617, 10.242, 7.563, -1.877, 26.25, -3.076, 0.892, 0.1, 0],
  photograph: [
    2.948, -0.803, -4.194, 0.063, -0.231, 1.505, -14.889, 6.184, -49.668, -2.24, -2.321, 1.215,
    0.256
  ]
}
