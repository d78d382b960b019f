import { isApiObject } from '../../../src/playground/host/facade/api-object'
import { MIXED } from '../../../src/playground/host/facade/session'
import { shapeOf } from './shapes'

/** JSON with marks for what JSON lacks: `{ $: kind, … }`. The other half is `guest.ts`. */
export type Wire = null | boolean | number | string | Wire[] | { [key: string]: Wire }

/** Resolves the marks of values that are not copied: handles, functions, promises. */
export interface References {
  handleOf(object: object): number
  objectOf(handle: number): object
  /** True the first time, when the shape has to be sent along. */
  introduce(shape: object): { id: number; isNew: boolean }
  hostFunction(fn: (...args: unknown[]) => unknown): number
  guestFunction(id: number): (...args: unknown[]) => unknown
  promise(promise: Promise<unknown>): number
}

/** A host value on its way into the sandbox: plain data and bytes by copy, objects of the API as handles. */
export function encode(value: unknown, buffers: Uint8Array[], to: References): Wire {
  switch (typeof value) {
    case 'undefined':
      return { $: 'undefined' }
    case 'number':
      return Number.isFinite(value) ? value : { $: 'number', value: String(value) }
    case 'string':
    case 'boolean':
      return value
    case 'function':
      return { $: 'function', id: to.hostFunction(value as (...args: unknown[]) => unknown) }
    case 'object':
      return value === null ? null : encodeObject(value, buffers, to)
    default:
      if (value === MIXED) return { $: 'mixed' }
      throw new TypeError(`A ${typeof value} cannot cross into the sandbox`)
  }
}

function encodeObject(value: object, buffers: Uint8Array[], to: References): Wire {
  if (isApiObject(value)) return encodeHandle(value, to)
  if (value instanceof Uint8Array) return { $: 'bytes', index: buffers.push(value) - 1 }
  if (value instanceof Promise) return { $: 'promise', id: to.promise(value) }
  if (value instanceof Error) return encodeError(value)
  if (value instanceof Date) return { $: 'date', value: value.getTime() }
  if (Array.isArray(value)) return value.map((item: unknown) => encode(item, buffers, to))
  const copy: Record<string, Wire> = {}
  for (const [key, item] of Object.entries(value)) copy[key] = encode(item, buffers, to)
  return '$' in copy ? { $: 'object', value: copy } : copy
}

function encodeHandle(value: object, to: References): Wire {
  const { key, shape } = shapeOf(value)
  const { id, isNew } = to.introduce(key)
  const handle = { $: 'handle', id: to.handleOf(value), shape: id }
  return isNew ? { ...handle, members: shape } : handle
}

export function encodeError(error: unknown): Wire {
  return error instanceof Error
    ? { $: 'error', name: error.name, message: error.message }
    : { $: 'error', name: 'Error', message: String(error) }
}

/** A sandbox value on its way out. */
export function decode(value: Wire, buffers: readonly Uint8Array[], from: References): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => decode(item, buffers, from))
  switch (value.$) {
    case undefined:
      return decodeObject(value, buffers, from)
    case 'object':
      return decodeObject(value.value as Record<string, Wire>, buffers, from)
    case 'undefined':
      return undefined
    case 'number':
      return Number(value.value)
    case 'mixed':
      return MIXED
    case 'bytes':
      return buffers[Number(value.index)]
    case 'date':
      return new Date(Number(value.value))
    case 'error':
      return decodeError(value)
    case 'handle':
      return from.objectOf(Number(value.id))
    case 'function':
      return from.guestFunction(Number(value.id))
    default:
      throw new TypeError(`The sandbox sent a value of an unknown kind, ${JSON.stringify(value.$)}`)
  }
}

function decodeObject(
  value: Record<string, Wire>,
  buffers: readonly Uint8Array[],
  from: References
): object {
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, decode(item, buffers, from)])
  )
}

export function decodeError(value: Wire): Error {
  const { name, message, stack } = value as Record<string, string>
  const error = name === 'TypeError' ? new TypeError(message) : new Error(message)
  if (name) error.name = name
  if (stack) error.stack = `${error.name}: ${error.message}\n${stack}`
  return error
}
