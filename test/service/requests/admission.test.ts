import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { ServiceOptions } from '../../../src/service'
import { imageRequest } from '../../contract/support/api'
import { pagePng } from '../../contract/support/pictures'
import { KEY } from '../../contract/support/providers'
import { BASE_URL, embeddedApi } from '../support/embedded-api'

const MB = 1024 * 1024
const HASTE = { graceMs: 20, bytesPerSecond: 1e9, mostMs: 1000 }

const serviceWith = (options: Partial<ServiceOptions> = {}) => embeddedApi(options).provider.fetch

/** A create whose body comes as the test says, and how much of it was asked for. */
function slowCreate({ length, key = KEY }: { length?: number; key?: string } = {}) {
  let source!: ReadableStreamDefaultController<Uint8Array>
  let asked = 0
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => (source = controller),
      pull: () => {
        asked += 1
      }
    },
    { highWaterMark: 0 }
  )
  const request = new Request(`${BASE_URL}/analyses`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      ...(length !== undefined && { 'content-length': String(length) })
    },
    body,
    duplex: 'half'
  } as RequestInit)
  return { request, asked: () => asked, source }
}

describe('a create request', () => {
  let whole: Uint8Array
  beforeAll(async () => {
    whole = new TextEncoder().encode(JSON.stringify(imageRequest(await pagePng())))
  })

  it('takes its room when it arrives, by the length that it announces', async () => {
    const service = serviceWith()
    const first = slowCreate({ length: 10 * MB })
    const accepted = [first, ...Array.from({ length: 5 }, () => slowCreate({ length: 10 * MB }))]
    const answers = accepted.map(({ request }) => service(request))
    const late = slowCreate({ length: 10 * MB })
    const refusal = await service(late.request)
    expect(refusal.status).toBe(429)
    expect(refusal.headers.get('retry-after')).toBe('5')
    expect(late.asked()).toBe(0)
    first.source.enqueue(whole)
    first.source.close()
    expect((await answers[0]!).status).toBe(201)
    const next = slowCreate({ length: 10 * MB })
    void service(next.request)
    await expect.poll(() => next.asked()).toBe(1)
  })

  it('takes as much as a body with the largest picture has when it announces nothing', async () => {
    const service = serviceWith()
    for (let i = 0; i < 6; i++) void service(slowCreate().request)
    expect((await service(slowCreate().request)).status).toBe(429)
  })

  it('is refused when it comes too slowly, and gives its room back', async () => {
    const report = vi.fn()
    const service = serviceWith({ pace: HASTE, report })
    for (let round = 0; round < 2; round++) {
      const slow = Array.from({ length: 4 }, () => slowCreate())
      const answers = await Promise.all(slow.map(({ request }) => service(request)))
      for (const answer of answers) {
        expect(answer.status).toBe(408)
        expect(answer.headers.get('connection')).toBe('close')
        expect(await answer.json()).toMatchObject({ error: { code: 'request_timeout' } })
      }
    }
    expect(report).not.toHaveBeenCalled()
  })

  it('may take its time as long as enough of it comes', async () => {
    const service = serviceWith({ pace: { ...HASTE, bytesPerSecond: 1 } })
    const { request, source } = slowCreate()
    const answer = service(request)
    source.enqueue(whole.subarray(0, 1000))
    await new Promise((resolve) => setTimeout(resolve, 2 * HASTE.graceMs))
    source.enqueue(whole.subarray(1000))
    source.close()
    expect((await answer).status).toBe(201)
  })

  it('whose end never comes is no fault of the service', async () => {
    const report = vi.fn()
    const service = serviceWith({ report })
    const { request, source } = slowCreate()
    const answer = service(request)
    source.enqueue(whole.subarray(0, 100))
    source.error(new Error('gone'))
    expect((await answer).status).toBe(400)
    expect(report).not.toHaveBeenCalled()
  })

  it('of a stranger is not read at all', async () => {
    const { request, asked } = slowCreate({ key: 'wrong' })
    expect((await serviceWith()(request)).status).toBe(401)
    expect(asked()).toBe(0)
  })
})
