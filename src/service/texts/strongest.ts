import { layerWithShare } from './layer-name'
import { layersOf } from './layer-ranks'
import type { Measured } from './measured'
import { strongestSpots } from './spots'
import { list } from './words'

/** What draws the most attention: up to three layers, or hotspots where no layers are known. */
export function strongest(measured: Measured): string {
  const layers = layersOf(measured).slice(0, 3)
  if (layers.length === 0) return strongestSpots(measured)
  return list(layers.map((layer) => layerWithShare(layer, measured)))
}
