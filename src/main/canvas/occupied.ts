import type { Box } from '../overlays/placement'

/** The boxes that a loaded page's layers take up, hidden ones too, as drawn where Figma says how. */
export function occupiedOn(page: PageNode): Box[] {
  return page.children
    .flatMap((node) => [node.absoluteBoundingBox, renderBounds(node)])
    .filter(isBox)
}

function renderBounds(node: SceneNode): Box | null {
  return 'absoluteRenderBounds' in node ? (node.absoluteRenderBounds ?? null) : null
}

function isBox(box: Box | null): box is Box {
  return box !== null
}
