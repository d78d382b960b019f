export type BaseUrlCheck =
  { ok: true; url: string; hint: string | null } | { ok: false; message: string }

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** Reads the address of a service as typed: HTTPS, loopback excepted, without sign-in or query. */
export function checkBaseUrl(typed: string): BaseUrlCheck {
  const text = typed.trim()
  if (text === '') return refuse('Enter the address your provider gave you.')
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) {
    return refuse('Start the address with https://, for example https://api.example.com/v2.')
  }
  if (!URL.canParse(text)) return refuse('This is not a complete web address.')
  const url = new URL(text)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    return refuse('Only https:// addresses work here.')
  }
  if (url.protocol === 'http:' && !LOOPBACK.test(url.hostname)) {
    return refuse(
      'Use HTTPS: start the address with https://. Plain http:// would send your key and design unprotected.'
    )
  }
  if (url.username !== '' || url.password !== '') {
    return refuse('Leave names and passwords out of the address; the key has its own field.')
  }
  if (url.search !== '' || url.hash !== '') {
    return refuse('Leave out everything from “?” or “#” on; the key has its own field.')
  }
  const path = url.pathname.replace(/\/+$/, '')
  return { ok: true, url: url.origin + path, hint: versionHint(path) }
}

function versionHint(path: string): string | null {
  if (/\/v\d+$/.test(path)) return null
  return 'Service addresses usually end in a version, such as /v2. Check yours if the test fails.'
}

function refuse(message: string): BaseUrlCheck {
  return { ok: false, message }
}
