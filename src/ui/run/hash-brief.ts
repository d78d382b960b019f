import { type Brief, filledBrief, isBlank } from '../../file'

/** SHA-256 of what a brief says, hexadecimal; null when it says nothing. */
export async function hashBrief(
  brief: Brief | null,
  hash: (bytes: Uint8Array) => Promise<string>
): Promise<string | null> {
  if (isBlank(brief)) return null
  return hash(new TextEncoder().encode(JSON.stringify(filledBrief(brief))))
}
