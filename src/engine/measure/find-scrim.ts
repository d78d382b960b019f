import type { LayerNode, LayerShare } from '../../file'
import type { Scrim } from '../../perception'
import { isUnderScrim } from '../../perception/attention/under-scrim'
import { areaOf, overlap } from '../../perception/see/box'
import type { Size } from '../../perception/see/size'
import { layerBox } from './fold/layer-box'
import { boxIn } from './looks'

/** How much of what lies below a scrim hides, and how much of the picture it lies on at least. */
const COVER = { least: 0.2, most: 0.95 }
const LEAST_SCRIMMED = 0.6
/** Parts of the picture that a dialog fills. */
const DIALOG = { least: 0.02, most: 0.6 }

/** A scrim with the place of its layer in the frame's list. */
export interface PlacedScrim extends Scrim {
  place: number
}

/** The topmost see-through layer over most of a picture that a dialog lies on; null where there is none. */
export function findScrim(
  nodes: readonly LayerNode[],
  covers: readonly number[],
  { width, height }: Size
): PlacedScrim | null {
  const picture = { left: 0, top: 0, right: width, bottom: height }
  const partOf = (node: LayerNode): number =>
    areaOf(overlap(layerBox(node), picture)) / (width * height)
  const parents = new Set(nodes.map(({ parent }) => parent))
  let isOn = false
  for (let i = nodes.length - 1; i > 0; i--) {
    const [node, cover] = [nodes[i]!, covers[i]!]
    if (node.type === 'TEXT' || node.image || node.mask || cover < COVER.least) continue
    const part = partOf(node)
    if (cover > COVER.most) isOn ||= parents.has(i) && part >= DIALOG.least && part <= DIALOG.most
    else if (isOn && part >= LEAST_SCRIMMED) {
      const above = nodes.slice(i + 1).filter((_, k) => covers[i + 1 + k]! > COVER.most)
      return { place: i, cover, above: above.map((one) => layerBox(one)) }
    }
  }
  return null
}

/** Areas of a picture, with those marked that the scrim of a dialog dims. */
export function withUnder<T extends { box: readonly [number, number, number, number] }>(
  areas: readonly T[],
  scrim: Scrim | null,
  picture: Size
): (T & Pick<LayerShare, 'under'>)[] {
  return areas.map((area) =>
    isUnderScrim(boxIn(picture, area), scrim) ? { ...area, under: true } : area
  )
}
