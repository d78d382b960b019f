import { deviation, mean } from '../see/statistics'
import type { Plane } from '../see/plane'
import type { FeaturePlanes } from './features'

/** Added before logarithms, so that nothing counts as little. */
const LITTLE = 0.002

/** Numbers that the kind of a picture is recognised by, in the order of `KIND_SIGNS`. */
export const KIND_SIGNS = [
  'strong steps over middling ones',
  'hard steps over strong ones',
  'level steps over upright ones',
  'thin strokes',
  'middling steps',
  'even parts',
  'cells that are even throughout',
  'lines of text',
  'variation of lightness',
  'deviation of lightness',
  'lightness',
  'light cells',
  'dark cells',
  'chroma',
  'colourful cells',
  'vivid cells',
  'cells of text',
  'large lines of text',
  'cells of letters',
  'cells without middling steps',
  'cells with hardly anything even',
  'shape'
] as const

/**
 * Signs that distinguish a page, a poster, a chart and a photograph: hard edges and soft ones, text, white, colour and
 * shape. `largeText` is the part of the picture that large lines of text cover; `width` and `height` are the picture's.
 */
export function kindSigns(
  planes: FeaturePlanes,
  largeText: number,
  { width, height }: { width: number; height: number }
): number[] {
  const average = (name: keyof FeaturePlanes): number => mean(planes[name].data)
  const upright = average('upright steps') + LITTLE
  const middling = average('middling steps')
  return [
    Math.log(upright / (middling + 0.01)),
    Math.log((average('hard steps') + LITTLE / 2) / upright),
    Math.log((average('level steps') + LITTLE) / upright),
    Math.log(average('strokes') + LITTLE / 2),
    middling,
    average('even'),
    partAbove(planes.even, 0.97),
    average('text lines'),
    average('lightness variation') / 20,
    deviation(planes.lightness.data) / 20,
    average('lightness') / 100,
    partAbove(planes.lightness, 90),
    1 - partAbove(planes.lightness, 25),
    average('chroma') / 20,
    partAbove(planes.chroma, 30),
    partAbove(planes.chroma, 50),
    partAbove(planes['text lines'], 0.1),
    largeText,
    partAbove(planes['upright steps'], 0.08),
    1 - partAbove(planes['middling steps'], 0.05),
    1 - partAbove(planes.even, 0.3),
    Math.log(width / height)
  ]
}

function partAbove({ data }: Plane, least: number): number {
  let count = 0
  for (const value of data) if (value > least) count++
  return count / data.length
}
