import type { LayerNode, LayerShare } from '../../file'
import { isShown, type VisibleShares } from '../../perception'
import type { Fold } from './fold/fold-layers'
import { hasRealName } from './fold/real-name'
import type { MeasuredLayers } from './measure'

/** More are not listed: nobody reads on, and the file's entry has a limit. */
const MOST_LISTED = 300

/** The layers that are visible, strongest first; what is not listed is added to the rest. */
export function listLayers(
  nodes: readonly LayerNode[],
  { layers }: Fold,
  { owners, rest }: VisibleShares
): Pick<MeasuredLayers, 'layers' | 'total' | 'rest'> {
  const visible: LayerShare[] = []
  const named = new Map<string, number>()
  for (const { name } of layers) named.set(name, (named.get(name) ?? 0) + 1)
  layers.forEach(({ node: order, name, kind, label }, i) => {
    const { box, area, attention, perception } = owners[i]!
    const { id, type } = nodes[order]!
    if (box === null || !isShown(owners[i]!)) return
    const group = (named.get(name) ?? 0) > 1 ? groupAround(nodes, order) : null
    const told = {
      ...(label !== '' && label !== name && { label }),
      ...(group !== null && { group })
    }
    visible.push({ id, name, ...told, type, kind, order, box, area, attention, perception })
  })
  visible.sort(byStrength)
  const listed = visible.slice(0, MOST_LISTED)
  return { layers: listed, total: visible.length, rest: restOf(listed, rest) }
}

/** The name of the nearest layer around one that somebody named, the frame itself aside; null where there is none. */
function groupAround(nodes: readonly LayerNode[], at: number): string | null {
  for (let around = nodes[at]?.parent ?? -1; around > 0; around = nodes[around]?.parent ?? -1) {
    const name = nodes[around]?.name ?? ''
    if (hasRealName(name)) return name
  }
  return null
}

/** How the file keeps them: what gets least is left out first. What people see first is another order. */
function byStrength(one: LayerShare, other: LayerShare): number {
  return (
    (other.attention ?? 0) - (one.attention ?? 0) ||
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
