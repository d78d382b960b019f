import type { SceneNode as GraphNode } from '@open-pencil/core'
import type { NodeCore } from '../node-core'
import type { Check } from '../validation'

/** How a property of a node is read and written. `name` is its own, for rows that several share. */
export interface Property<T> {
  get: (core: NodeCore, name: string) => T
  set?: (core: NodeCore, value: unknown, name: string) => void
}

/** Members of nodes by name: properties, and methods that take the node first. */
export type Members<M> = {
  [Name in keyof M]?: M[Name] extends (...args: infer Args) => infer Result
    ? (core: NodeCore, ...args: Args) => Result
    : Property<M[Name]>
}

/** The table, type-checked against Figma's interface `M`. */
export function members<M>(table: Members<M>): object {
  return table
}

/** A property stored on OpenPencil's node in Figma's form, under `key` where its name differs. */
export function stored<T>(check: Check<T>, key?: keyof GraphNode): Required<Property<T>> {
  return {
    get: ({ node }, name) => node[key ?? (name as keyof GraphNode)] as T,
    set: (core, value, name) => core.update({ [key ?? name]: check(name, value) })
  }
}

/** The same row for several properties. */
export function each<const K extends string, T>(
  names: readonly K[],
  property: Property<T>
): Record<K, Property<T>> {
  return Object.fromEntries(names.map((name) => [name, property])) as Record<K, Property<T>>
}
