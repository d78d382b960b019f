import { afterActing, beforeActing, bytesOf, type Fault, withBody } from './fault'

const refuse = (): Promise<Response> => Promise.reject(new TypeError('fetch failed'))
const never = (): Promise<Response> => new Promise(() => undefined)
const soon = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

type Pull = (controller: ReadableStreamDefaultController<Uint8Array>) => void | Promise<void>

function streamOf(pull: Pull): ReadableStream<Uint8Array> {
  return new ReadableStream({ pull })
}

/** The first half of the answer, and then whatever `after` does. */
async function half(real: Response | null, after: Pull): Promise<Response> {
  const bytes = await bytesOf(real)
  let first: Uint8Array | null = bytes.subarray(0, bytes.length >> 1)
  const body = streamOf(async (controller) => {
    if (first !== null) controller.enqueue(first)
    else await after(controller)
    first = null
  })
  return withBody(real, body)
}

/** In sixteen pieces, one each so many ms. */
async function drip(real: Response | null, ms: number): Promise<Response> {
  const bytes = await bytesOf(real)
  const step = Math.max(1, bytes.length >> 4)
  let at = 0
  const body = streamOf(async (controller) => {
    await soon(ms)
    if (at < bytes.length) controller.enqueue(bytes.slice(at, (at += step)))
    else controller.close()
  })
  return withBody(real, body)
}

/** The same megabyte for ever. */
function endless(real: Response | null): Response {
  const megabyte = new Uint8Array(1_000_000).fill(0x20)
  return withBody(
    real,
    streamOf((controller) => controller.enqueue(megabyte)),
    {}
  )
}

/** What may happen to a connection. */
export const CONNECTIONS: Fault[] = [
  ...beforeActing({ refused: refuse, 'silent before acting': never }),
  ...afterActing({
    'reset after acting': refuse,
    'silent after acting': never,
    'reset in the body': (_, real) =>
      half(real, (controller) => controller.error(new TypeError('terminated'))),
    'silent in the body': (_, real) => half(real, () => new Promise(() => undefined)),
    'ended in the body': (_, real) => half(real, (controller) => controller.close()),
    'nothing in the body': (_, real) => Promise.resolve(withBody(real, '')),
    dripping: (_, real) => drip(real, 500),
    'dripping for hours': (_, real) => drip(real, 600_000),
    'more than it announces': async (_, real) => {
      const headers = { 'content-length': '3' }
      return withBody(real, await bytesOf(real), headers)
    },
    'announced as a terabyte': async (_, real) => {
      const headers = { 'content-length': '1000000000000' }
      return withBody(real, await bytesOf(real), headers)
    },
    'gigabytes without end': (_, real) => Promise.resolve(endless(real))
  })
]
