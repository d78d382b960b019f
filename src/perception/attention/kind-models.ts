import type { Kind } from './kinds'
import { SIGHT_WEIGHTS } from './sight-weights'
import { sighted } from './sighted'

/** Weights that make a density of a picture's features and of the habit of looking. */
export interface ViewModel {
  /** Exponents, in the order of `FEATURES`. */
  features: readonly number[]
  /** Exponents of the features blurred by each of `SURROUNDINGS`: what lies around a place. Only for some kinds. */
  around?: readonly (readonly number[])[]
  /** Weights of what the backbone makes of a place. Only for kinds that gain by it. */
  sight?: readonly number[]
  /** Weights of `placeTerms`. */
  places: readonly number[]
}

/** The models of one kind of picture. */
export interface KindModel {
  /** All views. */
  all: ViewModel
  /** The first ones: about the first second. */
  first: ViewModel
}

/** A model of both views, which differ in their places alone. */
export function bothViews(all: ViewModel, firstPlaces: readonly number[]): KindModel {
  return { all, first: { ...all, places: firstPlaces } }
}

export type KindModels = Record<Kind, KindModel>

/* Fitted by test/bench/perception/fit-kinds.ts, which writes the numbers and says to what. */
const UNSIGHTED_MODELS: KindModels = {
  desktop: bothViews(
    {
      features: [
        0.502, -0.192, 0.079, 0.127, 0.29, -0.538, 0.375, 0.528, -0.547, 0.252, 0.515, 0.147, 0.316,
        0.049, 0.417, 0.204, -0.486, -0.077, 0
      ],
      around: [
        [
          -0.099, 0, 0.12, -0.055, 0.053, -0.037, -0.035, 0.087, 0.03, -0.012, 0.112, 0.083, -0.02,
          -0.04, 0.038, 0.01, -0.055, -0.018, 0.027
        ],
        [
          -0.026, 0.021, 0.149, 0.039, 0.037, 0.004, -0.018, 0.096, -0.013, -0.027, 0.042, 0.011,
          -0.038, 0.084, 0.016, -0.121, -0.02, 0.004, 0.071
        ]
      ],
      places: [
        0.366, -0.093, -0.019, 0.8, 0.26, 0.086, 0.068, -0.058, 0.003, 0.176, -0.029, 0.091, 0.015,
        0.011, 0.041, -1.6, -0.879, -0.912, -1.061
      ]
    },
    [
      1.421, -0.624, -0.092, 1.579, 0.612, 0.165, 0.131, -0.201, -0.212, 0.622, -0.147, -0.157,
      0.037, 0.028, -0.013, -1.162, -0.891, -0.481, -0.577
    ]
  ),
  phone: bothViews(
    {
      features: [
        0.211, -0.077, 0.048, 0.061, 0.112, -0.198, 0.154, 0.213, -0.197, 0.102, 0.22, 0.079, 0.128,
        0.029, 0.163, 0.074, -0.193, -0.028, 0.01
      ],
      places: [
        0.723, -0.132, -0.062, 0.599, 0.102, -0.038, 0.012, -0.188, -0.013, 0.1, 0.069, 0.027,
        -0.066, -0.043, -0.045, -0.992, -0.176, -0.647, -0.692
      ]
    },
    [
      1.119, -0.136, -0.081, 0.863, 0.09, -0.012, 0.042, -0.341, 0.007, 0.198, 0.048, 0.05, -0.208,
      0.048, -0.083, -0.92, 0.129, -0.421, -0.436
    ]
  ),
  poster: bothViews(
    {
      features: [
        0.697, -0.141, 0.187, 0.245, 0.264, -0.403, 0.399, 0.568, -0.58, 0.148, 0.516, 0.135, 0.186,
        0.134, 0.403, 0.119, -0.358, -0.001, 0.004
      ],
      places: [
        0.238, -0.048, -0.02, 0.094, 0.047, -0.085, -0.006, -0.089, 0.058, 0.089, 0.056, 0.005,
        0.011, -0.004, 0.01, -0.572, -0.376, -0.426, -0.432
      ]
    },
    [
      0.77, -0.17, -0.008, 0.822, 0.15, -0.011, 0.027, -0.406, -0.004, 0.1, 0.032, 0.027, -0.03,
      0.13, -0.03, -0.619, -0.163, 0.08, 0.09
    ]
  ),
  chart: bothViews(
    {
      features: [
        0.597, -0.177, 0.104, 0.107, 0.183, -0.462, 0.374, 0.594, -0.498, 0.21, 0.565, 0.163, 0.354,
        -0.026, 0.457, 0.23, -0.465, -0.085, -0.017
      ],
      places: [
        0.483, 0.347, 0.068, 0.179, 0.013, 0.017, -0.001, 0.115, -0.073, 0, -0.021, 0.005, -0.02,
        -0.026, 0.01, -0.24, -0.409, -0.408, -0.377
      ]
    },
    [
      1.015, 0.225, 0.08, 0.907, 0.115, 0.091, 0.031, -0.201, -0.135, 0.011, -0.046, 0.027, -0.061,
      0.107, -0.03, -0.288, -0.196, 0.098, 0.145
    ]
  ),
  photograph: {
    all: {
      features: [
        1.665, -1, 0.454, 0.669, 0.778, -0.221, -0.379, 0.09, -0.494, -0.076, 0.466, 0.042, 0.305,
        0.157, 0.382, 0.093, -0.703, -0.086, 0.086
      ],
      places: [
        0.235, -0.556, -0.05, -0.05, 0.02, 0.067, -0.017, -0.398, -0.026, 0.204, 0.009, -0.041,
        0.034, 0.015, 0.018, -0.429, -0.548, -0.099, -0.515
      ]
    },
    first: {
      features: [
        1.62, -0.542, 0.536, 0.802, 0.771, -0.677, -0.28, 0.431, -0.417, -0.046, 0.392, 0.028,
        0.259, 0.236, 0.415, 0.103, -0.745, -0.081, 0.119
      ],
      places: [
        0.492, -0.712, -0.014, 0.076, 0.073, 0.073, -0.008, -0.507, -0.043, 0.285, 0.02, -0.077,
        0.101, 0.006, 0.054, -0.457, -0.691, -0.3, -0.536
      ]
    }
  }
}

export const KIND_MODELS: KindModels = sighted(UNSIGHTED_MODELS, SIGHT_WEIGHTS)
