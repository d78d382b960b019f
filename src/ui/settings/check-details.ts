/** Why two metadata keys cannot be used together; null when they can. Empty ones are not sent. */
export function checkKeys(audience: string, brand: string): string | null {
  const taken = ['description', 'goal'].find((key) => key === audience || key === brand)
  if (taken !== undefined) return `“${taken}” is the key of another text of the brief.`
  if (audience !== '' && audience === brand) return 'Audience and brand need different keys.'
  return null
}

/** Why a resource type cannot be used; null when it can. */
export function checkResourceType(type: string): string | null {
  if (type === '') return 'Enter a type, such as screenshot.'
  return /^\.{1,2}$/.test(type) ? 'This is not a type.' : null
}
