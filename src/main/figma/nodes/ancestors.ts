/** The layers around a node, nearest first, without the page. */
export function ancestorsOf(node: SceneNode): SceneNode[] {
  const ancestors: SceneNode[] = []
  let parent = node.parent
  while (parent !== null && parent.type !== 'PAGE' && parent.type !== 'DOCUMENT') {
    ancestors.push(parent)
    parent = parent.parent
  }
  return ancestors
}
