import { type LayerNode, PLAIN_LAYER } from '../../file'
import type { Pixels } from '../../images/pixels'
import type { FoundArea, LayerHint, Scene } from '../../perception'
import { areaOf, holdsMiddle, sharedArea } from '../../perception/see/box'
import type { Size } from '../../perception/see/size'
import { type Fold, foldLayers, type MeaningfulLayer } from './fold/fold-layers'
import { withHeadings } from './fold/headings'
import { layerBox } from './fold/layer-box'
import { isHairline, isSpeck, LEAST_COVER } from './fold/node-kind'
import { kindOfFound, PART_TYPE, partId } from './found-kinds'
import { boxIn } from './looks'
import { findScrim, type PlacedScrim } from './find-scrim'
import { layerHints } from './layer-hints'
import { withInk, withoutUnseen } from './seen-in-pixels'
import { toScene } from './to-scene'

/** A picture that fills this part of its frame is the frame, as in a screenshot. */
const WHOLE = 0.9
/** Smallest picture, as a share of the frame, whose parts are listed. */
const LEAST_PICTURE = 0.03

/** An exported frame's layers, folded into those that mean something to a viewer, in its picture. */
export interface Design extends Fold {
  nodes: readonly LayerNode[]
  /** Of the picture, px. */
  size: Size
  /** Where the picture shows text, images, buttons and drawings. */
  hints: readonly LayerHint[]
  /** What dims the rest of it under a dialog. */
  scrim: PlacedScrim | null
  /** Each layer that means something to a viewer as an owner of what is drawn. */
  scene: Scene
  /** Pictures that are large enough to have parts. */
  pictures: readonly MeaningfulLayer[]
  /** The picture that the frame is, apart from shapes on it; null for a design that has layers of its own. */
  whole: MeaningfulLayer | null
  /** Whether nothing is drawn on that picture. */
  isPicture: boolean
}

/** Reads a design from its layers, for a picture of that many px; where the picture itself is at hand, it says what is seen. */
export function readDesign(known: readonly LayerNode[], picture: Size | Pixels): Design {
  const { width, height } = picture
  const size = { width, height }
  const isShown = 'data' in picture
  const shown = isShown ? withoutUnseen(known, picture) : known
  const fold = withHeadings(shown, foldLayers(shown))
  const nodes = isShown ? withInk(shown, picture) : shown
  const whole = onePicture(nodes, fold, size)
  const isLarge = ({ kind, node }: MeaningfulLayer): boolean =>
    kind === 'image' && areaOf(layerBox(nodes[node]!)) >= LEAST_PICTURE * width * height
  return {
    ...fold,
    nodes,
    size,
    hints: layerHints(nodes, size, fold),
    scrim: findScrim(nodes, fold.covers, size),
    scene: toScene(nodes, fold, size),
    pictures: whole ? [whole] : fold.layers.filter(isLarge),
    whole,
    isPicture:
      whole !== null && withMarks(nodes, fold, whole).layers.every(({ node }) => node <= whole.node)
  }
}

function onePicture(nodes: readonly LayerNode[], { layers }: Fold, picture: Size) {
  const [only = bareRoot(nodes), ...more] = layers.filter(({ kind }) => kind === 'image')
  if (only === null || more.length > 0) return null
  if (layers.some(({ kind }) => kind !== 'image' && kind !== 'shape')) return null
  const shown = areaOf(layerBox(nodes[only.node]!))
  return shown >= WHOLE * picture.width * picture.height ? only : null
}

/** The layer of a picture dropped on the page; null for a frame around layers. */
function bareRoot([root]: readonly LayerNode[]): MeaningfulLayer | null {
  return root?.image ? { node: 0, name: root.name, kind: 'image', label: '' } : null
}

/** Every box over a frame's one picture as a layer of its own, painted or not: it was drawn to name what lies there. */
function withMarks(nodes: readonly LayerNode[], fold: Fold, picture: MeaningfulLayer): Fold {
  const layers = [...fold.layers]
  const owners = [...fold.owners]
  const covers = [...fold.covers]
  const parents = new Set(nodes.map(({ parent }) => parent))
  nodes.forEach((node, i) => {
    const isBox = i > picture.node && !parents.has(i) && !node.mask && node.type !== 'TEXT'
    if (!isBox || node.opacity < LEAST_COVER || isHairline(node) || isSpeck(node)) return
    covers[i] = 1
    if (layers[owners[i]!]?.node === i) return
    owners[i] = layers.push({ node: i, name: node.name, kind: 'shape', label: '' }) - 1
  })
  return { layers, owners, covers }
}

