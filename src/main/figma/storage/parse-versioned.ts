import * as v from 'valibot'
import { parseJson } from '../../../interface'

/** The version of everything that this build writes into a file. */
const VERSION = 1

export type Versioned<T> =
  | { state: 'none' }
  | { state: 'found'; value: T }
  /** A later Glance can read it. */
  | { state: 'newer' }
  /** Damaged: no version can read it. */
  | { state: 'broken' }

/**
 * Versioned JSON as kept in plugin data, where an absent entry is the empty text. Never throws. An entry of
 * a later version is distinguished from a damaged one, so that nothing overwrites it.
 */
export function parseVersioned<S extends v.GenericSchema>(
  text: string,
  schema: S
): Versioned<v.InferOutput<S>> {
  return text === '' ? { state: 'none' } : readVersioned(readJson(text), schema)
}

/** The same for a value that is kept as it is. */
export function readVersioned<S extends v.GenericSchema>(
  stored: unknown,
  schema: S
): Exclude<Versioned<v.InferOutput<S>>, { state: 'none' }> {
  if ((versionOf(stored) ?? 0) > VERSION) return { state: 'newer' }
  const parsed = v.safeParse(schema, stored)
  return parsed.success ? { state: 'found', value: parsed.output } : { state: 'broken' }
}

/** undefined for text that is not JSON, which no schema accepts. */
function readJson(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

function versionOf(stored: unknown): number | null {
  if (typeof stored !== 'object' || stored === null || !('version' in stored)) return null
  return typeof stored.version === 'number' ? stored.version : null
}
