import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import type { GlanceError } from '../../../src/errors'
import type { FetchFunction } from '../../../src/client'
import { type Language, speak } from '../../../src/language'
import { createFetchCalls, type FetchCalls } from '../../../src/workers/engine/fetch-calls'
import { createRpcFetch } from '../../../src/workers/engine/rpc-fetch'
import { createRpc, type Rpc } from '../../../src/workers/rpc'
import type { PanelVideos } from '../../../src/workers/video/frames/panel-videos'
import { undecodable } from '../../../src/workers/video/frames/undecodable-error'

const ports: MessagePort[] = []
afterEach(() => {
  for (const port of ports.splice(0)) port.close()
})

type Handler = (request: Request) => Promise<Response>

/** A panel that can do nothing with videos, but for what a test gives it. */
const noVideos: PanelVideos = {
  inspect: () => Promise.reject(new Error('There is no demuxer.')),
  open: () => Promise.resolve(1),
  frame: () => Promise.reject(undecodable('The video is broken.')),
  close: () => Promise.resolve()
}

interface Engine {
  fetch: FetchFunction
  calls: Rpc<FetchCalls>
}

function connect(handler: Handler): Engine {
  return connectWith(() => handler)
}

function connectWith(
  createHandler: (panel: PanelVideos) => Handler,
  videos: Partial<PanelVideos> = {},
  hear: (language: Language) => void = () => undefined
): Engine {
  const { port1, port2 } = new MessageChannel()
  ports.push(port1, port2)
  const local = {}
  const panel = createRpc<PanelVideos>(port2, local)
  Object.assign(local, createFetchCalls(createHandler(panel), hear))
  const calls = createRpc<FetchCalls>(port1, { ...noVideos, ...videos })
  return { fetch: createRpcFetch(calls), calls }
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

  it('tells before each request what the panel speaks then', async () => {
    const spoken: { value: Language } = { value: 'de' }
    speak(spoken)
    onTestFinished(() => speak({ value: 'en' }))
    const heard: Language[] = []
    const answer = (): Handler => () => Promise.resolve(Response.json(heard))
    const { fetch } = connectWith(answer, {}, (language) => void heard.push(language))
    expect(await (await fetch(new Request(URL_))).json()).toEqual(['de'])
    spoken.value = 'en'
    expect(await (await fetch(new Request(URL_))).json()).toEqual(['de', 'en'])
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
    engine.calls.$close(new Error('The engine stopped.'))
    await expect(waiting).rejects.toThrow(new TypeError('The engine stopped.'))
    await expect(engine.fetch(new Request(URL_))).rejects.toThrow(
      new TypeError('The built-in engine has stopped.')
    )
  })
})

describe('what the engine asks of the panel', () => {
  it('is done there, with files and pixels passing through', async () => {
    const asked: unknown[] = []
    const videos = {
      open: async (file: Blob) => {
        asked.push(await file.text())
        return 7
      },
      frame: (...args: number[]) => {
        asked.push(args)
        return Promise.resolve({ width: 1, height: 1, data: new Uint8ClampedArray([1, 2, 3, 4]) })
      }
    }
    const { fetch } = connectWith(
      (panel) => async (request) => {
        const video = await panel.open(await request.blob())
        const { data } = await panel.frame(video, 0.5, 320)
        await panel.close(video)
        return new Response(data)
      },
      videos
    )
    const headers = { 'content-type': 'video/webm' }
    const answer = await fetch(new Request(URL_, { method: 'PUT', body: 'film', headers }))
    expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([1, 2, 3, 4])
    expect(asked).toEqual(['film', [7, 0.5, 320]])
  })

  it('fails there as it did here, and says whether the video is at fault', async () => {
    const { fetch } = connectWith((panel) => async () => {
      const failures = await Promise.allSettled([panel.inspect(new Blob()), panel.frame(1, 0, 1)])
      const reasons = failures.map((each) => (each as PromiseRejectedResult).reason as GlanceError)
      return Response.json(reasons.map(({ code, message }) => [code, message]))
    })
    expect(await (await fetch(new Request(URL_))).json()).toEqual([
      ['unexpected_error', 'There is no demuxer.'],
      ['undecodable_video', 'The video is broken.']
    ])
  })
})

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve))
}
