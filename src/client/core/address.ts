import { type AddressOf, insecureAddress, invalidAddress } from '../errors'

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
  if (trimmed === '') throw invalidAddress('empty')
  if (!/^https?:\/\//i.test(trimmed)) throw invalidAddress('noScheme')
  const url = parseUrl(trimmed)
  if (url === null) throw invalidAddress('invalid')
  if (url.username !== '' || url.password !== '') {
    throw invalidAddress('credentials')
  }
  if (trimmed.includes('?')) throw invalidAddress('query')
  if (trimmed.includes('#')) throw invalidAddress('fragment')
  if (!isSecure(url)) throw insecureAddress('service')
  return { base: url.origin + url.pathname.replace(/\/+$/, ''), host: url.host }
}

/** Checks a link into storage: HTTPS or loopback, no credentials. `of` says what it leads to. */
export function parseLink(text: string, of: AddressOf = 'picture'): URL {
  const url = parseUrl(text)
  if (url?.username !== '' || url.password !== '' || !isSecure(url)) {
    throw insecureAddress(of)
  }
  return url
}

/** An absolute address; null where the text is none. `URL.canParse` would say it, but not in Safari 16. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    // The parser's message repeats the address; the caller says what is wrong in its own words.
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
