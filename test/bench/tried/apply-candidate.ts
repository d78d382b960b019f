import { fromHex } from '../../../src/engine/candidates/rgb'
import type { Candidate, Edit, Hex } from '../../../src/engine/candidates/candidate'

/** Makes a candidate's change to a copy of the frame that it was proposed for. `inCopy` finds a layer's counterpart. */
export function applyCandidate({ edits }: Candidate, inCopy: (id: string) => SceneNode): void {
  for (const edit of edits) apply(edit, inCopy)
}

function apply(edit: Edit, inCopy: (id: string) => SceneNode): void {
  const node = inCopy(edit.id)
  switch (edit.do) {
    case 'fill':
      if ('fills' in node) node.fills = edit.to === null ? [] : [solid(edit.to)]
      return
    case 'letters':
      recolour(node, edit.to)
      return
    case 'outline':
      if (!('strokes' in node)) return
      node.strokes = edit.to === null ? [] : [solid(edit.to.colour)]
      if (edit.to !== null) {
        node.strokeWeight = edit.to.weight
        node.strokeAlign = 'INSIDE'
      }
      return
    case 'scale':
      scale(node, edit.by)
      return
    case 'grow':
      grow(node as FrameNode, edit.by)
      return
    case 'space': {
      const frame = node as FrameNode
      frame.itemSpacing += edit.by
      return
    }
    case 'move':
      node.x += edit.x
      node.y += edit.y
      return
    case 'order': {
      const parent = node.parent as FrameNode
      const before = inCopy(edit.before)
      const others = parent.children.filter(({ id }) => id !== node.id)
      parent.insertChild(
        others.findIndex(({ id }) => id === before.id),
        node
      )
      return
    }
    case 'hide':
      node.visible = false
  }
}

function recolour(node: SceneNode, to: Hex): void {
  const paint = (paints: readonly Paint[]): Paint[] =>
    paints.map((one) => (one.visible === false ? one : solid(to)))
  if ('fills' in node && Array.isArray(node.fills)) node.fills = paint(node.fills)
  if (node.type !== 'TEXT' && 'strokes' in node) node.strokes = paint(node.strokes)
}

function scale(node: SceneNode, by: number): void {
  if ('rescale' in node) keepCentre(node, () => node.rescale(by))
}

function grow(node: FrameNode, by: number): void {
  const { layoutSizingHorizontal: across, layoutSizingVertical: down } = node
  keepCentre(node, () => {
    node.resize(node.width, node.height + by)
    // Resizing by hand ends hugging and filling.
    node.layoutSizingHorizontal = across
    node.layoutSizingVertical = down
  })
}

/** Keeps a layer's centre where auto-layout does not place it. */
function keepCentre(node: SceneNode, change: () => void): void {
  const before = centreOf(node)
  change()
  const { parent } = node
  const laidOut = parent !== null && 'layoutMode' in parent && parent.layoutMode !== 'NONE'
  if (laidOut && !('layoutPositioning' in node && node.layoutPositioning === 'ABSOLUTE')) return
  const after = centreOf(node)
  node.x += before.x - after.x
  node.y += before.y - after.y
}

function centreOf({ absoluteBoundingBox: box }: SceneNode): { x: number; y: number } {
  return box === null ? { x: 0, y: 0 } : { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

function solid(hex: Hex): SolidPaint {
  const [r, g, b] = fromHex(hex)
  return { type: 'SOLID', color: { r: r / 255, g: g / 255, b: b / 255 } }
}
