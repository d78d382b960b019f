import { areaOf, type Box, sharedArea } from '../../perception/see/box'
import type { LayerKind, LayerNode } from '../../file'
import type { FoundArea } from '../../perception'
import { boxOf, holdsMiddle } from './fold/box'
import type { Fold, MeaningfulLayer } from './fold/fold-layers'
import { isHairline, isSpeck } from './fold/sizes'
import { LEAST_COVER } from './fold/subtree'

/** A picture that fills this part of its frame is the frame, as in a screenshot. */
const WHOLE = 0.9
/** Parts are told of pictures that are no smaller than this part of the frame. */
const LEAST_PICTURE = 0.03

/** Figma has no such type of node. */
const PART_TYPE = 'PART'

const KINDS: Record<FoundArea['kind'], LayerKind> = {
  text: 'text',
  face: 'image',
  picture: 'image',
  control: 'control',
  group: 'group',
  place: 'shape'
}

/** Layers, and what they come to. */
export interface Folded {
  nodes: readonly LayerNode[]
  fold: Fold
}

interface Size {
  width: number
  height: number
}

/** The picture that a frame is, apart from shapes on it; null for a design that has layers of its own. */
export function onePicture({ nodes, fold }: Folded, picture: Size): MeaningfulLayer | null {
  const [only = bareRoot(nodes), ...more] = fold.layers.filter(({ kind }) => kind === 'image')
  if (only === null || more.length > 0) return null
  if (fold.layers.some(({ kind }) => kind !== 'image' && kind !== 'shape')) return null
  const shown = areaOf(boxOf(nodes[only.node]!, 1))
  return shown >= WHOLE * picture.width * picture.height ? only : null
}

/** A picture that was dropped on the page: with nothing in it, it is no frame around layers. */
function bareRoot([root]: readonly LayerNode[]): MeaningfulLayer | null {
  return root?.image ? { node: 0, name: root.name, kind: 'image', label: '' } : null
}

/**
 * A frame that is one picture, with every box over it as a layer of its own, painted or not: somebody drew it to name what
 * lies there.
 */
export function withMarks({ nodes, fold }: Folded, picture: MeaningfulLayer): Folded {
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
  return { nodes, fold: { layers, owners, covers } }
}

/** Areas that no layer over a picture covers by half or more: those are what lies there. */
export function notCovered(
  { nodes, fold }: Folded,
  picture: MeaningfulLayer,
  found: readonly FoundArea[],
  size: Size
): FoundArea[] {
  const over = fold.layers.filter((layer) => layer.node > picture.node)
  const boxes = over.map(({ node }) => boxOf(nodes[node]!, 1))
  return found.filter((area) => {
    const box = inPx(area.box, size)
    return boxes.every((other) => sharedArea(other, box) < areaOf(box) / 2)
  })
}

/** The same with the parts of one of its pictures as layers on it. `instead`: and without the picture itself. */
export function withParts(
  { nodes, fold }: Folded,
  picture: MeaningfulLayer,
  parts: readonly FoundArea[],
  { size, instead }: { size: Size; instead: boolean }
): Folded {
  const first = picture.node + 1
  const moved = (at: number): number => (at < first ? at : at + parts.length)
  const around = nodes[picture.node]!
  const drawn = parts.map(({ box }): LayerNode => partNode(around, picture.node, box, size))
  const layers = fold.layers.map((layer) => ({ ...layer, node: moved(layer.node) }))
  const own = parts.map(
    ({ kind }, i) =>
      layers.push({ node: first + i, name: kind, kind: KINDS[kind], label: '', found: kind }) - 1
  )
  const shownAs = instead ? fold.layers.indexOf(picture) : null
  const owners = fold.owners.map((owner) => (owner === shownAs ? -1 : owner))
  return {
    nodes: [
      ...nodes.slice(0, first),
      ...drawn,
      ...nodes.slice(first).map((node) => ({ ...node, parent: moved(node.parent) }))
    ],
    fold: {
      layers,
      owners: [...owners.slice(0, first), ...own, ...owners.slice(first)],
      covers: [...fold.covers.slice(0, first), ...parts.map(() => 1), ...fold.covers.slice(first)]
    }
  }
}

/** The pictures of a design in which parts are looked for, each with those that lie in it. */
export function partsByPicture(
  { nodes, fold }: Folded,
  found: readonly FoundArea[],
  size: Size
): Map<MeaningfulLayer, FoundArea[]> {
  const pictures = picturesOf({ nodes, fold }, size)
  const parts = new Map<MeaningfulLayer, FoundArea[]>()
  for (const area of found) {
    const box = inPx(area.box, size)
    const whole = pictures.filter(({ node }) => holdsMiddle(boxOf(nodes[node]!, 1), box)).at(-1)
    const isAll = whole && areaOf(box) > WHOLE * areaOf(boxOf(nodes[whole.node]!, 1))
    if (whole && !isAll) parts.set(whole, [...(parts.get(whole) ?? []), area])
  }
  return parts
}

/** Pictures that are large enough to have parts. */
export function picturesOf(folded: Folded, size: Size): MeaningfulLayer[] {
  const { nodes, fold } = folded
  const whole = onePicture(folded, size)
  if (whole) return [whole]
  return fold.layers.filter(
    ({ kind, node }) =>
      kind === 'image' && areaOf(boxOf(nodes[node]!, 1)) >= LEAST_PICTURE * size.width * size.height
  )
}

function inPx([x, y, width, height]: FoundArea['box'], size: Size): Box {
  return {
    left: x * size.width,
    top: y * size.height,
    right: (x + width) * size.width,
    bottom: (y + height) * size.height
  }
}

function partNode(
  picture: LayerNode,
  parent: number,
  box: FoundArea['box'],
  size: Size
): LayerNode {
  const { left, top, right, bottom } = inPx(box, size)
  // The same part of the same picture is known again.
  const place = box.map((part) => Math.round(part * 1000)).join('.')
  return {
    id: `${picture.id}#${place}`,
    parent,
    name: '',
    type: PART_TYPE,
    matrix: [1, 0, 0, 1, left, top],
    width: right - left,
    height: bottom - top,
    opacity: 1,
    clips: false,
    mask: false,
    cover: 1,
    outlined: false,
    image: false,
    characters: 0,
    label: ''
  }
}
