import type { Session } from './session'

/** Marks objects of Figma's API, which no message can carry. */
const API = Symbol('api')

const plain: object = Object.prototype

/**
 * An object of Figma's API with these members, as `session` has them: each names itself in its errors as Figma's do, throws
 * once the plugin has closed, and then leaves promises pending. Reading what this host lacks throws.
 */
export function apiObject<T extends object>(session: Session, name: string, members: T): T {
  const object = Object.defineProperties({}, wrapped(session, members)) as T
  return strict(object, name, () => true)
}

function wrapped(session: Session, members: object): PropertyDescriptorMap {
  const entries = Object.entries(Object.getOwnPropertyDescriptors(members))
  return Object.fromEntries(
    entries.map(([name, descriptor]) => [name, wrap(session, name, descriptor)])
  )
}

function wrap(session: Session, name: string, descriptor: PropertyDescriptor): PropertyDescriptor {
  const { value, get, set } = descriptor as TypedPropertyDescriptor<unknown>
  if (typeof value === 'function') {
    const method = value as (...args: unknown[]) => unknown
    return { value: (...args: unknown[]) => perform(session, name, () => method(...args)) }
  }
  // What a plugin is, such as `figma.editorType`: Figma's own samples read it after they have closed.
  if (!get && typeof value !== 'object') return descriptor
  return {
    get: () => perform(session, `get_${name}`, get ?? (() => value)),
    ...(set && { set: (next: unknown) => perform(session, `set_${name}`, () => set(next)) })
  }
}

/** Runs a member of the API for a plugin, while it is open. */
export function perform<T>(session: Session, label: string, run: () => T): T {
  if (session.closed) {
    throw new Error('The plugin is closed: the plugin API can no longer be used')
  }
  const result = named(label, run)
  return result instanceof Promise ? (whileOpen(session, result) as T) : result
}

/** A promise that stays pending once the plugin has closed. */
function whileOpen(session: Session, promise: Promise<unknown>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const unlessClosed =
      <V>(settle: (value: V) => void) =>
      (value: V): void => {
        if (!session.closed) settle(value)
      }
    promise.then(unlessClosed(resolve), unlessClosed(reject))
  })
}

/** Runs a member of the API; what it throws or rejects with begins with `in <label>:` as in Figma. */
function named<T>(label: string, run: () => T): T {
  const prefixed = (error: unknown): Error => {
    const message = error instanceof Error ? error.message : String(error)
    const text = /^in \w+: /.test(message) ? message : `in ${label}: ${message}`
    return error instanceof TypeError ? new TypeError(text) : new Error(text)
  }
  try {
    const result = run()
    if (!(result instanceof Promise)) return result
    return result.catch((error: unknown) => {
      throw prefixed(error)
    }) as T
  } catch (error) {
    throw prefixed(error)
  }
}

/** Makes an object of the API throw where a member is read or set that is missing in this host. */
export function strict<T extends object>(
  object: T,
  name: string,
  isMissing: (member: string) => boolean
): T {
  const check = (member: string | symbol): void => {
    // Promises ask for `then`.
    if (typeof member !== 'string' || member in plain || member === 'then') return
    if (!isMissing(member)) return
    throw new Error(`${name}.${member} is not provided by this host, which is not Figma.`)
  }
  const lacking = new Proxy(plain, {
    get(_, member): unknown {
      check(member)
      return Reflect.get(plain, member)
    },
    set(_, member) {
      check(member)
      throw new TypeError(`Cannot add property ${String(member)}, object is not extensible`)
    }
  })
  Object.setPrototypeOf(object, lacking)
  return Object.defineProperty(object, API, { value: true })
}

export function isApiObject(value: object): boolean {
  return API in value
}
