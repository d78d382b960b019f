export type ParsedPageUrl =
  { ok: true; url: string; title: string } | { ok: false; message: string }

const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i
const TITLE_MAX = 120

/** Reads the address of a page as typed; https:// is added where nothing stands. */
export function parsePageUrl(typed: string): ParsedPageUrl {
  const text = typed.trim()
  if (text === '') return refuse('Enter the address of a page, for example example.com/pricing.')
  const whole = SCHEME.test(text) ? text : `https://${text}`
  if (!URL.canParse(whole)) return refuse(INCOMPLETE)
  const url = new URL(whole)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    return refuse('Only https:// and http:// addresses can be captured.')
  }
  // A name without a dot is known in one network at most.
  if (!/[.:]/.test(url.hostname.replace(/\.$/, ''))) return refuse(INCOMPLETE)
  if (url.username !== '' || url.password !== '') {
    return refuse('Leave names and passwords out of the address.')
  }
  return { ok: true, url: url.href, title: titleOf(url) }
}

const INCOMPLETE = 'This is not a whole web address, such as example.com/pricing.'

/** Host and path: what comes after may hold a token, and is nobody else’s business. */
function titleOf({ host, pathname }: URL): string {
  const title = host + (pathname === '/' ? '' : pathname)
  return title.length > TITLE_MAX ? `${title.slice(0, TITLE_MAX - 1)}…` : title
}

function refuse(message: string): ParsedPageUrl {
  return { ok: false, message }
}
