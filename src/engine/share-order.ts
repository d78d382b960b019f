import { firstScreen, isBelowFold } from '../order/first-screen'
import { type LayerOrder, orderLayers } from '../order/layer-order'
import type { LayerShare } from '../file'
import { layerNames } from './texts/names'

/** Medium and picture, which determine a result's fold; a record has them. */
export type Screen = Parameters<typeof firstScreen>[0]

/** The order of a result's layers, and the only source of their names. Names follow the language. */
export interface ShareOrder extends LayerOrder<LayerShare> {
  /** What each layer is called by itself, in a row. */
  names: { get: (layer: LayerShare) => string | undefined }
  /** What a layer is called in a sentence, its words in quotation marks. */
  nameOf: (layer: LayerShare) => string
  /** The name that its designer gave a layer, where it is called by another; null where it is the same, or has none. */
  ownNameOf: (layer: LayerShare) => string | null
}

/** The one order of a result's layers; as they come, without places, where their attention is not known. */
export function shareOrder(layers: readonly LayerShare[], screen: Screen): ShareOrder {
  const fold = firstScreen(screen)
  const order = orderLayers(layers, ({ box: [, top, , height] }) => isBelowFold(top, height, fold))
  const isKnown = layers.some(({ attention }) => attention !== null)
  const row = (layer: LayerShare): string | undefined => layerNames(layers).get(layer)?.row
  return {
    ...(isKnown
      ? order
      : { ...order, order: layers, places: new Map(), level: [], isBelow: () => false }),
    names: { get: row },
    nameOf: (layer) => layerNames(layers).get(layer)?.said ?? layer.name,
    ownNameOf: (layer) => (layer.found || row(layer) === layer.name ? null : layer.name)
  }
}
