import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { type UploadFunction } from '../../src/client'
import { GlanceError } from '../../src/errors'
import { VIDEO_MAX_BYTES } from '../../src/interface'
import { everythingIn, failure, KEY, testClient } from './support/client'
import { fakeClock } from './support/fake-clock'
import { ownServer } from './support/own-server'
import { CUTS } from './support/test-server'

const SECRET = 'X-Signature=secret-token'
const bytes = Uint8Array.from({ length: 300_000 }, (_, at) => at * 31)
const file = new Blob([bytes], { type: 'video/webm' })

const { server, client } = await ownServer()
const link = `${server.origin}/bucket/video.webm?${SECRET}`

const status = (code: number): void =>
  server.answer((_, response) => response.writeHead(code, { location: '/elsewhere' }).end('<E/>'))

describe('an upload', () => {
  it('puts the raw bytes at the link, without key, cookies or a content type', async () => {
    status(200)
    await client.videos.upload(link, file)
    expect(server.requests).toHaveLength(1)
    const { method, path, headers, bytes: arrived } = server.requests[0]!
    expect([method, path]).toEqual(['PUT', `/bucket/video.webm?${SECRET}`])
    expect(arrived.equals(Buffer.from(bytes))).toBe(true)
    expect(headers['content-length']).toBe(String(bytes.length))
    for (const name of ['authorization', 'cookie', 'content-type', 'referer', 'origin']) {
      expect(headers[name]).toBeUndefined()
    }
    expect(JSON.stringify(headers)).not.toContain(KEY)
  })

  it.each([200, 201, 204])('is done with HTTP %i', async (code) => {
    status(code)
    const told: number[] = []
    const options = { onProgress: (sent: number) => told.push(sent) }
    await client.videos.upload(link, file, options)
    expect(told.at(-1)).toBe(file.size)
  })

  it.each([
    [400, 'upload_refused'],
    [401, 'upload_link_expired'],
    [403, 'upload_link_expired'],
    [404, 'upload_link_expired'],
    [410, 'upload_link_expired'],
    [413, 'upload_too_large']
  ])('refused with HTTP %i says why and is not repeated', async (code, name) => {
    status(code)
    const thrown = await failure(client.videos.upload(link, file))
    expect(thrown).toMatchObject({ kind: 'upload_refused' })
    expect(thrown.toData()).toMatchObject({ code: name, sent: 'yes' })
    expect(thrown.status).toBe(code)
    expect(thrown.advice).toMatch(/nothing was analysed/i)
    expect(server.requests).toHaveLength(1)
  })

  it.each([429, 500, 503])('is repeated after HTTP %i, to the same link', async (code) => {
    let turn = 0
    server.answer((_, response) => response.writeHead(turn++ < 2 ? code : 200).end())
    await client.videos.upload(link, file)
    expect(server.requests.map(({ bytes: arrived }) => arrived.length)).toEqual([
      file.size,
      file.size,
      file.size
    ])
  })

  it.each([
    ['as asked', '7', 7000],
    ['a minute at most', '900', 60_000]
  ])('waits %s before it is repeated', async (_, retryAfter, waited) => {
    let turn = 0
    server.answer((__, response) =>
      response.writeHead(turn++ === 0 ? 503 : 200, { 'retry-after': retryAfter }).end()
    )
    const clock = fakeClock()
    await testClient(server.baseUrl, clock).videos.upload(link, file)
    expect(clock.sleeps).toEqual([waited])
  })

  it('is given up after three attempts', async () => {
    status(503)
    const thrown = await failure(client.videos.upload(link, file))
    expect(thrown.code).toBe('service_down')
    expect(server.requests).toHaveLength(3)
  })

  it.each(Object.entries(CUTS).slice(0, 2))(
    'cut off %s fails as a network does',
    async (_, cut) => {
      server.answer((__, response) => void cut(response))
      const thrown = await failure(client.videos.upload(link, file))
      expect(thrown).toMatchObject({ kind: 'network_failed' })
      expect(everythingIn(thrown)).not.toContain('secret-token')
    }
  )

  it.each([
    ['empty', new Blob([])],
    ['one byte over 100 MB', { size: VIDEO_MAX_BYTES + 1 } as Blob]
  ])('of a file that is %s is refused before anything is sent', async (_, unfit) => {
    const thrown = await failure(client.videos.upload(link, unfit))
    expect(thrown).toMatchObject({ kind: 'invalid_input' })
    expect(thrown.toData()).toMatchObject({ code: 'input_error', sent: 'no' })
    expect(server.requests).toHaveLength(0)
  })

  it('to a link without HTTPS is refused before anything is sent', async () => {
    const insecure = `http://storage.example/video?${SECRET}`
    const thrown = await failure(client.videos.upload(insecure, file))
    expect(thrown).toMatchObject({ kind: 'insecure_address' })
    expect(thrown.message).toContain('The upload address')
    expect(everythingIn(thrown)).not.toContain('secret-token')
  })
})

