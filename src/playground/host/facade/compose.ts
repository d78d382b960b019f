import { perform, strict } from './api-object'
import { CORE, type NodeObject } from './node-core'
import type { Session } from './session'

const METADATA = new Set(['setSharedPluginData', 'setRelaunchData'])
const CHANGES = new Set([
  'remove',
  'appendChild',
  'insertChild',
  'resize',
  'resizeWithoutConstraints',
  'clone',
  'createInstance',
  'detachInstance',
  'setExplicitVariableModeForCollection'
])
/** Selecting is no change of the document. */
const ALWAYS = new Set(['set_selection'])
/** Members that work on a removed node. */
const OF_GONE = new Set(['get_removed', 'toString'])

/** One prototype out of mixins: every member checks the node and the user's rights, and names itself in errors as Figma's do. */
export function composePrototype(
  type: string,
  mixins: readonly object[],
  isMissing: (member: string) => boolean
): object {
  const prototype: object = {}
  for (const mixin of mixins) {
    for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(mixin))) {
      Object.defineProperty(prototype, name, guarded(name, descriptor))
    }
  }
  return strict(prototype, type, isMissing)
}

function guarded(name: string, descriptor: PropertyDescriptor): PropertyDescriptor {
  const { get, set, value } = descriptor as TypedPropertyDescriptor<unknown> & Accessors
  if (typeof value === 'function') {
    const method = value as (...args: unknown[]) => unknown
    const need = METADATA.has(name) ? 'metadata' : CHANGES.has(name) ? 'edit' : null
    return { value: guard(name, need, method), enumerable: true, configurable: true }
  }
  return {
    get: guard(`get_${name}`, null, get ?? (() => value)),
    set: guard(`set_${name}`, ALWAYS.has(`set_${name}`) ? null : 'edit', set ?? readOnly),
    enumerable: true,
    configurable: true
  }
}

/** A descriptor's accessors, with the `this` that composed members get. */
interface Accessors {
  get?: (this: NodeObject) => unknown
  set?: (this: NodeObject, value: unknown) => unknown
}

function readOnly(): never {
  throw new TypeError('no setter for property')
}

function guard(
  label: string,
  need: 'edit' | 'metadata' | null,
  run: (this: NodeObject, ...args: unknown[]) => unknown
): (this: NodeObject, ...args: unknown[]) => unknown {
  return function (...args) {
    const core = this[CORE]
    const { session } = core
    return perform(session, label, () => {
      if (!OF_GONE.has(label)) core.assertExists()
      const { rights } = session
      if (need !== null && rights !== 'edit' && rights !== need) throw new Error(READ_ONLY)
      return run.apply(this, args)
    })
  }
}

const READ_ONLY = 'The document cannot be changed: this is Dev Mode or a view-only file'

export function assertEditable({ rights }: Session): void {
  if (rights !== 'edit') throw new Error(READ_ONLY)
}
