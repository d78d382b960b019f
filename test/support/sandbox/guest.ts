/**
 * The sandbox's half of the membrane, as a script: a function of the host's one entry point. Values
 * cross as JSON with marks (`{ $: kind }`) and a list of byte buffers. It must stay within ES2020 and
 * keeps its own references to built-ins, so that a plugin cannot change how values cross.
 */
export const GUEST = String.raw`(function (host) {
  'use strict'
  const { stringify, parse } = JSON
  const { isArray } = Array
  const { keys, getPrototypeOf } = Object
  const plain = Object.prototype
  const mixed = Symbol('figma.mixed')
  const functions = new Map(), functionIds = new Map()
  const proxies = new Map(), proxyIds = new WeakMap()
  const waiting = new Map()
  const shapes = new Map()
  let nextFunction = 1

  function encode(value, buffers, depth) {
    switch (typeof value) {
      case 'undefined': return { $: 'undefined' }
      case 'number': return isFinite(value) ? value : { $: 'number', value: String(value) }
      case 'string': case 'boolean': return value
      case 'symbol': {
        if (value === mixed) return { $: 'mixed' }
        throw new TypeError('Cannot unwrap symbol')
      }
      case 'bigint': throw new TypeError('Cannot unwrap bigint')
      case 'function': return { $: 'function', id: idOf(value) }
    }
    if (value === null) return null
    if (proxyIds.has(value)) return { $: 'handle', id: proxyIds.get(value) }
    if (depth > 200) throw new TypeError('Cannot unwrap a circular or too deeply nested object')
    if (value instanceof Uint8Array) {
      buffers.push(value.buffer.slice(value.byteOffset, value.byteOffset + value.byteLength))
      return { $: 'bytes', index: buffers.length - 1 }
    }
    if (isArray(value)) return value.map((item) => encode(item, buffers, depth + 1))
    if (value instanceof Error) return { $: 'error', name: value.name, message: value.message, stack: value.stack }
    if (value instanceof Date) return { $: 'date', value: value.getTime() }
    if (value instanceof Promise) return { $: 'undefined' }
    if (value instanceof ArrayBuffer || ArrayBuffer.isView(value) || value instanceof Map || value instanceof Set) {
      throw new TypeError('Cannot unwrap ' + value.constructor.name + ': of binary types only Uint8Array crosses')
    }
    const copy = {}
    for (const key of keys(value)) copy[key] = encode(value[key], buffers, depth + 1)
    return '$' in copy ? { $: 'object', value: copy } : copy
  }

  function decode(value, buffers) {
    if (typeof value !== 'object' || value === null) return value
    if (isArray(value)) return value.map((item) => decode(item, buffers))
    switch (value.$) {
      case undefined: return decodeObject(value, buffers)
      case 'object': return decodeObject(value.value, buffers)
      case 'undefined': return undefined
      case 'number': return Number(value.value)
      case 'mixed': return mixed
      case 'bytes': return new Uint8Array(buffers[value.index])
      case 'date': return new Date(value.value)
      case 'error': return toError(value)
      case 'handle': return proxyFor(value)
      case 'function': return (...args) => ask('invoke', { id: value.id, args })
      case 'promise': return new Promise((resolve, reject) => waiting.set(value.id, { resolve, reject }))
    }
  }

  function decodeObject(value, buffers) {
    const object = {}
    for (const key of keys(value)) object[key] = decode(value[key], buffers)
    return object
  }

  function toError({ name, message }) {
    const error = name === 'TypeError' ? new TypeError(message) : new Error(message)
    if (name !== error.name) error.name = name
    return error
  }

  function ask(op, payload) {
    const buffers = []
    const encoded = {}
    for (const key of keys(payload)) {
      encoded[key] = key === 'args' || key === 'value' ? encode(payload[key], buffers, 0) : payload[key]
    }
    const answer = host(op, stringify(encoded), buffers)
    const { thrown, value } = parse(answer.json)
    if (thrown) throw toError(thrown)
    return decode(value, answer.buffers)
  }

  function idOf(fn) {
    let id = functionIds.get(fn)
    if (id === undefined) {
      id = nextFunction++
      functionIds.set(fn, id)
      functions.set(id, fn)
    }
    return id
  }

  const kindOf = ({ kinds }, key) =>
    typeof key === 'string' && plain.hasOwnProperty.call(kinds, key) ? kinds[key] : undefined

  function methodOf(target, key) {
    const { id, methods } = target
    if (methods === null) target.methods = { [key]: (...args) => ask('call', { id, key, args }) }
    else if (methods[key] === undefined) methods[key] = (...args) => ask('call', { id, key, args })
    return target.methods[key]
  }

  // One for all: a page has thousands of nodes.
  const handler = {
    get(target, key) {
      const { id } = target
      const kind = kindOf(target, key)
      if (kind === 'method') return methodOf(target, key)
      if (kind === 'value') return ask('get', { id, key })
      if (typeof key === 'string' && !(key in plain)) return ask('missing', { id, key })
      return plain[key]
    },
    set(target, key, value) {
      const { id } = target
      const kind = kindOf(target, key)
      if (kind === undefined && typeof key === 'string') ask('missing', { id, key })
      if (kind !== 'value') throw new TypeError("Cannot add property " + String(key) + ", object is not extensible")
      ask('set', { id, key, value })
      return true
    },
    has: (target, key) => kindOf(target, key) !== undefined,
    ownKeys: () => [],
    getOwnPropertyDescriptor: () => undefined,
    deleteProperty: () => false,
    defineProperty: () => false,
    setPrototypeOf: () => false,
    preventExtensions: () => false
  }

  function proxyFor({ id, shape, members }) {
    const known = proxies.get(id)
    if (known) return known
    if (members) shapes.set(shape, members)
    const proxy = new Proxy({ id, kinds: shapes.get(shape), methods: null }, handler)
    proxies.set(id, proxy)
    proxyIds.set(proxy, id)
    return proxy
  }

  function describe(error) {
    return error instanceof Error
      ? { $: 'error', name: error.name, message: error.message, stack: error.stack }
      : { $: 'error', name: 'Error', message: String(error), stack: '' }
  }

  function call(id, json, buffers) {
    const out = []
    try {
      const result = functions.get(id)(...decode(parse(json), buffers))
      return { json: stringify({ value: encode(result, out, 0) }), buffers: out }
    } catch (error) {
      return { json: stringify({ thrown: describe(error) }), buffers: [] }
    }
  }

  function settle(id, ok, json, buffers) {
    const { resolve, reject } = waiting.get(id)
    waiting.delete(id)
    const value = decode(parse(json), buffers)
    if (ok) resolve(value)
    else reject(value)
  }

  function printable(value) {
    try {
      encode(value, [], 0)
      return typeof value === 'function' ? String(value) : value
    } catch (error) {
      return String(value)
    }
  }

  function define(json) {
    const globals = decode(parse(json), [])
    for (const level of keys(globals.console)) {
      const write = globals.console[level]
      globals.console[level] = (...values) => write(...values.map(printable))
    }
    for (const key of keys(globals)) {
      Object.defineProperty(globalThis, key, { value: globals[key], writable: true, enumerable: false, configurable: true })
    }
  }

  return { call, settle, define }
})`
