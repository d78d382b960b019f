import { busiestRegion, layersInRegion } from './busiest-region'
import { clutterDrivers } from './clutter-drivers'
import { isHigh, isLow, isUsual, usualRange } from './compare'
import { layerName } from './layer-name'
import type { Measured } from './measured'
import { inRegion } from './place'
import { about, type Rule } from './rule'
import { count, list, short } from './words'

/** How clear the picture is, and what makes it less so. */
export const CLARITY_RULES: readonly Rule[] = [
  {
    id: 'clear',
    when: (measured) => isHigh(measured, 'clarity'),
    say: (measured) => `That is clearer than usual (${usualRange(measured, 'clarity')}).`
  },
  {
    id: 'cluttered',
    when: (measured) => isLow(measured, 'clarity'),
    say: (measured) => `That is more cluttered than usual (${usualRange(measured, 'clarity')}).`
  },
  {
    id: 'usual clarity',
    when: (measured) => isUsual(measured, 'clarity'),
    say: (measured) => `That is as clear as usual (${usualRange(measured, 'clarity')}).`
  },
  {
    id: 'clutter drivers',
    when: (measured) => clutterDrivers(measured).length > 0,
    say: (measured) =>
      `More than usual: ${list(clutterDrivers(measured).map(({ inWords }) => inWords(measured)))}.`
  },
  about('busiest region', busiestRegion, ({ region, clutter, mean }, measured) => {
    const [there, everywhere] = [Math.round(100 * clutter), Math.round(100 * mean)]
    return `Clutter is densest ${inRegion(region)}: ${there} of 100, against ${everywhere} on average${whatLiesIn(region, measured)}.`
  }),
  {
    id: 'low contrast',
    when: (measured) => isLow(measured, 'contrast'),
    say: (measured) =>
      `Light and dark differ little: lightness varies by ${short(measured.measures.contrast)} around its mean (usual: ${usualRange(measured, 'contrast')}).`
  }
]

/** The end of a sentence about a region: its layers, by number or by name where they are few. */
function whatLiesIn(region: number, measured: Measured): string {
  const layers = layersInRegion(region, measured)
  if (layers.length === 0) return ''
  const named = list(layers.slice(0, 2).map((layer) => layerName(layer, measured)))
  const verb = layers.length > 1 ? 'lie' : 'lies'
  return layers.length > 2
    ? `; ${count(layers.length, 'layer')} lie there, the largest ${named}`
    : `; ${named} ${verb} there`
}
