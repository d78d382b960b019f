import { type LayerNode, PLAIN_LAYER } from '../../file'
import type { FoundArea, Perception, Pixels } from '../../perception'
import type { Size } from '../../perception/see/size'
import { around, type Box, partsOf } from '../../perception/see/box'
import { layerBox } from '../measure/fold/layer-box'
import { kindOfFound, labelId, PART_TYPE } from '../measure/found-kinds'
import { boxIn, linesOn } from '../measure/looks'

/**
 * A flat picture as a design: what was found in it as layers in a frame, and what is written on each button as a layer in
 * it. `idOf`: the id of an area, by default its place in `found`.
 */
export function foundDesign(
  { found, texts }: Pick<Perception, 'found' | 'texts'>,
  picture: Size,
  idOf = (_: FoundArea, label: number): string => `${label}`
): LayerNode[] {
  const whole = { left: 0, top: 0, right: picture.width, bottom: picture.height }
  const nodes = [nodeOf('', whole, { parent: -1, type: 'FRAME', cover: 1 })]
  found.forEach((area, label) => {
    const { kind } = area
    const box = boxIn(picture, area)
    const image = kindOfFound[kind] === 'image'
    const type = kind === 'text' ? 'TEXT' : PART_TYPE
    const cover = kind === 'control' || image ? 1 : 0
    const own = idOf(area, label)
    const place = nodes.push(nodeOf(own, box, { found: kind, type, image, cover })) - 1
    const [line, ...lines] = kind === 'control' ? linesOn(box, texts) : []
    if (line === undefined) return
    nodes.push(nodeOf(labelId(own), lines.reduce(around, line), { parent: place, type: 'TEXT' }))
  })
  return nodes
}

function nodeOf(id: string, box: Box, own: Partial<LayerNode>): LayerNode {
  const { left, top, right, bottom } = box
  const [width, height] = [right - left, bottom - top]
  const matrix: LayerNode['matrix'] = [1, 0, 0, 1, left, top]
  return { id, name: '', type: '', parent: 0, matrix, width, height, ...PLAIN_LAYER, ...own }
}

/** What was found in a flat picture, with its place in the list of layers; empty for a design with layers of its own. */
export function foundIn(
  nodes: readonly LayerNode[],
  pixels: Pixels
): (FoundArea & { place: number })[] {
  return nodes.flatMap((node, place) =>
    node.found ? { kind: node.found, box: partsOf(layerBox(node), pixels), place } : []
  )
}
