import { clientError } from '../errors'

/** The checked base URL without a trailing slash, its host for messages. */
export interface ServiceAddress {
  base: string
  host: string
}

/**
 * Checks and normalises a base URL: HTTPS (plain HTTP on loopback only), no credentials, no query, no
 * fragment. Throws `invalid_address` or `insecure_address`; neither repeats the address, which may
 * hold a secret pasted by mistake.
 */
export function parseBaseUrl(text: string): ServiceAddress {
  const trimmed = text.trim()
  if (trimmed === '') throw clientError('address_empty')
  if (!/^https?:\/\//i.test(trimmed)) throw clientError('address_without_scheme')
  const url = parseUrl(trimmed)
  if (url === null) throw clientError('address_unreadable')
  if (hasCredentials(url)) throw clientError('address_with_credentials')
  if (trimmed.includes('?')) throw clientError('address_with_query')
  if (trimmed.includes('#')) throw clientError('address_with_fragment')
  if (!isSecure(url)) throw clientError('insecure_service')
  return { base: url.origin + url.pathname.replace(/\/+$/, ''), host: url.host }
}

/** Checks a link into storage: HTTPS or loopback, no credentials. `of` says what it leads to. */
export function parseLink(text: string, of: 'picture' | 'upload'): URL {
  const url = parseUrl(text)
  if (url === null || hasCredentials(url) || !isSecure(url)) throw clientError(`insecure_${of}`)
  return url
}

function hasCredentials({ username, password }: URL): boolean {
  return username !== '' || password !== ''
}

/** Parses an absolute address; null for any other text. Safari 16 has no `URL.canParse`. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    // The parser's message would repeat the address.
    return null
  }
}

function isSecure(url: URL): boolean {
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))
}

/** The URL parser has already brought IPv4 and IPv6 into their canonical forms. */
function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname)
}
