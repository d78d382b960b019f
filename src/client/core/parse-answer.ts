import * as v from 'valibot'
import { parseJson } from '../../interface'
import type { GlanceError } from '../../errors'
import { clientError } from '../errors'
import type { Answer } from './exchange'
import { type ContentKind, words } from './words'

/** Reads an answer as JSON of the schema's shape. Neither error repeats what the service sent. */
export function parseAnswer<S extends v.GenericSchema>(
  answer: Answer,
  schema: S,
  host: string
): v.InferOutput<S> {
  const json = readJson(answer)
  if (json === undefined) throw notJson(host, answer)
  const parsed = v.safeParse(schema, json)
  if (parsed.success) return parsed.output
  throw unexpectedAnswer(host, unfitPlaces(parsed.issues), answer.status)
}

/** The error for an answer that is not JSON. */
export function notJson(host: string, answer: Answer): GlanceError {
  const came = words().came[describeBody(answer)]
  return clientError('not_json', { host, came, status: answer.status })
}

/** The error for JSON of another shape than the interface describes; `places` are paths into it. */
export function unexpectedAnswer(host: string, places: string[], status = 200): GlanceError {
  if (places.length === 0) return clientError('unexpected_answer', { host, status })
  const named = places.map(words().quoted).join(', ')
  return clientError('unfit_answer', { host, places: named, status })
}

/** The body as JSON, without members that are null; undefined when it is something else. */
export function readJson(answer: Answer): unknown {
  try {
    return parseJson(new TextDecoder().decode(answer.body), leaveOutNull)
  } catch {
    // The parser's message quotes the body; the caller names what came instead.
    return undefined
  }
}

/** A service may write null for what it has not: a result that is paid for must not be lost over it. */
function leaveOutNull(key: string, value: unknown): unknown {
  return key === '' ? value : (value ?? undefined)
}

/** Names the content of an answer that is not JSON. */
export function describeBody(answer: Answer): ContentKind {
  const start = new TextDecoder().decode(answer.body.subarray(0, 512)).trimStart()
  const type = answer.headers.get('content-type') ?? ''
  if (answer.body.length === 0) return 'nothing'
  if (type.includes('html') || /^<(!doctype html|html|head|body)/i.test(start)) {
    return 'html'
  }
  if (start.startsWith('<')) return 'xml'
  if (type.startsWith('image/')) return 'picture'
  if (/^[{[]/.test(start)) return 'brokenJson'
  return 'other'
}

/** Paths come from our own schemas, so they hold no foreign text. */
function unfitPlaces(issues: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string[] {
  const paths = issues.map((issue) => v.getDotPath(issue)).filter((path) => path !== null)
  return [...new Set(paths)].slice(0, 3)
}
