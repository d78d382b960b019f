import { isApiObject } from '../facade/api-object'

/**
 * Copies a message as Figma transfers it: plain data, of binary types only Uint8Array. Throws for values that Figma
 * cannot transfer, and for nodes, which would arrive empty.
 */
export function copyMessage(value: unknown, depth = 0): unknown {
  if (depth > 200) throw new Error('Cannot unwrap a circular or too deeply nested object')
  if (typeof value === 'symbol' || typeof value === 'function' || typeof value === 'bigint') {
    throw new Error(`Cannot unwrap ${typeof value}`)
  }
  if (typeof value !== 'object' || value === null) return value
  if (isApiObject(value)) throw new Error('Cannot unwrap a node or another part of the plugin API')
  if (value instanceof Uint8Array) return value.slice()
  if (value instanceof Date) return new Date(value.getTime())
  // Not by the array's own `map`, which makes arrays of its own realm.
  if (Array.isArray(value)) return Array.from(value, (item) => copyMessage(item, depth + 1))
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null && !isForeignPlain(value)) {
    throw new Error(`Cannot unwrap ${value.constructor.name}`)
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, copyMessage(item, depth + 1)])
  )
}

/** Plain objects of another window have another Object. */
function isForeignPlain(value: object): boolean {
  return (
    Object.prototype.toString.call(value) === '[object Object]' &&
    value.constructor.name === 'Object'
  )
}
