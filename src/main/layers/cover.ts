/** How much a list of paints hides of what lies below, 0 (nothing) to 1 (opaque). Mixed paints count as 1. */
export function coverOf(paints: readonly Paint[] | typeof figma.mixed): number {
  if (!Array.isArray(paints)) return 1
  let seenThrough = 1
  for (const paint of paints as readonly Paint[]) seenThrough *= 1 - paintCover(paint)
  return 1 - seenThrough
}

function paintCover(paint: Paint): number {
  if (paint.visible === false) return 0
  const opacity = paint.opacity ?? 1
  return 'gradientStops' in paint ? opacity * meanAlpha(paint.gradientStops) : opacity
}

function meanAlpha(stops: readonly ColorStop[]): number {
  return stops.reduce((sum, { color }) => sum + color.a, 0) / Math.max(1, stops.length)
}
