import type { Kind } from '../kinds/kinds'
import type { NormedNumber } from './normed-numbers'

interface KindNorms {
  /** How many pictures were measured. */
  count: number
  /** What they are, to follow the count. */
  inWords: string
  /** Lower quartile, mean and upper quartile of each number. */
  numbers: Record<NormedNumber, readonly [low: number, mean: number, high: number]>
}

/**
 * What is usual among pictures of each kind, measured by test/bench/perception/fit-norms.ts. There are no
 * pictures of phones' screens at hand.
 */
export const NORM_TABLE: Record<Kind, KindNorms | null> = {
  // FiWI (Shen and Zhao 2014) and the first screens of EYEVIS (2018).
  desktop: {
    count: 36,
    inWords: 'web pages',
    numbers: {
      clarity: [31.2, 46.4, 59.6],
      excitingness: [33.6, 52.4, 72.4],
      crowding: [0.406, 0.534, 0.652],
      contourCount: [83.5, 115, 140],
      colourCount: [16.3, 26.5, 38.1],
      colourfulness: [28.9, 43.5, 55.8],
      contrast: [19.4, 24.2, 29.7],
      lightness: [54.5, 69.9, 87.4],
      areaOfHalfAttention: [0.187, 0.199, 0.213],
      rivalry: [0.675, 0.784, 0.921],
      left: [0.28, 0.311, 0.342],
      right: [0.161, 0.183, 0.197],
      top: [0.364, 0.401, 0.447],
      bottom: [0.16, 0.181, 0.196]
    }
  },
  // GDI (O'Donovan, Agarwala and Hertzmann 2014) and Savoias (Saraee, Jalal and Betke 2018).
  poster: {
    count: 126,
    inWords: 'posters and advertisements',
    numbers: {
      clarity: [30, 48.4, 65.3],
      excitingness: [35, 54.2, 76.9],
      crowding: [0.396, 0.538, 0.702],
      contourCount: [74, 107, 144],
      colourCount: [17.3, 26.5, 33.3],
      colourfulness: [26.3, 50.1, 66.4],
      contrast: [18.7, 23.1, 27.6],
      lightness: [41.9, 56.6, 76.5],
      areaOfHalfAttention: [0.0715, 0.106, 0.142],
      rivalry: [0.587, 0.677, 0.89],
      left: [0.165, 0.234, 0.299],
      right: [0.171, 0.221, 0.267],
      top: [0.169, 0.243, 0.303],
      bottom: [0.125, 0.17, 0.202]
    }
  },
  // MASSVIS (Borkin et al. 2013).
  chart: {
    count: 69,
    inWords: 'charts',
    numbers: {
      clarity: [41, 54.1, 68.2],
      excitingness: [19.3, 41.4, 59.7],
      crowding: [0.479, 0.594, 0.696],
      contourCount: [73, 106, 136],
      colourCount: [9.86, 16.1, 20.1],
      colourfulness: [24.3, 43.2, 57],
      contrast: [13, 16.7, 19.5],
      lightness: [78.9, 80.2, 91.5],
      areaOfHalfAttention: [0.0758, 0.113, 0.141],
      rivalry: [0.628, 0.714, 0.885],
      left: [0.188, 0.251, 0.309],
      right: [0.162, 0.212, 0.272],
      top: [0.209, 0.249, 0.296],
      bottom: [0.112, 0.173, 0.218]
    }
  },
  // OSIE (Xu et al. 2014) and SUN (Liang et al. 2015), every fourth.
  photograph: {
    count: 147,
    inWords: 'photographs',
    numbers: {
      clarity: [32.6, 46.3, 62.2],
      excitingness: [31.4, 47.7, 64.7],
      crowding: [0.393, 0.543, 0.662],
      contourCount: [78.2, 124, 156],
      colourCount: [17.3, 25.2, 30.7],
      colourfulness: [26.7, 42.7, 55.1],
      contrast: [18, 21.9, 25.4],
      lightness: [42.5, 50, 57.7],
      areaOfHalfAttention: [0.0765, 0.105, 0.127],
      rivalry: [0.576, 0.667, 0.863],
      left: [0.176, 0.24, 0.296],
      right: [0.172, 0.231, 0.292],
      top: [0.118, 0.189, 0.253],
      bottom: [0.0986, 0.162, 0.213]
    }
  },
  phone: null
}
