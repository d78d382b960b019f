import { seenApart, seenWithin, type Seen } from './seen'

const nowhere = (): boolean => false

/**
 * Layers in the order in which people see them, by the part of the viewers who see each within two seconds; without
 * those whose attention is not known, or that get none. Those for which `isBelow` is true, which are not seen without
 * scrolling, come last.
 */
export function seenFirst<T extends Seen>(
  layers: readonly T[],
  isBelow: (layer: T) => boolean = nowhere
): T[] {
  const seen = new Map<T, number>()
  for (const layer of layers) {
    const part = seenWithin(layer)
    if (part !== null && part > 0) seen.set(layer, part)
  }
  const order = [...seen].sort(([, one], [, other]) => other - one).map(([layer]) => layer)
  return [...order.filter((layer) => !isBelow(layer)), ...order.filter((layer) => isBelow(layer))]
}

/** Whether two layers of one picture are about as likely to be seen: too close to say which is seen first. */
export function areSeenTogether(one: Seen, other: Seen): boolean {
  return !seenApart(seenWithin(one) ?? 0, seenWithin(other) ?? 0)
}
