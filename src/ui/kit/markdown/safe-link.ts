const ALLOWED = new Set(['https:', 'mailto:'])

/** The address of a link that may be opened, or null: https and mailto only, without sign-in data. */
export function safeLink(href: string): string | null {
  try {
    const url = new URL(href)
    return ALLOWED.has(url.protocol) && url.username === '' && url.password === '' ? url.href : null
  } catch {
    // Not an absolute address.
    return null
  }
}
