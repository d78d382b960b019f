/** A layer's own opacity, 1 for sections, which have none; 0 for hidden layers, and for slices, which draw nothing. */
export function opacityOf(node: SceneNode): number {
  if (!node.visible) return 0
  if ('opacity' in node) return node.opacity
  return 'children' in node ? 1 : 0
}

/** What lies in a layer, topmost first. What a boolean operation is made of is drawn as one shape. */
export function contentOf(node: SceneNode): SceneNode[] {
  if (!('children' in node) || node.type === 'BOOLEAN_OPERATION') return []
  const firstOnTop = 'itemReverseZIndex' in node && node.itemReverseZIndex
  return firstOnTop ? [...node.children] : [...node.children].reverse()
}
