import { createHash } from 'node:crypto'
import type { FetchFunction } from '../../src/client'
import { phaseOf } from './phases'

/** What a service did, whatever became of its answers on their way. */
export interface Ledger {
  /** The service itself. */
  serve: FetchFunction
  /** Title of what a request is about. */
  subjectOf: (request: Request) => Promise<string>
  /** How many analyses of a title it took on. */
  accepted: Map<string, number>
  /** Whether it gave that picture or text. */
  gave: (content: Uint8Array | string) => boolean
}

/** `video` is the title of the one video, whose file has no name yet when it is uploaded. */
export function keepLedger(service: FetchFunction, video: string): Ledger {
  /** Titles by ids of analyses and paths of pictures. */
  const titles = new Map<string, string>()
  const accepted = new Map<string, number>()
  const given = new Set<string>()

  async function subjectOf(request: Request): Promise<string> {
    const { pathname } = new URL(request.url)
    if (phaseOf(request) === 'create') {
      return titleIn(await request.clone().text())
    }
    if (phaseOf(request) === 'upload') return video
    return titles.get(pathname) ?? titles.get(pathname.split('/').at(-1)!) ?? 'unknown'
  }

  async function note(request: Request, response: Response): Promise<void> {
    const subject = await subjectOf(request)
    if ((response.headers.get('content-type') ?? '').startsWith('image')) {
      given.add(fingerprint(new Uint8Array(await response.arrayBuffer())))
      return
    }
    const text = await response.text()
    for (const [, id] of text.matchAll(/"(?:id|_internal_exposed_id)":"([^"]*)"/g)) {
      titles.set(id!, subject)
    }
    for (const [path] of text.matchAll(/\/storage\/[^"?]*/g)) titles.set(path, subject)
    const markdown = /"data":("(?:[^"\\]|\\.)*")/.exec(text)?.[1]
    if (markdown !== undefined) given.add(fingerprint(JSON.parse(markdown) as string))
    if (phaseOf(request) !== 'create' || response.status !== 201) return
    accepted.set(subject, (accepted.get(subject) ?? 0) + 1)
  }

  return {
    serve: async (request) => {
      const known = request.method === 'POST' ? request.clone() : request
      const response = await service(request)
      await note(known, response.clone())
      return response
    },
    subjectOf,
    accepted,
    gave: (content) => given.has(fingerprint(content))
  }
}

/** The title in a create call. */
export function titleIn(body: string): string {
  return /"title":"([^"]*)"/.exec(body)?.[1] ?? 'unknown'
}

/** Of a picture, what comes after its end is left out: decoders ignore it. */
function fingerprint(content: Uint8Array | string): string {
  const end = typeof content === 'string' ? content.length : Buffer.from(content).indexOf('IEND')
  return createHash('sha256').update(content.slice(0, end)).digest('base64')
}
