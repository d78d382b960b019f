import { labOf } from '../colour/lab'
import type { Rgb } from '../colour/rgb'
import type { Pixels } from '../pixels'
import { plane } from '../plane'
import type { Steps } from '../steps'
import { colourSamples, nextCore, takeColour } from './colour-samples'
import type { DominantColour } from './measures'
import { samplePixels } from './sample-pixels'

/** Pixels that are looked at, about. */
const SAMPLES = 144 * 144
const MOST_COLOURS = 5
const LEAST_SHARE = 0.004

/**
 * Up to five colours of a picture, each with the part of it that it fills: of the pixels, those within
 * 3 CIELAB units of it, each counted once, for the colour that was named first. A colour named is one that the
 * picture has: the commonest within the fullest bin of RGB space, of the pixels not counted before, or its
 * middle where none is common. The shares need not add up to 1: gradients, photographs and soft edges go from
 * colour to colour.
 */
export function* dominantColours(pixels: Pixels): Steps<DominantColour[]> {
  const colours = samplePixels(pixels, SAMPLES)
  yield
  const lab = yield* labOf(channels(colours))
  yield
  const samples = colourSamples(colours, lab)
  const found: DominantColour[] = []
  while (found.length < MOST_COLOURS) {
    const core = nextCore(samples)
    if (core < 0) break
    found.push({ hex: hexOf(colours[core]!), share: takeColour(samples, core) / colours.length })
  }
  return found
    .filter(({ share }) => share >= LEAST_SHARE)
    .sort((one, other) => other.share - one.share)
}

function channels(colours: Int32Array): Rgb {
  const { length } = colours
  const rgb = { r: plane(length, 1), g: plane(length, 1), b: plane(length, 1) }
  for (let i = 0; i < length; i++) {
    rgb.r.data[i] = colours[i]! >> 16
    rgb.g.data[i] = (colours[i]! >> 8) & 255
    rgb.b.data[i] = colours[i]! & 255
  }
  return rgb
}

function hexOf(colour: number): string {
  return `#${colour.toString(16).padStart(6, '0')}`
}
