/**
 * Figma may tell of a new layer's properties beside its creation, and later than a result was laid over
 * it. They are no edits of it.
 */
export function withoutNewborn<C extends Pick<NodeChange, 'type' | 'id'>>(
  changes: readonly C[]
): C[] {
  const born = new Set(changes.filter(({ type }) => type === 'CREATE').map(({ id }) => id))
  return changes.filter(({ type, id }) => type !== 'PROPERTY_CHANGE' || !born.has(id))
}
