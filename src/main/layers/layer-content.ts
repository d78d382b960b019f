import { linkedFrameId } from '../overlays/overlay-link'

/** A layer's own opacity; 0 for what is not drawn: hidden layers, slices, and Glance's overlays. */
export function opacityOf(node: SceneNode): number {
  if (!node.visible || !('opacity' in node)) return 'children' in node ? Number(node.visible) : 0
  return node.opacity
}

/** What lies in a layer, topmost first. What a boolean operation is made of is drawn as one shape. */
export function contentOf(node: SceneNode): SceneNode[] {
  if (!('children' in node) || node.type === 'BOOLEAN_OPERATION') return []
  const bottomFirst = node.children.filter((child) => linkedFrameId(child) === null)
  const firstOnTop = 'itemReverseZIndex' in node && node.itemReverseZIndex
  return firstOnTop ? bottomFirst : bottomFirst.reverse()
}
