import type { NodeObject } from '../node-core'

/**
 * Members that say what a layer has none of in this host: they answer as Figma does of a layer without, and
 * refuse everything else.
 */
export function neverThere(empty: '' | readonly never[], names: string): object {
  const members = names
    .split(' ')
    .map((name): [string, PropertyDescriptor & ThisType<NodeObject>] => [
      name,
      {
        enumerable: true,
        get: () => empty,
        set(value: unknown) {
          if (JSON.stringify(value) === JSON.stringify(empty)) return
          throw new Error(`This host, which is not Figma, has no ${name}`)
        }
      }
    ])
  return Object.defineProperties({}, Object.fromEntries(members))
}
