import { DISCERNIBLE, READABLE } from '../../colour'
import { isOutOfReach } from '../figma/nodes/find-node'
import {
  contrast,
  distance,
  fillOf,
  groundOf,
  holds,
  over,
  readableOn,
  shownIn,
  textColoursOf
} from './colours'

/** Layers that draw a sign, such as an arrow. */
const SIGNS: readonly NodeType[] = ['VECTOR', 'BOOLEAN_OPERATION', 'LINE', 'STAR', 'POLYGON']

/**
 * Recolours what is written on newly painted layers of a copy: letters below 4.5 to 1 and signs below 3 to 1 take the
 * page's nearest colour that can be read, else black or white. What lies on a picture stays as it is.
 */
export function keepReadable(copy: SceneNode, painted: readonly SceneNode[]): void {
  const signs = new Map(painted.flatMap(signsOn).map((sign) => [sign.id, sign]))
  let colours: RGB[] | null = null
  for (const sign of signs.values()) {
    const [seen, ground] = [seenOf(sign, copy), groundOf(sign, copy)]
    if (seen === null || ground === null) continue
    const least = sign.type === 'TEXT' ? READABLE : DISCERNIBLE
    if (contrast(seen, ground) >= least) continue
    colours ??= textColoursOf(copy)
    const nearest = colours.sort((one, other) => distance(one, seen) - distance(other, seen))
    sign.fills = [{ type: 'SOLID', color: readableOn(ground, nearest) }]
    sign.opacity = 1
  }
}

/** Whether all letters of a text that was given another colour can be read; true where that is not known. */
export function isReadable(text: SceneNode, copy: SceneNode): boolean {
  const [seen, ground] = [seenOf(text, copy), groundOf(text, copy)]
  return seen === null || ground === null || contrast(seen, ground) >= READABLE
}

/** The colour in which a text or sign is seen; null where it is not one colour. */
function seenOf(sign: SceneNode, copy: SceneNode): RGB | null {
  const [work, ground] = [fillOf(sign), groundOf(sign, copy)]
  if (typeof work !== 'object' || ground === null) return null
  const opacity = 'opacity' in sign ? sign.opacity : 1
  return over(work.colour, work.alpha * opacity, ground)
}

type Sign = SceneNode & MinimalFillsMixin & MinimalBlendMixin

/** Texts and signs that are drawn on a layer: in it, or over it in what holds it. A text is its own. */
function signsOn(node: SceneNode): Sign[] {
  if (isOutOfReach(node)) return []
  const box = node.absoluteBoundingBox
  const place = 'children' in node ? node : node.parent
  if (node.type === 'TEXT') return [node]
  if (box === null || place === null || place.type === 'PAGE' || !('visible' in place)) return []
  return shownIn(place).filter((inside): inside is Sign => {
    const own = inside.absoluteBoundingBox
    if (inside.id === node.id || own === null || !holds(box, own)) return false
    return inside.type === 'TEXT' || (SIGNS.includes(inside.type) && 'fills' in inside)
  })
}