/** A frame that is one picture with what was found in it, and drawn on it, as its layers; any other design as it is. */
export function withFound(design: Design, found: readonly FoundArea[]): Design {
  const { nodes, size, whole } = design
  if (whole === null) return design
  const { layers, owners, covers } = withMarks(nodes, design, whole)
  const over = layers.filter(({ node }) => node > whole.node)
  const boxes = over.map(({ node }) => layerBox(nodes[node]!))
  const bare = found.filter((area) => {
    const box = boxIn(size, area)
    return boxes.every((other) => sharedArea(other, box) < areaOf(box) / 2)
  })
  // Where nothing was found in it, the picture itself is the layer.
  if (bare.length === 0 && design.isPicture) return design
  const hidden = layers.indexOf(whole)
  const bared = owners.map((owner) => (owner === hidden ? -1 : owner))
  const marked = { ...design, layers, owners: bared, covers, pictures: [], whole: null }
  return withParts(marked, new Map([[whole, bare]]))
}

/** A design with parts of its pictures as layers on them. */
export function withParts(
  design: Design,
  parts: ReadonlyMap<MeaningfulLayer, readonly FoundArea[]>
): Design {
  // The topmost first: an insertion moves everything after it.
  const pictures = [...parts].sort(([one], [other]) => other.node - one.node)
  const parted = pictures.reduce(
    (so, [picture, ofPicture]) => ({ ...so, ...partsOn(so, picture.node, ofPicture) }),
    design
  )
  return { ...parted, scene: toScene(parted.nodes, parted, design.size) }
}

function partsOn(
  { nodes, layers, owners, covers, scrim, size }: Design,
  picture: number,
  parts: readonly FoundArea[]
): Fold & Pick<Design, 'nodes' | 'scrim'> {
  const first = picture + 1
  const moved = (at: number): number => (at < first ? at : at + parts.length)
  const put = <T>(list: readonly T[], own: readonly T[]): T[] => [
    ...list.slice(0, first),
    ...own,
    ...list.slice(first)
  ]
  const all = layers.map((layer) => ({ ...layer, node: moved(layer.node) }))
  const own = parts.map(
    ({ kind }, i) =>
      all.push({ node: first + i, name: kind, kind: kindOfFound[kind], label: '', found: kind }) - 1
  )
  const kept = nodes.map((node) => ({ ...node, parent: moved(node.parent) }))
  const drawn = parts.map(({ box }) => partNode(nodes[picture]!, picture, box, size))
  return {
    nodes: put(kept, drawn),
    scrim: scrim && { ...scrim, place: moved(scrim.place) },
    layers: all,
    owners: put(owners, own),
    covers: put(
      covers,
      parts.map(() => 1)
    )
  }
}

/** The pictures of a design that something was found in, each with what lies in it. */
export function partsByPicture(
  { nodes, pictures, size }: Design,
  found: readonly FoundArea[]
): Map<MeaningfulLayer, FoundArea[]> {
  const parts = new Map<MeaningfulLayer, FoundArea[]>()
  for (const area of found) {
    const box = boxIn(size, area)
    const around = pictures.filter(({ node }) => holdsMiddle(layerBox(nodes[node]!), box)).at(-1)
    const isAll = around && areaOf(box) > WHOLE * areaOf(layerBox(nodes[around.node]!))
    if (around && !isAll) parts.set(around, [...(parts.get(around) ?? []), area])
  }
  return parts
}

function partNode(
  picture: LayerNode,
  parent: number,
  box: FoundArea['box'],
  size: Size
): LayerNode {
  const { left, top, right, bottom } = boxIn(size, { box })
  return {
    id: partId(picture.id, box),
    parent,
    name: '',
    type: PART_TYPE,
    matrix: [1, 0, 0, 1, left, top],
    width: right - left,
    height: bottom - top,
    ...PLAIN_LAYER,
    cover: 1
  }
}
