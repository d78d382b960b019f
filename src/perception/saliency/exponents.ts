/** What makes a density of the features and of habit. */
export interface Exponents {
  /** In the order of `FEATURES`. */
  features: readonly number[]
  /** Weights of the terms of `pictureHabit`. */
  habit: readonly number[]
}

/**
 * Fitted by test/bench/perception/fit-salience.ts to 364 photographs of OSIE (Xu et al. 2014) and
 * 223 scenes of SUN (Liang et al. 2015).
 */

/** All views of a picture. */
export const ALL_VIEWS: Exponents = {
  features: [1.505, -0.879, 0.544, 0.725, 0.954, -1.061, -0.665, 0.097],
  habit: [-2.133, -3.057, -0.287, 0.559]
}

/** A viewer’s first four fixations. */
export const FIRST_VIEWS: Exponents = {
  features: [1.461, -0.486, 0.53, 0.897, 0.969, -1.193, -0.776, 0.128],
  habit: [-2.699, -3.717, -0.542, 0.592]
}
