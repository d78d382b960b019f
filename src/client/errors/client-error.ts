import { type ErrorFacts, GlanceError } from '../../errors'
import { type ErrorKind, type ErrorName, type ErrorRow, ERRORS } from './table'
import { type HolesOf, words } from './words'

/** Facts of one failure: those in its sentences, and those that differ from its row. */
type FactsOf<Name extends ErrorName> = Record<HolesOf<Name>, string | number> &
  Partial<Pick<ErrorFacts, 'message' | 'sent' | 'status' | 'retryAfterMs'>> & {
    code?: string | null
    /** Overrides the row's kind; the row then gives only the sentences. */
    kind?: ErrorKind
  }

type Arguments<Name extends ErrorName> = [HolesOf<Name>] extends [never]
  ? [facts?: FactsOf<Name>]
  : [facts: FactsOf<Name>]

/** A failure of the client, in the current language. */
export function clientError<Name extends ErrorName>(
  name: Name,
  ...[facts]: Arguments<Name>
): GlanceError {
  const row: ErrorRow = facts?.kind === undefined ? ERRORS[name] : {}
  const kind = facts?.kind ?? row.kind ?? name
  const code = facts?.code ?? row.code ?? kind
  const message = fill(words().messages[name], { ...facts })
  const advice = fill(adviceOn(name), { ...facts })
  if (kind === 'invalid_input') return invalidInput(code, message, advice)
  return new GlanceError({ sent: 'yes', ...row, message, advice, ...facts, code, kind })
}

/** The error for input that breaks the interface's rules and was not sent. */
export function invalidInput(code: string, fault: string, advice: string): GlanceError {
  const message = words().nothingSent(fault)
  return new GlanceError({ kind: 'invalid_input', code, sent: 'no', message, advice, fault })
}

function adviceOn(name: ErrorName): string {
  const advice: Readonly<Record<string, string>> = words().advice
  const row: ErrorRow = ERRORS[name]
  return advice[name] ?? advice[row.kind ?? name] ?? ''
}

function fill(text: string, facts: Readonly<Record<string, unknown>>): string {
  return text.replace(/\{(\w+)\}/g, (_, hole: string) => String(facts[hole]))
}

/** Whether a value is an error of the client, of one of these kinds if any are given. */
export function isClientError(
  error: unknown,
  ...kinds: readonly ErrorKind[]
): error is GlanceError & { readonly kind: ErrorKind } {
  if (!(error instanceof GlanceError) || error.kind === null) return false
  return kinds.length === 0 || kinds.some((kind) => kind === error.kind)
}
