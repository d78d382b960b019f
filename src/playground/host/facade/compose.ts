import { perform, strict } from './api-object'
import { CORE, type NodeCore, type NodeObject } from './node-core'
import type { Members } from './nodes/members'
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

/** One prototype out of tables: every member checks the node and the user's rights, and names itself in errors as Figma's do. */
export function composePrototype(
  type: string,
  tables: readonly object[],
  isMissing: (member: string) => boolean
): object {
  const members = tables.flatMap((table) =>
    Object.entries(table as Members<Record<string, unknown>>)
  )
  const prototype = {}
  for (const [name, member] of members) {
    Object.defineProperty(prototype, name, {
      ...guarded(name, member),
      enumerable: true,
      configurable: true
    })
  }
  return strict(prototype, type, isMissing)
}

type Run = (core: NodeCore, ...args: unknown[]) => unknown
type Member = Members<Record<string, unknown>>[string]

function guarded(name: string, member: Member): PropertyDescriptor {
  if (typeof member === 'function') {
    const need = METADATA.has(name) ? 'metadata' : CHANGES.has(name) ? 'edit' : null
    return { value: guard(name, need, member) }
  }
  const { get, set = readOnly } = member!
  const need = ALWAYS.has(`set_${name}`) ? null : 'edit'
  return {
    get: guard(`get_${name}`, null, (core) => get(core, name)),
    set: guard(`set_${name}`, need, (core, value) => set(core, value, name))
  }
}

function readOnly(): never {
  throw new TypeError('no setter for property')
}

function guard(
  label: string,
  need: 'edit' | 'metadata' | null,
  run: Run
): (this: NodeObject, ...args: unknown[]) => unknown {
  return function (...args) {
    const core = this[CORE]
    return perform(core.session, label, () => {
      if (!OF_GONE.has(label)) core.assertExists()
      const { rights } = core.session
      if (need !== null && rights !== 'edit' && rights !== need) throw new Error(READ_ONLY)
      return run(core, ...args)
    })
  }
}

const READ_ONLY = 'The document cannot be changed: this is Dev Mode or a view-only file'

export function assertEditable({ rights }: Session): void {
  if (rights !== 'edit') throw new Error(READ_ONLY)
}