describe('the injected upload', () => {
  const upload = (run: UploadFunction, options = {}, client = {}): Promise<void> =>
    testClient(server.baseUrl, { upload: run, ...client }).videos.upload(link, file, options)
  const never = (): Promise<never> => new Promise(() => undefined)

  it('gets the link, the file by reference and a signal, and no fetch is made', async () => {
    const calls: Parameters<UploadFunction>[] = []
    const fetch = (): never => expect.unreachable()
    await upload(
      async (...call) => {
        calls.push(call)
        return { status: 200 }
      },
      {},
      { fetch }
    )
    expect(calls).toHaveLength(1)
    expect(calls[0]).toHaveLength(1)
    const [sent] = calls[0]!
    expect(sent.url).toBe(link)
    expect([sent.file.size, sent.file.type]).toEqual([file.size, ''])
    expect(JSON.stringify(sent)).not.toContain(KEY)
  })

  it('is reported as a rising number of bytes that ends with the file’s size', async () => {
    const report = fc.array(fc.integer({ min: -10, max: 2 * file.size }))
    await fc.assert(
      fc.asyncProperty(fc.array(report, { minLength: 1, maxLength: 3 }), async (attempts) => {
        let turn = 0
        const told: number[] = []
        await upload(
          async ({ onProgress }) => {
            for (const sent of attempts[turn]!) onProgress(sent)
            return { status: ++turn < attempts.length ? 503 : 200 }
          },
          { onProgress: (sent: number) => told.push(sent) }
        )
        expect(told).toEqual([...new Set(told)].sort((a, b) => a - b))
        expect(told[0]).toBeGreaterThanOrEqual(0)
        expect(told.at(-1)).toBe(file.size)
      })
    )
  })

  it('that stops moving is given up, and told so', async () => {
    let given: AbortSignal | undefined
    const thrown = await failure(
      upload(
        ({ signal, onProgress }) => {
          given = signal
          onProgress(1000)
          return never()
        },
        { timeoutMs: 10 }
      )
    )
    expect(thrown).toMatchObject({ kind: 'upload_stalled' })
    expect(thrown.toData()).toMatchObject({ code: 'upload_stalled', sent: 'yes' })
    expect(given?.aborted).toBe(true)
  })

  it('that reports the same bytes again and again stalls, too', async () => {
    let timer: ReturnType<typeof setInterval> | undefined
    const thrown = await failure(
      upload(
        ({ onProgress }) => {
          timer = setInterval(() => onProgress(1000), 1)
          return never()
        },
        { timeoutMs: 30 }
      )
    )
    clearInterval(timer)
    expect(thrown).toMatchObject({ kind: 'upload_stalled' })
  })

  it('that cannot tell how far it is has the whole deadline', async () => {
    const thrown = await failure(upload(never, { timeoutMs: 1, deadlineMs: 30 }))
    expect(thrown).toMatchObject({ kind: 'deadline_exceeded' })
    expect(thrown.advice).toBe('Nothing was analysed.')
  })

  it.each([
    ['before it starts', 'no', '', undefined],
    ['before any byte has left', 'maybe', 'Nothing was analysed.', true],
    ['on its way', 'yes', 'Nothing was analysed.', true],
    ['between two attempts', 'yes', 'Nothing was analysed.', false]
  ] as const)('aborted %s says what was sent', async (when, sent, advice, aborted) => {
    const control = new AbortController()
    let given: AbortSignal | undefined
    const run: UploadFunction = ({ signal, onProgress }) => {
      given = signal
      if (when === 'on its way') onProgress(1)
      if (when !== 'between two attempts') queueMicrotask(() => control.abort())
      return when === 'between two attempts' ? Promise.resolve({ status: 503 }) : never()
    }
    if (when === 'before it starts') control.abort()
    const sleep = async (): Promise<void> => control.abort()
    const thrown = await failure(upload(run, { signal: control.signal }, { sleep }))
    expect(thrown).toMatchObject({ kind: 'aborted' })
    expect(thrown.toData()).toMatchObject({ sent, advice })
    expect(given?.aborted).toBe(aborted)
  })

  it.each([
    ['rejects', () => Promise.reject(new TypeError(`no ${KEY} at ${link}`))],
    [
      'throws',
      () => {
        throw new Error(`no ${KEY} at ${link}`)
      }
    ]
  ])('that %s fails as a network does, without its words', async (_, run) => {
    const thrown = await failure(upload(run))
    expect(thrown).toMatchObject({ kind: 'network_failed' })
    const text = everythingIn(thrown)
    expect(text).not.toContain(KEY)
    expect(text).not.toContain('secret-token')
  })

  it('that says itself why it failed is passed on as it is, and let go of', async () => {
    const blocked = new GlanceError({
      kind: 'address_blocked',
      code: 'address_blocked',
      message: 'Glance may not reach storage.example.',
      advice: 'Ask for a build that may.',
      sent: 'no'
    })
    let given: AbortSignal | undefined
    const thrown = await failure(
      upload(({ signal }) => {
        given = signal
        return Promise.reject(blocked)
      })
    )
    expect(thrown).toBe(blocked)
    expect(given?.aborted).toBe(true)
  })

  it('that answers with 0 was redirected', async () => {
    expect(await failure(upload(async () => ({ status: 0 })))).toMatchObject({
      kind: 'redirect_refused'
    })
  })
})

describe('an upload by fetch', () => {
  let storage: Server
  afterEach(() => {
    storage.closeAllConnections()
    return new Promise((resolve) => storage.close(resolve))
  })

  it('ends its connection when it is aborted on its way', async () => {
    const control = new AbortController()
    const broken = new Promise<void>((resolve) => {
      storage = createServer((incoming) => {
        incoming.once('data', () => control.abort())
        incoming.on('error', () => resolve())
      })
    })
    await new Promise<void>((resolve) => storage.listen(0, '127.0.0.1', resolve))
    const { port } = storage.address() as AddressInfo
    const large = new Blob([new Uint8Array(20_000_000)])
    const call = client.videos.upload(`http://127.0.0.1:${port}/x`, large, {
      signal: control.signal
    })
    expect(await failure(call)).toMatchObject({ kind: 'aborted' })
    await broken
  })
})
