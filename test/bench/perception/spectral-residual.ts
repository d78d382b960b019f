import { boxFilter } from '../../../src/perception/see/box-filter'
import { gaussianBlur } from '../../../src/perception/see/gaussian-blur'
import type { Pixels } from '../../../src/perception'
import type { Plane } from '../../../src/perception/see/plane'
import { fourier, inverseFourier } from './fourier'

/** Width of the thumbnail and blur of the map, px of it, as in the authors' published code. */
const WIDTH = 64
const BLUR = 2.5

/**
 * Spectral residual (Hou and Zhang 2007), to compare with: what is left of a grey thumbnail when the
 * logarithm of each frequency's amplitude loses the mean of its neighbours. Written for the benchmark, independent
 * of the engine's colour and scaling code.
 */
export function spectralResidual(pixels: Pixels): Plane {
  const { width, height, data } = greyThumbnail(pixels)
  const re = Float64Array.from(data)
  const spectrum = fourier({ width, height, re, im: new Float64Array(re.length) })
  const amplitudes = spectrum.re.map((x, i) => Math.hypot(x, spectrum.im[i]!))
  const logarithms = Float32Array.from(amplitudes, (amplitude) => Math.log(amplitude + 1e-9))
  const means = boxFilter({ width, height, data: logarithms }, 1).data
  // Scaling a frequency to the amplitude exp(residual) keeps its phase.
  const gains = amplitudes.map((amplitude, i) =>
    amplitude > 0 ? Math.exp(logarithms[i]! - means[i]!) / amplitude : 0
  )
  const residual = inverseFourier({
    ...spectrum,
    re: spectrum.re.map((x, i) => x * gains[i]!),
    im: spectrum.im.map((x, i) => x * gains[i]!)
  })
  const energy = Float32Array.from(residual.re, (x, i) => x ** 2 + residual.im[i]! ** 2)
  return gaussianBlur({ width, height, data: energy }, BLUR)
}

/** Mean brightness (Rec. 601) of the pixels whose centre lies in each cell, 0–255. */
function greyThumbnail(pixels: Pixels): Plane {
  const width = Math.min(WIDTH, pixels.width)
  const height = Math.max(1, Math.round((pixels.height * width) / pixels.width))
  const sums = new Float32Array(width * height)
  const counts = new Float32Array(width * height)
  for (let y = 0, at = 0; y < pixels.height; y++) {
    const row = Math.floor(((y + 0.5) * height) / pixels.height) * width
    for (let x = 0; x < pixels.width; x++, at += 4) {
      const cell = row + Math.floor(((x + 0.5) * width) / pixels.width)
      const { data } = pixels
      sums[cell]! += 0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!
      counts[cell]! += 1
    }
  }
  return { width, height, data: sums.map((sum, i) => sum / Math.max(1, counts[i]!)) }
}
