import { clientError, type ErrorName, ERRORS } from '../../../src/client'
import { PAGE_CODES, PICTURE_CODES } from '../../../src/client/errors/table'
import { type HolesOf, words } from '../../../src/client/errors/words'
import type { GlanceError } from '../../../src/errors'

export const ERROR_NAMES = Object.keys(ERRORS) as ErrorName[]

/** Statuses of errors whose row has none and whose sentence names it. */
const STATUS: Partial<Record<ErrorName, number>> = { not_json: 200, service_down: 502 }

/** An error with these facts in its sentences, and the status and the code that it may have. */
export function exampleOf(
  name: ErrorName,
  facts: Readonly<Record<Exclude<HolesOf<ErrorName>, 'status'>, string>>
): GlanceError {
  const isStated = words().messages[name].includes('{status}')
  const status = isStated ? { status: STATUS[name] ?? 403 } : {}
  const code = name in PAGE_CODES || name in PICTURE_CODES ? name : null
  return clientError(name, { ...facts, ...status, code } as never)
}
