import type { Hold } from '../../file'
import { isLaidOut } from '../figma/nodes/container'

/** The part of its height at which a layer is held. */
const PARTS = { start: 0, centre: 0.5, end: 1 }

/**
 * Makes an auto-layout frame higher: by its padding where it hugs its content. Where no auto-layout places it, the side
 * that it holds stays.
 */
export function grow(node: SceneNode, by: number, hold: Hold = 'centre'): void {
  if (!('layoutMode' in node) || node.layoutMode === 'NONE') return
  if (node.layoutSizingVertical === 'HUG') {
    node.paddingTop += Math.floor(by / 2)
    node.paddingBottom += Math.ceil(by / 2)
  } else {
    const { layoutSizingHorizontal: across } = node
    node.resize(node.width, node.height + by)
    // Resizing by hand ends hugging and filling.
    if (node.layoutSizingHorizontal !== across) node.layoutSizingHorizontal = across
  }
  if (!isLaidOut(node)) node.y -= by * PARTS[hold]
}
