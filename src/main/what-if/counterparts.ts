import { ancestorsOf } from '../figma/nodes/find-node'

/** Finds the counterpart of a layer of the frame in its copy; null where it is ambiguous. */
export type Counterpart = (node: SceneNode) => SceneNode | null

/**
 * Pairs the layers of a frame and its copy, whose ids differ. Figma skips hidden layers of an instance but not those of its
 * detached copy, so places may differ, too.
 */
export function counterparts(original: SceneNode, copy: SceneNode): Counterpart {
  /** Of layers that hold others, by id: what is in them, each with its counterpart. */
  const pairs = new Map<string, ReadonlyMap<string, SceneNode>>()

  function pairsIn(parent: SceneNode, itsCopy: SceneNode): ReadonlyMap<string, SceneNode> {
    const known = pairs.get(parent.id) ?? pairUp(childrenOf(parent), childrenOf(itsCopy))
    pairs.set(parent.id, known)
    return known
  }

  return (node) => {
    if (node.id === original.id) return copy
    const ancestors = ancestorsOf(node)
    const way = ancestors.slice(
      0,
      ancestors.findIndex(({ id }) => id === original.id)
    )
    let at: SceneNode | null = copy
    let parent = original
    for (const inside of [...way.reverse(), node]) {
      at = at && (pairsIn(parent, at).get(inside.id) ?? null)
      parent = inside
    }
    return at
  }
}

function childrenOf(node: SceneNode): readonly SceneNode[] {
  return 'children' in node ? node.children : []
}

/** Pairs by place where all are alike; else each with one of its kind. */
function pairUp(own: readonly SceneNode[], its: readonly SceneNode[]): Map<string, SceneNode> {
  const left = [...its]
  const byPlace = own.length === its.length && own.every((node, i) => isAlike(node, its[i]!))
  return new Map(
    own.flatMap((node, i): [string, SceneNode][] => {
      const found = byPlace ? i : left.findIndex((other) => isAlike(node, other))
      const other = (byPlace ? its : left)[found]
      if (other === undefined) return []
      if (!byPlace) left.splice(found, 1)
      return [[node.id, other]]
    })
  )
}

function isAlike(one: SceneNode, other: SceneNode): boolean {
  return one.name === other.name && typeOf(one) === typeOf(other) && one.visible === other.visible
}

/** A component within a frame is copied as its instance. */
function typeOf({ type }: SceneNode): string {
  return type === 'COMPONENT' ? 'INSTANCE' : type
}
