import type { SceneGraph } from '@open-pencil/core'

/** How far into the layers a click reaches. */
export type PickDepth = 'outer' | 'deeper' | 'deepest'

/**
 * Finds the layer of a hit path that a click means. `outer` is the top-level layer, or a sibling of what is
 * already selected inside it; `deeper` one step below the selection; `deepest` the last of the path.
 */
export function pick(
  graph: SceneGraph,
  path: readonly string[],
  selection: readonly string[],
  depth: PickDepth
): string | null {
  if (depth === 'deepest') return path.at(-1) ?? null
  if (depth === 'deeper') return pickDeeper(path, selection)
  return pickOuter(graph, path, selection)
}

function pickDeeper(path: readonly string[], selection: readonly string[]): string | null {
  const selected = path.map((id) => selection.includes(id)).lastIndexOf(true)
  return path[selected + 1] ?? path.at(-1) ?? null
}

function pickOuter(
  graph: SceneGraph,
  path: readonly string[],
  selection: readonly string[]
): string | null {
  const entered = new Set(selection.map((id) => graph.getNode(id)?.parentId))
  const inside = path.map((id) => entered.has(id)).lastIndexOf(true)
  if (inside >= 0) return path[inside + 1] ?? path[inside] ?? null
  // A section is part of the ground: a click means what lies on it.
  const above = path.find((id) => graph.getNode(id)?.type !== 'SECTION')
  return above ?? path.at(-1) ?? null
}

/** The selection after a click on the layer, or on bare canvas. */
export function selectionAfterClick(
  selection: readonly string[],
  id: string | null,
  add: boolean
): string[] {
  if (id === null) return add ? [...selection] : []
  if (!add) return [id]
  return selection.includes(id) ? selection.filter((other) => other !== id) : [...selection, id]
}
