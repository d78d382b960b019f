/**
 * Bytes of a base64 text, read as browsers do (WHATWG forgiving-base64): white space is ignored, padding
 * may be missing, anything else outside the standard alphabet is refused. Returns null when it is refused,
 * as it is for `data:` addresses and the URL-safe alphabet.
 */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> | null {
  let binary: string
  try {
    binary = atob(text)
  } catch {
    return null
  }
  const bytes = new Uint8Array(binary.length)
  for (let i = 0; i < bytes.length; i++) bytes[i] = binary.charCodeAt(i)
  return bytes
}
