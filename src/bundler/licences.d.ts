export type Use = 'plugin' | 'service' | 'tools'

export interface Row {
  name: string
  version: string
  /** As SPDX writes it. */
  licence: string
  use: Use
}

interface Lockfile {
  packages: Record<
    string,
    { name?: string; version?: string; license?: string; dev?: boolean; link?: boolean }
  >
}

export function isAllowed(licence: unknown, use: Use): boolean
export function listLicences(lock: Lockfile, bundled: readonly string[]): Row[]
