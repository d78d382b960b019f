import type { LayerNode, LayerShare } from '../../file'
import type { VisibleShares } from '../../perception'
import type { Fold } from './fold/fold-layers'
import type { MeasuredLayers } from './measure'

/** More are not listed: nobody reads on, and the file's entry has a limit. */
const MOST_LISTED = 300
/** A layer of which no more than this part is visible lies hidden below others. */
const HIDDEN = 0.02

/** The layers that are visible, strongest first; what is not listed is added to the rest. */
export function listLayers(
  nodes: readonly LayerNode[],
  { layers }: Fold,
  { owners, rest }: VisibleShares
): Pick<MeasuredLayers, 'layers' | 'total' | 'rest'> {
  const visible: LayerShare[] = []
  layers.forEach(({ node: order, name, kind, label }, i) => {
    const { box, area, drawn, attention, perception } = owners[i]!
    const { id, type } = nodes[order]!
    if (box === null || area <= HIDDEN * drawn) return
    const written = label === '' || label === name ? {} : { label }
    visible.push({ id, name, ...written, type, kind, order, box, area, attention, perception })
  })
  visible.sort(byStrength)
  const listed = visible.slice(0, MOST_LISTED)
  return { layers: listed, total: visible.length, rest: restOf(listed, rest) }
}

function byStrength(one: LayerShare, other: LayerShare): number {
  return (
    (other.attention ?? 0) - (one.attention ?? 0) ||
    (other.perception ?? 0) - (one.perception ?? 0) ||
    other.area - one.area ||
    one.order - other.order
  )
}

/** What the listed layers leave of the whole. */
function restOf(
  listed: readonly LayerShare[],
  rest: VisibleShares['rest']
): MeasuredLayers['rest'] {
  const left = (of: (share: LayerShare) => number | null, own: number | null): number | null =>
    own === null ? null : Math.max(0, 1 - listed.reduce((sum, share) => sum + (of(share) ?? 0), 0))
  return {
    area: left(({ area }) => area, rest.area) ?? 0,
    attention: left(({ attention }) => attention, rest.attention),
    perception: left(({ perception }) => perception, rest.perception)
  }
}
