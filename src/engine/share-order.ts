import { firstScreen, isBelowFold } from '../order/first-screen'
import { type LayerOrder, orderLayers } from '../order/layer-order'
import type { LayerShare } from '../file'

/** Medium and picture, which determine a result's fold; a record has them. */
export type Screen = Parameters<typeof firstScreen>[0]

/** The one order of a result's layers; as they come, without places, where their attention is not known. */
export function shareOrder(layers: readonly LayerShare[], screen: Screen): LayerOrder<LayerShare> {
  const fold = firstScreen(screen)
  const order = orderLayers(layers, ({ box: [, top, , height] }) => isBelowFold(top, height, fold))
  const isKnown = layers.some(({ attention }) => attention !== null)
  return isKnown
    ? order
    : { ...order, order: layers, places: new Map(), level: false, isBelow: () => false }
}
