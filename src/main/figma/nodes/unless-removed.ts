/** Reads a layer that may have been deleted since it was found; then nothing is read. */
export function unlessRemoved(node: SceneNode, read: () => void): void {
  try {
    read()
  } catch (error) {
    if (!node.removed) throw error
  }
}
