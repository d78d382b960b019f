import { deviation, mean } from '../see/statistics'
import type { Plane } from '../see/plane'
import type { FeaturePlanes } from './features'

/** Added before logarithms, so that nothing counts as little. */
const LITTLE = 0.002

/**
 * Signs that distinguish a page, a poster, a chart and a photograph: hard edges and soft ones, text, white, colour and
 * shape. `largeText` is the part of the picture that large lines of text cover; `width` and `height` are the picture's.
 */
export function kindSigns(
  planes: FeaturePlanes,
  largeText: number,
  { width, height }: { width: number; height: number }
) {
  const average = (name: keyof FeaturePlanes): number => mean(planes[name].data)
  const upright = average('upright steps') + LITTLE
  const middling = average('middling steps')
  return {
    'strong steps over middling ones': Math.log(upright / (middling + 0.01)),
    'hard steps over strong ones': Math.log((average('hard steps') + LITTLE / 2) / upright),
    'level steps over upright ones': Math.log((average('level steps') + LITTLE) / upright),
    'thin strokes': Math.log(average('strokes') + LITTLE / 2),
    'middling steps': middling,
    'even parts': average('even'),
    'cells that are even throughout': partAbove(planes.even, 0.97),
    'lines of text': average('text lines'),
    'variation of lightness': average('lightness variation') / 20,
    'deviation of lightness': deviation(planes.lightness.data) / 20,
    lightness: average('lightness') / 100,
    'light cells': partAbove(planes.lightness, 90),
    'dark cells': 1 - partAbove(planes.lightness, 25),
    chroma: average('chroma') / 20,
    'colourful cells': partAbove(planes.chroma, 30),
    'vivid cells': partAbove(planes.chroma, 50),
    'cells of text': partAbove(planes['text lines'], 0.1),
    'large lines of text': largeText,
    'cells of letters': partAbove(planes['upright steps'], 0.08),
    'cells without middling steps': 1 - partAbove(planes['middling steps'], 0.05),
    'cells with hardly anything even': 1 - partAbove(planes.even, 0.3),
    shape: Math.log(width / height)
  }
}

function partAbove({ data }: Plane, least: number): number {
  let count = 0
  for (const value of data) if (value > least) count++
  return count / data.length
}
