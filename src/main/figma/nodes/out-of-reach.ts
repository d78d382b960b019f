/** Whether a layer throws at every question, as what is hidden in an instance does: Figma skips it as if it were not there. */
export function isOutOfReach(node: SceneNode): boolean {
  try {
    return (node.type as string) === ''
  } catch {
    return true
  }
}
