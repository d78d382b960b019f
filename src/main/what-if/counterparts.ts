import type { Find } from './make-change'

/**
 * Finds the layers of a frame in its copy by their places: ids differ. Both are read with their hidden layers, which Figma
 * skips in an instance, but not in its detached copy.
 */
export function counterparts(frame: SceneNode, copy: SceneNode): Find {
  const found = new Map([[frame.id, copy]])
  const find: Find = (layer) => {
    if (!found.has(layer.id)) {
      const parent = layer.parent as SceneNode & ChildrenMixin
      const its = (find(parent) as SceneNode & ChildrenMixin).children
      parent.children.forEach(({ id }, place) => found.set(id, its[place]!))
    }
    return found.get(layer.id)!
  }
  return (layer) => {
    figma.skipInvisibleInstanceChildren = false
    try {
      return find(layer)
    } finally {
      figma.skipInvisibleInstanceChildren = true
    }
  }
}
