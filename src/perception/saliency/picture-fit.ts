/** Exponents of the features and of habit, fitted to where people looked. */
export interface PictureFit {
  /** In the order of `PICTURE_FEATURES`. */
  features: readonly number[]
  /** In the order of the terms of `pictureHabit`. */
  habit: readonly number[]
}

/**
 * Fitted by test/bench/perception/fit-picture-density.ts to 364 photographs of OSIE (Xu et al. 2014) and
 * 223 scenes of SUN (Liang et al. 2015).
 */

/** All views of a picture. */
export const ALL_VIEWS: PictureFit = {
  features: [1.617, -0.873, 0.554, 0.69, 0.952, -1.134, -0.661],
  habit: [-2.137, -3.077, -0.271, 0.587]
}

/** A viewer’s first four fixations. */
export const FIRST_VIEWS: PictureFit = {
  features: [1.622, -0.501, 0.542, 0.851, 0.962, -1.276, -0.772],
  habit: [-2.703, -3.742, -0.52, 0.624]
}
