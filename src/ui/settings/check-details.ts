/** Why two metadata keys cannot be used together; null when they can. Empty ones are not sent. */
export function checkKeys(audience: string, brand: string): string | null {
  const taken = ['description', 'goal'].find((key) => key === audience || key === brand)
  if (taken !== undefined) return `“${taken}” is the key of another text of the brief.`
  if (audience !== '' && audience === brand) return 'Audience and brand need different keys.'
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
  return { ok: false, message: 'Enter a number above 0, such as 1 or 100.' }
}

/** Why a resource type cannot be used; null when it can. */
export function checkResourceType(type: string): string | null {
  if (type === '') return 'Enter a type, such as screenshot.'
  return /^\.{1,2}$/.test(type) ? 'This is not a type.' : null
}
