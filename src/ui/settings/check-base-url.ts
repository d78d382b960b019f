import { parseBaseUrl } from '../../client'
import { toErrorData } from '../../errors'
import { words } from './words'

type BaseUrlCheck = { ok: true; url: string; hint: string | null } | { ok: false; message: string }

/** Reads the address of a service as typed, as its client does. */
export function checkBaseUrl(typed: string): BaseUrlCheck {
  try {
    const { base: url } = parseBaseUrl(typed)
    return { ok: true, url, hint: /\/v\d+$/.test(url) ? null : words().noVersion }
  } catch (error) {
    const { message, advice } = toErrorData(error)
    return { ok: false, message: `${message} ${advice}` }
  }
}
