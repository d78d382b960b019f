import { afterActing, bytesOf, type Fault, idIn, withBody } from './fault'

const json = (value: unknown): Promise<Response> => Promise.resolve(Response.json(value))

const HTML = '<!doctype html><title>Sign in</title><p>Please sign in.'

/** The real answer with something put in the place of something else. */
async function replaced(real: Response | null, what: RegExp, by: string): Promise<Response> {
  return withBody(real, new TextDecoder().decode(await bytesOf(real)).replace(what, by))
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

/** Part of the ids and links of an analysis that the panel never asked for. */
export const FOREIGN = 'of-another-client'

/** Successes that are none: of another form than the interface's, or of something else. */
export const ANSWERS: Fault[] = afterActing({
  'a web page': () =>
    Promise.resolve(new Response(HTML, { headers: { 'content-type': 'text/html' } })),
  'broken JSON': (_, real) => replaced(real, /}?$/, ',,'),
  'JSON nested for ever': (_, real) =>
    Promise.resolve(withBody(real, '['.repeat(200_000), { 'content-type': 'application/json' })),
  'a list': () => json([1, 2, 3]),
  null: () => json(null),
  'wrong types': () => json({ id: 7, status: ['success'], outputs: 'none', url: {}, data: 1 }),
  'names of JavaScript': (request) =>
    Promise.resolve(
      new Response(
        `{"id":"${idIn(request)}","status":"success","_internal_exposed_id":"constructor","outputs":{"__proto__":{"attention":{}},"attention":{"constructor":1}}}`
      )
    ),
  'an unknown state': (request) =>
    json({ id: idIn(request), status: 'resting', _internal_exposed_id: 'x' }),
  'a success without outputs': (request) =>
    json({ id: idIn(request), status: 'success', _internal_exposed_id: 'x', outputs: {} }),
  'a failure of its own': (request) =>
    json({
      ...{ id: idIn(request), status: 'failed', _internal_exposed_id: 'x' },
      error: { code: 'internal_error', message: 'It fell over.' }
    }),
  'another analysis': async (_, real) => {
    const other = await replaced(real, /"id":"[^"]*"/, `"id":"${FOREIGN}"`)
    return replaced(other, /\/storage\//g, `/storage/${FOREIGN}/`)
  },
  'a failure that repeats the key': ({ headers, url }) =>
    json({
      ...{ id: idIn({ url }), status: 'failed', _internal_exposed_id: 'x' },
      error: { code: 'internal_error', message: `For ${headers.get('authorization') ?? ''}` }
    }),
  'the answer twice': async (_, real) => {
    const bytes = await bytesOf(real)
    return withBody(real, new Blob([bytes, bytes]))
  },
  'links to another site': (_, real) =>
    replaced(real, /https?:\/\/[^/"]+\/storage/g, 'https://evil.example/storage'),
  'links without HTTPS': (_, real) => replaced(real, /https:(\/\/[^"]*storage)/g, 'http:$1'),
  'a picture of gigabytes': () => Promise.resolve(new Response(bomb())),
  'a byte of it damaged': async (_, real) => {
    const bytes = await bytesOf(real)
    // The panel cannot check what a text says: a missing byte breaks its form.
    if (!(real?.headers.get('content-type') ?? '').startsWith('image'))
      return withBody(real, bytes.slice(1))
    bytes[bytes.length >> 1]! ^= 0x40
    return withBody(real, bytes)
  }
})
