import { words } from './words'

/** Why two metadata keys cannot be used together; null when they can. Empty ones are not sent. */
export function checkKeys(audience: string, brand: string): string | null {
  const taken = ['description', 'goal'].find((key) => key === audience || key === brand)
  if (taken !== undefined) return words().keyTaken(taken)
  if (audience !== '' && audience === brand) return words().sameKeys
  return null
}

/** Reads the highest ad visibility score as typed: null for none. What is no number above 0 is refused. */
export function readScoreMax(
  typed: string
): { ok: true; value: number | null } | { ok: false; message: string } {
  const text = typed.trim()
  if (text === '') return { ok: true, value: null }
  const value = Number(text)
  if (Number.isFinite(value) && value > 0) return { ok: true, value }
  return { ok: false, message: words().badScoreMax }
}

/** Why a resource type cannot be used; null when it can. */
export function checkResourceType(type: string): string | null {
  if (type === '') return words().noType
  return /^\.{1,2}$/.test(type) ? words().badType : null
}
