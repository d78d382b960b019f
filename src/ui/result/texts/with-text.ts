import type { StoredResult, TextKind } from '../../../bridge'

/** A result with a text of it replaced, as the main thread keeps it. */
export function withText(
  result: StoredResult,
  kind: TextKind,
  markdown: string,
  briefHash?: string | null
): StoredResult {
  const record = { ...result.record }
  if (briefHash === null) delete record.briefHash
  else if (briefHash !== undefined) record.briefHash = briefHash
  return { ...result, record, texts: { ...result.texts, [kind]: markdown } }
}
