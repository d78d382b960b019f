import { type InputErrorCode, InputError } from '../../interface'

/** Failures by Chromium's messages. */
const CAUSES: [pattern: RegExp, code: InputErrorCode, message: string][] = [
  [/TOO_MANY_REDIRECTS/, 'page_unreachable', 'The page redirects endlessly.'],
  [/CERT|SSL/, 'page_unreachable', 'The site has no valid certificate for a secure connection.'],
  [
    /download|ABORTED/i,
    'page_not_html',
    'The address leads to a file or to nothing, not to a page.'
  ],
  [/INVALID_RESPONSE|EMPTY_RESPONSE/, 'page_unreachable', 'The site gave no readable answer.'],
  [/BLOCKED|UNSAFE_PORT/, 'page_not_public', 'Browsers do not open this address.']
]

/** The failure of a page that only those with a password see. */
export function asksForPassword(): InputError {
  return new InputError('page_password', 'The page asks for a password.')
}

/** The failure of a page that could not be loaded, from Chromium's message. */
export function explain(words: string): InputError {
  if (/INVALID_AUTH|UNSUPPORTED_AUTH/.test(words)) return asksForPassword()
  const cause = CAUSES.find(([pattern]) => pattern.test(words))
  if (cause) return new InputError(cause[1], cause[2])
  const name = /net::\w+/.exec(words)?.[0]
  const detail = name === undefined ? '' : ` (${name})`
  return new InputError('page_unreachable', `The page could not be loaded${detail}.`)
}

/** The failure of a page that took too long. */
export function tooSlow(): InputError {
  return new InputError('page_timeout', 'The page took too long to show anything.')
}

/** The failure of a page that took too much memory. */
export function tooHeavy(): InputError {
  return new InputError('page_timeout', 'The page takes more memory than a capture may have.')
}

/** Whether an error is a timeout of Playwright: by name, since its classes are loaded with the browser. */
export function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError'
}
