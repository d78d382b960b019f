import type { LayerShare } from '../../file'
// The files themselves, not the folder's index: the panel must not carry the service beside its Worker.
import { findingsOf } from '../../service/texts/findings'
import { layerName } from '../../service/texts/layer-name'
import type { MeasuredLayer } from '../../service/texts/measured-layer'
import { byFirstViews, layersOf } from '../../service/texts/ranks'
import { targetOf } from '../../service/texts/target'
import { unescaped } from '../../service/texts/spelling'

/** What is known of a design when its layers are judged. */
export interface Design {
  /** Px. */
  picture: { width: number; height: number }
  layers: readonly LayerShare[]
  /** Id of the layer that the designer marked; null when none is. */
  marked: string | null
  /** What the design should achieve, in the designer's words; empty when nobody said. */
  goal: string
}

/** Something to change: what, why, and the layers it is about. */
export interface Fix {
  title: string
  reason: string
  layers: readonly LayerShare[]
}

export interface Judgement {
  /** Layers in the order in which people see them; by attention where first looks are not known. */
  order: readonly LayerShare[]
  /** The layer that should lead: marked, named by the goal, or the main action as far as it can be told. */
  action: { layer: LayerShare; by: 'mark' | 'goal' | 'itself' } | null
  /** At most three, most telling first. */
  fixes: readonly Fix[]
  /** What sentences call a layer, in quotation marks where somebody gave it a name. */
  nameOf: (layer: LayerShare) => string
}

/** What follows from layers and their shares, by the rules and in the words of the engine's own texts. */
export function judgeLayers({ picture, layers: shares, marked, goal }: Design): Judgement {
  const shareOf = new Map<MeasuredLayer, LayerShare>()
  const layers = shares.map((share) => {
    const layer = toMeasured(share, share.id === marked)
    shareOf.set(layer, share)
    return layer
  })
  const own = (list: readonly MeasuredLayer[]): LayerShare[] =>
    list.flatMap((layer) => shareOf.get(layer) ?? [])
  // Without a picture's regions nothing is said of clutter.
  const measured = {
    picture,
    layers,
    hotspots: [],
    regions: [],
    clarity: 100,
    usual: null,
    tooLittle: null
  }
  const seen = byFirstViews(measured)
  const target = targetOf(measured, { goal })
  const [action] = target ? own([target.layer]) : []
  return {
    order: own(seen.length > 0 ? seen : layersOf(measured)),
    action: target && action ? { layer: action, by: target.by } : null,
    fixes: findingsOf(measured, { goal }).map((finding) => ({
      title: unescaped(finding.title),
      reason: unescaped(finding.reason),
      layers: own(finding.layers)
    })),
    nameOf: (share) => {
      const layer = layers[shares.indexOf(share)]
      return layer === undefined ? share.name : unescaped(layerName(layer, measured))
    }
  }
}

function toMeasured(share: LayerShare, isPrimary: boolean): MeasuredLayer {
  const { name, label, kind, area, attention, perception, look } = share
  const [x, y, width, height] = share.box
  return {
    name,
    ...(label !== undefined && { label }),
    kind,
    area,
    attention: attention ?? 0,
    perception: perception ?? 0,
    box: { x, y, width, height },
    isPrimary,
    ...(look && { look })
  }
}
