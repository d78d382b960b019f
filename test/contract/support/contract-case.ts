import type { TestOptions } from 'vitest'

/** The fifteen endpoints of the interface, and what belongs to all of them. */
export const ENDPOINTS = [
  'every endpoint',
  'GET /',
  'POST /analyses',
  'GET /analyses/{id}',
  'POST /analyses/video',
  'GET /analyses/video/{id}',
  'GET /upload-urls',
  'POST /ad-visibility',
  'GET /ad-visibility/{id}',
  'POST /analyses/summary/{id}',
  'GET /analyses/summary/{id}',
  'POST /analyses/recommendations/{id}',
  'GET /analyses/recommendations/{id}',
  'PUT /update-meta/screenshot/{id}',
  'GET /tag-search/{resource_type}',
  'GET /tag-summary',
  'storage links',
  'typed client'
] as const

export type Endpoint = (typeof ENDPOINTS)[number]

export interface ContractCase {
  endpoint: Endpoint
  /** Short: a state or status with its code, such as `410 resource_gone`, or what is at its limit. */
  state: string
}

declare module 'vitest' {
  interface TaskMeta {
    contract?: ContractCase
  }
}

/**
 * Second argument of a contract test: its row in the contract's table. Tests may share a row; the column
 * is the provider that the outermost `describe.each(PROVIDERS)` ends its name with.
 *
 *   it('is gone after an hour', contractCase('GET /analyses/{id}', '410 resource_gone'), async () => …)
 */
export function contractCase(endpoint: Endpoint, state: string): TestOptions {
  return { meta: { contract: { endpoint, state } } }
}
