import type { SceneNode as GraphNode } from '@open-pencil/core'
import { CORE, type NodeCore, type NodeObject } from '../node-core'
import { expectNumber, expectOneOf } from '../validation'

/** Checks a new value; throws like Figma when it is invalid. */
export type Check<T> = (property: string, value: unknown) => T

/** How a property of a node is read and written. `name` is its own, for rows that several share. */
export interface Property<T> {
  get: (core: NodeCore, name: string) => T
  set?: (core: NodeCore, value: unknown, name: string) => void
}

/** Makes a mixin from a table of properties, type-checked against Figma's interface `M`. */
export function mixin<M>(table: {
  [Name in Exclude<keyof M, 'toString'>]?: Property<M[Name]>
}): object {
  const descriptors = Object.entries(table as Record<string, Property<unknown>>).map(
    ([name, { get, set }]): [string, PropertyDescriptor & ThisType<NodeObject>] => [
      name,
      {
        enumerable: true,
        get() {
          return get(this[CORE], name)
        },
        ...(set && {
          set(value: unknown) {
            set(this[CORE], value, name)
          }
        })
      }
    ]
  )
  return Object.defineProperties({}, Object.fromEntries(descriptors))
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

export function number(least?: number, most?: number): Check<number> {
  return (property, value) => expectNumber(property, value, least, most)
}

export function oneOf<const T extends string>(...options: readonly T[]): Check<T> {
  return (property, value) => expectOneOf(property, value, options)
}
