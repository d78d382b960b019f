import { gapBetween } from './layer-box'
import { isHeadline, isIconSized, isPainted, isVector } from './node-kind'
import { type Content, COUNTED, noContent, type Subtree } from './subtree'

/** A chip or badge no larger than this is a part of what it lies in, px of the design. */
const CHIP = { width: 64, height: 40 }

/** Counts a layer's content from that of the layers directly inside. */
export function countContent(children: readonly Subtree[]): Content {
  const content = noContent()
  const things = children.filter(({ background }) => !background)
  for (const child of things) {
    const part = countAsPart(child)
    for (const what of COUNTED) content[what] += part[what]
    content.close &&= part.close
  }
  // Thousands of siblings are no small group anyway.
  const shown = things.filter(({ kind, layers }) => kind !== null || layers > 0)
  content.close &&= shown.length <= 8 && lieClose(shown)
  return content
}

function countAsPart({ node, kind, children, content }: Subtree): Content {
  const none = noContent()
  if (kind === 'text' && children.length === 0) {
    return { ...none, texts: 1, headlines: +isHeadline(node), characters: node.characters }
  }
  if (kind === 'icon') {
    return { ...none, icons: 1, boxedIcons: +(children.length > 0), vectors: 1 }
  }
  if (kind === 'image') return isIconSized(node) ? { ...none, icons: 1 } : { ...none, pictures: 1 }
  if (kind === 'control') {
    const chip = node.width <= CHIP.width && node.height <= CHIP.height
    return chip ? { ...none, chips: 1 } : { ...none, controls: 1 }
  }
  if (children.length > 0) return node.image ? { ...content, pictures: 1 } : content
  const vectors = isVector(node) && isPainted(node) ? 1 : 0
  if (kind === null) return { ...none, vectors }
  return isIconSized(node) ? { ...none, icons: 1, vectors } : { ...none, shapes: 1, vectors }
}

/** Parts of one thing lie no further apart than this, px of the design. */
const APART = 24

/** True when each of some layers lies near one before it. */
function lieClose(trees: readonly Subtree[]): boolean {
  return trees.every(
    ({ box }, i) =>
      i === 0 || trees.slice(0, i).some((before) => gapBetween(before.box, box) <= APART)
  )
}
