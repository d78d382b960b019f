import { common } from './convex'
import { boxOutline, type Outline } from './outline'
import type { Scene } from './scene'

/** What each shape of a scene shows when everything around it is cut off, in the scene's px; empty for nothing. */
export function clipShapes({ width, height, shapes, clips }: Scene): Outline[] {
  const edges = boxOutline([1, 0, 0, 1, 0, 0], width, height)
  const windows: Outline[] = []
  for (const { outline, within } of clips) {
    windows.push(common(outline, within < 0 ? edges : windows[within]!))
  }
  return shapes.map(({ outline, clip }) => common(outline, clip < 0 ? edges : windows[clip]!))
}
