import { parseUrl } from '../../client'
import { words } from './words'

type BaseUrlCheck = { ok: true; url: string; hint: string | null } | { ok: false; message: string }

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** Reads the address of a service as typed: HTTPS, loopback excepted, without sign-in or query. */
export function checkBaseUrl(typed: string): BaseUrlCheck {
  const text = typed.trim()
  if (text === '') return refuse(words().address.missing)
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return refuse(words().address.noScheme)
  const url = parseUrl(text)
  if (url === null) return refuse(words().address.incomplete)
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    return refuse(words().address.otherScheme)
  if (url.protocol === 'http:' && !LOOPBACK.test(url.hostname))
    return refuse(words().address.unprotected)
  if (url.username !== '' || url.password !== '') return refuse(words().address.signIn)
  if (url.search !== '' || url.hash !== '') return refuse(words().address.query)
  const path = url.pathname.replace(/\/+$/, '')
  const hint = /\/v\d+$/.test(path) ? null : words().address.noVersion
  return { ok: true, url: url.origin + path, hint }
}

function refuse(message: string): BaseUrlCheck {
  return { ok: false, message }
}
