/** Kind by member of an object of the API. */
type Shape = Record<string, 'method' | 'value'>

const shapes = new WeakMap<object, Shape>()

/** The members of an object of the API: its own, or a node's, which all nodes of a type share. */
export function shapeOf(object: object): { key: object; shape: Shape } {
  const isNode = Object.getOwnPropertyNames(object).length === 0
  const key = isNode ? (Object.getPrototypeOf(object) as object) : object
  const descriptors = Object.entries(Object.getOwnPropertyDescriptors(key))
  const shape =
    shapes.get(key) ??
    Object.fromEntries(
      descriptors.map(([name, { value }]) => [
        name,
        typeof value === 'function' ? 'method' : 'value'
      ])
    )
  shapes.set(key, shape)
  return { key, shape }
}
