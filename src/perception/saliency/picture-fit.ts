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
  features: [1.502, -0.862, 0.545, 0.72, 0.954, -1.07, -0.664, 0.098],
  habit: [-2.13, -3.052, -0.286, 0.557]
}

/** A viewer’s first four fixations. */
export const FIRST_VIEWS: PictureFit = {
  features: [1.458, -0.472, 0.531, 0.892, 0.969, -1.2, -0.775, 0.129],
  habit: [-2.696, -3.711, -0.54, 0.589]
}
