/** Marks objects that cross into the sandbox as handles, not as copies; and says what they lack. */
const LIVE = Symbol('live')

interface LiveOptions {
  /** Named in the errors for what is not provided. */
  name: string
  /** Members of Figma's that this host lacks: reading one throws. Others read as undefined. */
  missing: (member: string) => boolean
}

/** Where it is not said what is missing, all else is, but `then`, which promises ask for. */
export function live<T extends object>(
  target: T,
  {
    name,
    missing = (member) => member !== 'then'
  }: Partial<LiveOptions> & Pick<LiveOptions, 'name'>
): T {
  Object.defineProperty(target, LIVE, { value: { name, missing } })
  return target
}

export function liveOptions(value: object): LiveOptions | undefined {
  return (value as { [LIVE]?: LiveOptions })[LIVE]
}

export function notProvided(name: string, member: string): Error {
  return new Error(`${name}.${member} is not provided by this host, which is not Figma.`)
}

/** Kind by member, of all that a live object has itself or from its prototypes. */
type Shape = Record<string, 'method' | 'value'>

const shapes = new WeakMap<object, Shape>()

/** The members of a live object. Objects of one prototype share their shape. */
export function shapeOf(object: object): { key: object; shape: Shape } {
  const own = Object.getOwnPropertyNames(object)
  const prototype: unknown = Object.getPrototypeOf(object)
  const key = own.length === 0 && isObject(prototype) ? prototype : object
  const known = shapes.get(key)
  if (known) return { key, shape: known }
  const shape: Shape = {}
  for (
    let at: unknown = key;
    isObject(at) && at !== Object.prototype;
    at = Object.getPrototypeOf(at)
  ) {
    for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(at))) {
      if (name === 'constructor' || Object.hasOwn(shape, name)) continue
      const isMethod = typeof (descriptor.value as unknown) === 'function'
      shape[name] = isMethod ? 'method' : 'value'
    }
  }
  shapes.set(key, shape)
  return { key, shape }
}

export function isLive(value: object): boolean {
  return LIVE in value
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
