import { firstScreen } from '../../order/first-screen'
import type { LayerOrder } from '../../order/layer-order'
import type { LayerShare } from '../../file'
import { layerName } from './layer-name'
import type { MeasuredLayer } from './measured-layer'
import { goalAnswer, targetOf, type Target } from './goal-actions'
import { unescaped } from './spelling'
import { type Screen, shareOrder } from '../share-order'

/** A design with layers to judge. */
export interface Design extends Screen {
  layers: readonly LayerShare[]
  /** Id of the layer that the designer marked; null when none is. */
  marked: string | null
  /** The design's goal in the designer's words; empty when not given. */
  goal: string
}

export interface Judgement extends LayerOrder<LayerShare> {
  /** The layer that should lead: marked, named by the goal, or the recognised main action. */
  action: { layer: LayerShare; by: Target['by'] } | null
  /** True where the goal names an action that no button does. */
  isGoalUnanswered: boolean
  /** A layer's name in sentences, in quotation marks where it has one of its own. */
  nameOf: (layer: LayerShare) => string
}

/** Verdict on layers by their shares, by the rules and in the words of the engine's own texts. */
export function judgeLayers({ picture, medium, layers: shares, marked, goal }: Design): Judgement {
  const shareOf = new Map<MeasuredLayer, LayerShare>()
  const layers = shares.map((share) => {
    const layer = toMeasured(share, share.id === marked)
    shareOf.set(layer, share)
    return layer
  })
  // Without a picture's regions nothing is said of clutter.
  const measured = {
    picture,
    fold: firstScreen({ medium, picture }),
    layers,
    hotspots: [],
    regions: [],
    clarity: 100,
    usual: null,
    tooLittle: null
  }
  const target = targetOf(measured, { goal })
  const action = target && shareOf.get(target.layer)
  return {
    ...shareOrder(shares, { picture, medium }),
    action: target && action ? { layer: action, by: target.by } : null,
    isGoalUnanswered: goalAnswer(measured, goal).isUnanswered,
    nameOf: (share) => {
      const layer = layers[shares.indexOf(share)]
      return layer === undefined ? share.name : unescaped(layerName(layer, measured))
    }
  }
}

/** A layer as texts are written about it. */
export function toMeasured(share: LayerShare, isMainAction: boolean): MeasuredLayer {
  const { name, label, group, kind, area, attention, perception, look, found } = share
  const [x, y, width, height] = share.box
  return {
    name,
    ...(label !== undefined && { label }),
    ...(group !== undefined && { group }),
    ...(found !== undefined && { found }),
    kind,
    area,
    attention: attention ?? 0,
    perception: perception ?? 0,
    box: { x, y, width, height },
    isMainAction,
    ...(look && { look })
  }
}
