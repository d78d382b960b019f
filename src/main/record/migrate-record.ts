/** The version of the record that this build writes. */
const RECORD_VERSION = 1

export type Migration = { state: 'current'; record: unknown } | { state: 'newer' }

/**
 * Brings a record of any earlier version to the present one; the schema decides whether it is whole.
 * Version 1 is the first, so today there is nothing to bring forward.
 */
export function migrateRecord(stored: unknown): Migration {
  const version = versionOf(stored)
  return version !== null && version > RECORD_VERSION
    ? { state: 'newer' }
    : { state: 'current', record: stored }
}

function versionOf(stored: unknown): number | null {
  if (typeof stored !== 'object' || stored === null || !('version' in stored)) return null
  return typeof stored.version === 'number' ? stored.version : null
}
