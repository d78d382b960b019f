import type { Box } from '../geometry/placement'

/**
 * The boxes that the layers of a loaded page or section take up, hidden ones too, as drawn where Figma
 * says how; but for one of them where it is named.
 */
export function occupiedOn(place: PageNode | SectionNode, except?: SceneNode): Box[] {
  return place.children
    .filter(({ id }) => id !== except?.id)
    .flatMap((node) => [node.absoluteBoundingBox, renderBounds(node)])
    .filter(isBox)
}

function renderBounds(node: SceneNode): Box | null {
  return 'absoluteRenderBounds' in node ? (node.absoluteRenderBounds ?? null) : null
}

function isBox(box: Box | null): box is Box {
  return box !== null
}
