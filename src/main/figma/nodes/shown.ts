/** Whether a layer itself is drawn; its ancestors may still hide it. */
export function isShown(node: SceneNode): boolean {
  return node.visible && !('opacity' in node && node.opacity === 0)
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
