import { parseUrl } from '../../client'

/** Why an address cannot be captured; `words` has a sentence for each. */
type AddressFault = 'empty' | 'incomplete' | 'notWeb' | 'signIn'

type ParsedPageUrl = { ok: true; url: string; title: string } | { ok: false; fault: AddressFault }

const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i
const TITLE_MAX = 120

/** Parses a typed address; adds https:// where it has no scheme. */
export function parsePageUrl(typed: string): ParsedPageUrl {
  const text = typed.trim()
  if (text === '') return refuse('empty')
  const whole = SCHEME.test(text) ? text : `https://${text}`
  const url = parseUrl(whole)
  if (url === null) return refuse('incomplete')
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return refuse('notWeb')
  // A host without a dot exists in one network at most.
  if (!/[.:]/.test(url.hostname.replace(/\.$/, ''))) return refuse('incomplete')
  if (url.username !== '' || url.password !== '') return refuse('signIn')
  return { ok: true, url: url.href, title: titleOf(url) }
}

/** Host and path, without the query: it may hold a token. */
function titleOf({ host, pathname }: URL): string {
  const title = host + (pathname === '/' ? '' : pathname)
  return title.length > TITLE_MAX ? `${title.slice(0, TITLE_MAX - 1)}…` : title
}

function refuse(fault: AddressFault): ParsedPageUrl {
  return { ok: false, fault }
}
