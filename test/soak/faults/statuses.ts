import { afterActing, beforeActing, type Fault } from './fault'

type Headers = Record<string, string>

const status =
  (code: number, headers: Headers = {}, body?: string): Fault['answer'] =>
  () => {
    const json = JSON.stringify({ error: { code: 'trouble', message: 'It did not work.' } })
    return Promise.resolve(new Response(body ?? json, { status: code, headers }))
  }

/** Repeats the key: showing these words shows it. */
const echo: Fault['answer'] = ({ headers }) => {
  const message = `Not allowed: ${headers.get('authorization') ?? 'no key'}.`
  return Promise.resolve(
    Response.json({ error: { code: 'not_allowed', message }, msg: message }, { status: 422 })
  )
}

const REFUSALS = [400, 401, 402, 403, 404, 408, 409, 410, 413, 422, 425, 429, 451, 503]
const REDIRECTS = [301, 302, 303, 307, 308]
const EXPIRED = '<?xml version="1.0"?><Error><Code>AccessDenied</Code></Error>'

/** Answers that are no success, from the service and from what lies before it. */
export const STATUSES: Fault[] = [
  ...beforeActing({
    '422 that repeats the key': echo,
    ...Object.fromEntries(REFUSALS.map((code) => [`${code}`, status(code)])),
    '429 with a wait': status(429, { 'retry-after': '7' }),
    '429 with a wait of a year': status(429, { 'retry-after': '31536000' }),
    '429 with a wait that is none': status(429, { 'retry-after': 'soon' }),
    '503 with a wait': status(503, { 'retry-after': '1' }),
    '403 of an expired link': status(403, { 'content-type': 'application/xml' }, EXPIRED),
    ...Object.fromEntries(
      REDIRECTS.map((code) => [
        `${code} to another site`,
        status(code, { location: 'https://evil.example/' }, '')
      ])
    )
  }),
  ...afterActing({
    '500': status(500),
    '500 without a word': status(500, {}, ''),
    '502 of a proxy': status(502, { 'content-type': 'text/html' }, '<html>Bad gateway</html>'),
    '503 of a proxy': status(503, { 'retry-after': '1' }, '<html>Unavailable</html>'),
    '503 without a wait, though it acted': status(503),
    '504 of a proxy': status(504, {}, '')
  })
]
