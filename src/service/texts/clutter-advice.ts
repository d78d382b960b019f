import { busiestRegion, layersInRegion } from './busiest-region'
import { clutterDrivers } from './clutter-drivers'
import { isLow, usualRange } from './compare'
import type { Measured } from './measured'
import { inRegion, regionName } from './place'
import type { Rule } from './rule'
import { count } from './words'
import { withinBrand } from './within-brand'

/** Fewer layers in a region are no cause of its clutter. */
const MANY = 3

/** Where to thin out, and what: said of pictures that are more cluttered than most. */
export const CLUTTER_ADVICE: Rule = {
  id: 'clutter',
  when: (measured) => isLow(measured, 'clarity'),
  say: (measured, brief) => {
    const [driver] = clutterDrivers(measured)
    const busiest = busiestRegion(measured)
    const title = busiest ? `Thin out ${regionName(busiest.region)}` : 'Reduce clutter'
    const cause = driver ? ` What stands out is ${driver.inWords(measured)}.` : ''
    const advice = driver?.advice ?? 'Remove what the design can do without.'
    return `**${title}.** Clarity is ${Math.round(measured.clarity)} of 100 (usual: ${usualRange(measured, 'clarity')}).${where(measured)}${cause} ${advice}${withinBrand(brief, advice)}`
  }
}

function where(measured: Measured): string {
  const busiest = busiestRegion(measured)
  if (!busiest) return ''
  const { region, clutter, mean } = busiest
  const [there, everywhere] = [Math.round(100 * clutter), Math.round(100 * mean)]
  const inside = layersInRegion(region, measured).length
  const layers = inside >= MANY ? `, and ${count(inside, 'layer')} lie there` : ''
  return ` Clutter is densest ${inRegion(region)} (${there} of 100, against ${everywhere} on average)${layers}.`
}
