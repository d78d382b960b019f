import type { FetchFunction } from '../../src/client'
import { pick, type Random, seeded } from './random'

/** What may go wrong with one request. `acts`: whether the service has done what it was asked to all the same. */
interface Fault {
  acts: boolean
  answer: (request: Request, real: Response | null) => Promise<Response>
}

const now = (response: Response): Promise<Response> => Promise.resolve(response)
const refused = (): Promise<Response> => Promise.reject(new TypeError('fetch failed'))

const status = (code: number, headers: Record<string, string> = {}): Response =>
  Response.json({ error: { code: 'trouble', message: 'x' } }, { status: code, headers })

/** The answer's beginning, and then a broken connection. */
function cut(real: Response | null): Response {
  const body = new ReadableStream({
    pull: async (controller) => {
      const bytes = await bytesOf(real)
      controller.enqueue(bytes.subarray(0, bytes.length >> 1))
      controller.error(new TypeError('terminated'))
    }
  })
  return new Response(body, { status: real?.status ?? 200, headers: real?.headers ?? {} })
}

/** In small pieces, all of it. */
async function drip(real: Response | null): Promise<Response> {
  const bytes = await bytesOf(real)
  const step = Math.max(1, bytes.length >> 4)
  let at = 0
  const body = new ReadableStream({
    pull: (controller) => {
      if (at < bytes.length) controller.enqueue(bytes.slice(at, (at += step)))
      else controller.close()
    }
  })
  return new Response(body, { status: real?.status ?? 200, headers: real?.headers ?? {} })
}

async function bytesOf(real: Response | null): Promise<Uint8Array<ArrayBuffer>> {
  return real === null ? new Uint8Array(8) : new Uint8Array(await real.arrayBuffer())
}

const SILENT = new Promise<Response>(() => undefined)

const AFTER: Record<string, Fault['answer']> = {
  'reset after acting': refused,
  'cut in the body': (_, real) => now(cut(real)),
  'cut to half and ended': async (_, real) => {
    const bytes = await bytesOf(real)
    return new Response(bytes.slice(0, bytes.length >> 1), { status: real?.status ?? 200 })
  },
  'silent after acting': () => SILENT,
  dripping: (_, real) => drip(real),
  '500 after acting': () => now(status(500)),
  '502 of a proxy': () => now(new Response('<html>Bad gateway</html>', { status: 502 })),
  '504 of a proxy': () => now(new Response('', { status: 504 })),
  'a web page': () => now(new Response('<!doctype html><p>Hi', { status: 200 })),
  'wrong types': () => now(Response.json({ id: 7, status: ['success'], outputs: 'none' })),
  'an unknown state': async (request) =>
    Response.json({ id: idIn(request), status: 'resting', _internal_exposed_id: 'x' }),
  'a success without outputs': async (request) =>
    Response.json({ id: idIn(request), status: 'success', _internal_exposed_id: 'x', outputs: {} }),
  'a list': () => now(Response.json([1, 2, 3])),
  'a wrong length': async (_, real) =>
    new Response((await real?.arrayBuffer()) ?? '', {
      status: real?.status ?? 200,
      headers: { 'content-length': '999999999999' }
    }),
  'more than is read': () => now(new Response(new Uint8Array(3_000_000), { status: 200 })),
  'another picture of gigabytes': () => now(new Response(bomb(), { status: 200 }))
}

const BEFORE: Record<string, Fault['answer']> = {
  refused,
  'silent before acting': () => SILENT,
  ...Object.fromEntries(
    [400, 401, 403, 404, 408, 410, 425, 429, 503].map((code) => [
      `${code}`,
      () => now(status(code))
    ])
  ),
  '429 with a wait': () => now(status(429, { 'retry-after': '7' })),
  '503 with a wait': () => now(status(503, { 'retry-after': '1' })),
  'a redirect': () =>
    now(new Response(null, { status: 307, headers: { location: 'https://evil.example/' } }))
}

const FAULTS = [
  ...Object.entries(AFTER).map(([name, answer]) => ({ name, acts: true, answer })),
  ...Object.entries(BEFORE).map(([name, answer]) => ({ name, acts: false, answer }))
]

/** Where in the interface a request belongs. */
const PHASES = ['create', 'poll', 'download', 'texts', 'metadata'] as const
export type Phase = (typeof PHASES)[number]

export function phaseOf({ method, url }: Request): Phase {
  const { pathname } = new URL(url)
  if (pathname.includes('/storage/')) return 'download'
  if (pathname.includes('/update-meta/')) return 'metadata'
  if (pathname.includes('/summary/') || pathname.includes('/recommendations/')) return 'texts'
  return method === 'POST' ? 'create' : 'poll'
}

/** A request to which something happened. */
export interface Injected {
  phase: Phase
  fault: string
}

/** Stands before a service, and breaks about so many of the requests (0–1), each in a way that the seed decides. */
export function faulty(
  seed: number,
  rate: number,
  tell: (injected: Injected) => void
): (request: Request, next: FetchFunction) => Promise<Response> {
  // Each phase has chances of its own, so that a seed repeats itself whichever of two answers comes first.
  const chances = new Map<Phase, Random>()
  return async (request, next) => {
    const phase = phaseOf(request)
    const chance = chances.get(phase) ?? seeded(seed * 31 + PHASES.indexOf(phase))
    chances.set(phase, chance)
    const [hit, which] = [chance(), chance()]
    if (hit >= rate) return next(request)
    const { name, acts, answer } = pick(() => which, FAULTS)
    tell({ phase, fault: name })
    return answer(request, acts ? await next(request) : null)
  }
}

function idIn({ url }: Request): string {
  return new URL(url).pathname.split('/').at(-1) ?? ''
}

/** A PNG's header that announces 20,000 px a side. */
function bomb(): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(64)
  const view = new DataView(bytes.buffer)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  view.setUint32(8, 13)
  view.setUint32(12, 0x49484452)
  view.setUint32(16, 20_000)
  view.setUint32(20, 20_000)
  return bytes
}
