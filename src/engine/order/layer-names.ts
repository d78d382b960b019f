/** Facts that tell a layer from others. */
export interface Named {
  name: string
  /** The text written on it, where that is not its name. */
  label?: string | undefined
  /** Name of the group around it. */
  group?: string | undefined
}

/**
 * Names each layer of a picture: by its name, and where others have that name by what is written on it, by its
 * group, or by both (“Price, Team plan”). Those that nothing tells apart keep their bare name.
 */
export function layerNames<T extends Named>(layers: readonly T[]): ReadonlyMap<T, string> {
  const namesakes = groupBy(layers, ({ name }) => name)
  const names = new Map<T, string>()
  for (const layer of layers) {
    const others = (namesakes.get(layer.name) ?? []).filter((other) => other !== layer)
    const detail = detailsOf(layer).find((told) =>
      others.every((other) => !detailsOf(other).includes(told))
    )
    const isTold = others.length > 0 && detail !== undefined
    names.set(layer, isTold ? `${layer.name}, ${detail}` : layer.name)
  }
  return names
}

/** Texts that may tell a layer from its namesakes, in the order in which they are tried. */
function detailsOf({ label, group }: Named): string[] {
  return [
    ...(label ? [label] : []),
    ...(group ? [group] : []),
    ...(label && group ? [`${label}, ${group}`] : [])
  ]
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}
