import { busiestRegion, layersInRegion } from './busiest-region'
import { clarityBand } from './clarity-words'
import type { Find } from './finding'
import { layerName } from './layer-name'
import { regionName } from './place'
import { list } from './words'

/** Where to thin out a cluttered picture. */
export const CLUTTER_FINDING: Find = (measured) => {
  if (clarityBand(measured) !== 'cluttered') return null
  const busiest = busiestRegion(measured)
  if (!busiest) return null
  const layers = layersInRegion(busiest.region, measured).slice(0, 2)
  const what =
    layers.length > 0 ? `, around ${list(layers.map((layer) => layerName(layer, measured)))}` : ''
  const [there, everywhere] = [busiest.clutter, busiest.mean].map((part) => Math.round(100 * part))
  return {
    title: `Thin out ${regionName(busiest.region)}${what}`,
    reason: `Clutter is ${there} of 100 there, ${everywhere} on average.`,
    layers
  }
}
