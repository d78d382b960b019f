const GAP = 40

/** Lines the components up in their section, one below the other, and fits the section to them. */
export function stackComponents(section: SectionNode, at: { x: number; y: number }): void {
  let bottom = GAP
  let width = 0
  for (const node of section.children) {
    node.x = GAP
    node.y = bottom
    bottom += node.height + GAP
    width = Math.max(width, node.width)
  }
  section.x = at.x
  section.y = at.y
  section.resizeWithoutConstraints(width + 2 * GAP, bottom)
}
