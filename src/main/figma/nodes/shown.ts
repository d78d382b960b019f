/** Whether a layer itself is drawn; its ancestors may still hide it. */
export function isShown(node: SceneNode): boolean {
  return node.visible && !('opacity' in node && node.opacity === 0)
}

/** Whether what lies in a layer can be drawn: not in one that is hidden, nor in a section that hides its contents. */
export function showsContents(node: SceneNode): boolean {
  return isShown(node) && !(node.type === 'SECTION' && node.sectionContentsHidden)
}

/** Whether a list of paints draws anything. Mixed paints do. */
export function hasVisiblePaint(paints: readonly Paint[] | typeof figma.mixed): boolean {
  return !Array.isArray(paints) || (paints as readonly Paint[]).some(drawsSomething)
}

export function drawsSomething(paint: Paint): boolean {
  return paint.visible !== false && paint.opacity !== 0
}

export function hasImageFill(node: SceneNode): boolean {
  if (!('fills' in node) || !Array.isArray(node.fills)) return false
  return (node.fills as readonly Paint[]).some(
    (paint) => paint.type === 'IMAGE' && drawsSomething(paint)
  )
}

/** Whether a layer is a text, on a path or not. */
export function isText(node: SceneNode): node is TextNode | TextPathNode {
  return node.type === 'TEXT' || node.type === 'TEXT_PATH'
}
