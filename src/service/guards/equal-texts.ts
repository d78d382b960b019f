/** Compares two secrets without telling by its duration where they differ. */
export function equalTexts(a: string, b: string): boolean {
  let difference = a.length ^ b.length
  for (let i = 0; i < a.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i % b.length || 0)
  return difference === 0
}
