import { afterEach, describe, expect, it } from 'vitest'
import { createPortFetch, type PortFetch } from '../../../src/ui/provider/port-fetch'
import { servePort } from '../../../src/ui/provider/serve-port'

const ports: MessagePort[] = []
afterEach(() => {
  for (const port of ports.splice(0)) port.close()
})

function connect(handler: (request: Request) => Promise<Response>): PortFetch {
  const { port1, port2 } = new MessageChannel()
  ports.push(port1, port2)
  servePort(port2, handler)
  return createPortFetch(port1)
}

const URL_ = 'https://on-device.invalid/v2/analyses'

describe('fetch over a port', () => {
  it('carries method, address, headers, body, status and answer', async () => {
    const { fetch } = connect(async (request) => {
      const body = await request.text()
      const key = request.headers.get('authorization')
      return Response.json({ body, key, method: request.method, url: request.url }, { status: 201 })
    })
    const headers = { authorization: 'Bearer x', 'content-type': 'application/json' }
    const answer = await fetch(new Request(URL_, { method: 'POST', body: '{"a":1}', headers }))
    expect(answer.status).toBe(201)
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(await answer.json()).toEqual({
      body: '{"a":1}',
      key: 'Bearer x',
      method: 'POST',
      url: URL_
    })
  })

  it('carries bytes unchanged, and answers without a body', async () => {
    const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index)
    const { fetch } = connect((request) =>
      Promise.resolve(
        request.method === 'PUT' ? new Response(null, { status: 204 }) : new Response(bytes)
      )
    )
    const answer = await fetch(new Request(URL_))
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes)
    expect((await fetch(new Request(URL_, { method: 'PUT', body: bytes }))).status).toBe(204)
  })

  it('keeps answers apart that come in another order', async () => {
    const release: (() => void)[] = []
    const { fetch } = connect(async (request) => {
      await new Promise<void>((resolve) => release.push(resolve))
      if (release.length === 2) release[0]?.()
      return new Response(new URL(request.url).pathname)
    })
    const answers = ['/a', '/b'].map((path) => fetch(new Request(`https://x.invalid${path}`)))
    await until(() => release.length === 2)
    release[1]?.()
    release[0]?.()
    expect(await Promise.all(answers.map(async (answer) => (await answer).text()))).toEqual([
      '/a',
      '/b'
    ])
  })

  it('stops the other end when it is aborted', async () => {
    let stopped: (reason: unknown) => void = () => undefined
    const other = new Promise((resolve) => (stopped = resolve))
    let started = false
    const { fetch } = connect(
      (request) =>
        new Promise((_, reject) => {
          started = true
          request.signal.addEventListener('abort', () => {
            stopped('stopped')
            reject(new Error('stopped'))
          })
        })
    )
    const controller = new AbortController()
    const answer = fetch(new Request(URL_, { signal: controller.signal }))
    await until(() => started)
    controller.abort()
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
    expect(await other).toBe('stopped')
  })

  it('sends nothing when it is aborted before', async () => {
    let asked = 0
    const { fetch } = connect(() => Promise.resolve(new Response(String(++asked))))
    const signal = AbortSignal.abort()
    await expect(fetch(new Request(URL_, { signal }))).rejects.toMatchObject({ name: 'AbortError' })
    await fetch(new Request(URL_))
    expect(asked).toBe(1)
  })

  it('rejects like a broken connection when the other end throws', async () => {
    const { fetch } = connect(() => Promise.reject(new Error('out of memory')))
    await expect(fetch(new Request(URL_))).rejects.toThrow(new TypeError('out of memory'))
  })

  it('rejects what waits and what follows once it is closed', async () => {
    let asked = false
    const engine = connect(() => {
      asked = true
      return new Promise(() => undefined)
    })
    const waiting = engine.fetch(new Request(URL_))
    await until(() => asked)
    engine.close('The engine stopped.')
    await expect(waiting).rejects.toThrow(TypeError)
    await expect(engine.fetch(new Request(URL_))).rejects.toThrow('The engine stopped.')
  })
})

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve))
}
