import { isWritten, layerOf, type LayerShare, type PicturePart } from '../../file'
import { isShown, type FoundArea, type Scene, type VisibleShares } from '../../perception'
import { type Design, partsByPicture, withParts } from './design'
import type { MeasuredLayers } from './measure'

/** More are not listed: the file's entry has a limit. */
const MOST_LISTED = 300

/** A part of a picture that something else covers by more than the rest of this is that, as a word is its text layer. */
const LEAST_SHOWN = 0.5
/** Parts with less are specks and textures as often as words. */
const LEAST_SHARE = 0.001

/** The layers that are visible, strongest first; what is not listed is added to the rest. */
export function listLayers(
  { nodes, layers, scrim }: Pick<Design, 'nodes' | 'layers' | 'scrim'>,
  { owners, rest }: VisibleShares
): Pick<MeasuredLayers, 'layers' | 'total' | 'rest'> {
  const visible: LayerShare[] = []
  layers.forEach(({ node: order, name, kind, label, group, found }, i) => {
    const { box, area, attention, perception } = owners[i]!
    const { id, type } = nodes[order]!
    if (box === null || !isShown(owners[i]!)) return
    if (found !== undefined && !isListed(owners[i]!)) return
    const details = {
      // An empty label of what has words says that nothing is written there.
      ...((isWritten(kind) ? label !== name : label !== '') && { label }),
      ...(group !== undefined && { group }),
      ...(found !== undefined && { found }),
      ...(order < (scrim?.place ?? 0) && { under: true as const })
    }
    visible.push({ id, name, ...details, type, kind, order, box, area, attention, perception })
  })
  visible.sort(byStrength)
  const listed = visible.slice(0, MOST_LISTED)
  return { layers: listed, total: visible.length, rest: restOf(listed, rest) }
}

/** Whether a part of a picture is seen for the most part, and gets more than noise. */
function isListed({ area, attention, drawn }: VisibleShares['owners'][number]): boolean {
  return area >= LEAST_SHOWN * drawn && (attention ?? 1) >= LEAST_SHARE
}

/** How the file keeps them: what gets least is left out first. What people see first is another order. */
function byStrength(one: LayerShare, other: LayerShare): number {
  return (
    (other.attention ?? 0) - (one.attention ?? 0) ||
    other.area - one.area ||
    one.order - other.order
  )
}

/** Shares that the listed layers leave. */
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

/** More parts of a picture are not kept. */
const MOST_PARTS = 3
/** Parts with a smaller share are textures as often as texts. */
const LEAST_PART_SHARE = 0.005

/** Layers whose pictures have what was found in them; the layers' own shares and places stay as they are. */
export function withPartShares(
  layers: readonly LayerShare[],
  design: Design,
  found: readonly FoundArea[],
  share: (scene: Scene) => VisibleShares
): LayerShare[] {
  const pictures = partsByPicture(design, found)
  if (pictures.size === 0) return [...layers]
  const parted = withParts(design, pictures)
  const partsOf = new Map<string, PicturePart[]>()
  for (const part of listLayers(parted, share(parted.scene)).layers) {
    const { id, found: kind, box, area, attention, perception } = part
    if (kind === undefined || (attention ?? 0) < LEAST_PART_SHARE) continue
    const known = partsOf.get(layerOf(id)) ?? []
    if (known.length === MOST_PARTS) continue
    partsOf.set(layerOf(id), [...known, { id, found: kind, box, area, attention, perception }])
  }
  return layers.map((layer) => {
    const parts = partsOf.get(layer.id)
    return parts ? { ...layer, parts } : layer
  })
}
