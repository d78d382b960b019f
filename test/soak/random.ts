/** Numbers from 0 to 1 that a seed decides (mulberry32). */
export type Random = () => number

export function seeded(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function pick<T>(random: Random, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)]!
}

/**
 * Chances by name, each a row of its own from one seed: so a seed repeats itself whichever of two things that go on
 * side by side comes first.
 */
export function chancesOf(seed: number): (name: string) => Random {
  const chances = new Map<string, Random>()
  return (name) => {
    const chance = chances.get(name) ?? seeded(seed * 31 + hash(name))
    chances.set(name, chance)
    return chance
  }
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  }
  return value >>> 0
}
