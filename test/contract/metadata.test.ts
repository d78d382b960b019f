import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { METADATA_MAX_BYTES, METADATA_VALUE_MAX_LENGTH, TEXT_KINDS } from '../../src/interface'
import { ALL_PREDICTIONS, type Answer, apiOf, type Body } from './support/api'
import { pagePng } from './support/pictures'
import { KEY, describeOnAll } from './support/providers'

const HOUR = 60 * 60 * 1000

const BRIEF = {
  description: 'A sign-up page',
  goal: 'Get sign-ups',
  audience: 'Nurses',
  brand_guidelines: 'Navy and white only'
}

describeOnAll('metadata', (start) => {
  const api = apiOf(start)
  const { provider } = api
  let result: Body
  /** An analysis that nothing was said of yet. */
  const analyse = async (): Promise<void> => {
    result = await api.settled(await api.create(await pagePng(), ALL_PREDICTIONS))
  }
  beforeAll(analyse)

  const update = (body: unknown, id = result._internal_exposed_id): Promise<Answer> =>
    api.put(`/update-meta/screenshot/${id}`, body)

  const updateRaw = (init: RequestInit): Promise<Answer> =>
    api.call(`/update-meta/screenshot/${result._internal_exposed_id}`, { method: 'PUT', ...init })

  it('is accepted under the keys that are supported', async () => {
    const { status, body } = await update(BRIEF)
    expect(status).toBe(200)
    expect(body).toEqual({ success: true, meta: BRIEF })
  })

  it('may be empty', async () => {
    expect((await update({})).body).toEqual({ success: true, meta: {} })
  })

  it('is ignored under other keys, which are named', async () => {
    const others = { brand: 'x', Goal: 'x', constructor: 'x', count: 3, flag: null }
    const { status, body } = await update({ goal: BRIEF.goal, ...others })
    expect(status).toBe(200)
    expect(body).toEqual({
      success: true,
      meta: { goal: BRIEF.goal },
      ignored_keys: ['brand', 'Goal', 'constructor', 'count', 'flag']
    })
  })

  it('changes nothing in the result', async () => {
    const scores = ({ outputs }: Body): unknown => [
      outputs.clarity.score,
      outputs.excitingness.score
    ]
    const before = scores(result)
    await update(BRIEF)
    const { body } = await api.get(`/analyses/${result.id}`)
    expect(body.status).toBe('success')
    expect(scores(body)).toEqual(before)
  })

  /** Has the summary written, and again: `started` when the metadata is another by then. */
  const rewritten = async (change: object): Promise<string> => {
    const { _internal_exposed_id: id } = result
    await api.written('summary', id)
    await update(change)
    return (await api.post(`/analyses/summary/${id}`)).body.status
  }

  it('is merged into what is stored', async () => {
    await analyse()
    await update({ goal: BRIEF.goal, audience: BRIEF.audience })
    expect(await rewritten({ goal: BRIEF.goal })).toBe('processing')
    expect(await rewritten({ goal: 'Second goal' })).toBe('started')
  })

  it('of an empty text clears a field', async () => {
    await analyse()
    await update({ goal: BRIEF.goal })
    expect(await rewritten({ goal: '', audience: '' })).toBe('started')
    expect(await rewritten({ goal: '' })).toBe('processing')
  })

  describe.each(TEXT_KINDS)('in %s', (kind) => {
    beforeEach(analyse)

    it('is known when it came before the first trigger', async () => {
      const { _internal_exposed_id: id } = result
      await update(BRIEF)
      const { status } = await api.written(kind, id)
      expect(status).toBe('completed')
      await update(BRIEF)
      expect((await api.post(`/analyses/${kind}/${id}`)).body.status).toBe('processing')
    })

    it('makes the next trigger write anew when it has changed, and only then', async () => {
      const { _internal_exposed_id: id } = result
      const trigger = async (): Promise<string> =>
        (await api.post(`/analyses/${kind}/${id}`)).body.status
      const first = await api.written(kind, id)
      await update(BRIEF)
      expect((await api.get(`/analyses/${kind}/${id}`)).body).toEqual(first)
      expect(await trigger()).toBe('started')
      await api.written(kind, id)
      await update({ audience: BRIEF.audience, unknown: 'x' })
      expect(await trigger()).toBe('processing')
    })
  })

  it.each([METADATA_VALUE_MAX_LENGTH - 1, METADATA_VALUE_MAX_LENGTH])(
    'takes a value of %i characters',
    async (length) => {
      const { status, body } = await update({ description: 'ä'.repeat(length) })
      expect(status).toBe(200)
      expect(body.meta.description).toHaveLength(length)
    }
  )

  it.each(['description', 'unknown'])(
    'refuses a value of 10,001 characters for %s',
    async (key) => {
      const { status, body } = await update({ [key]: 'x'.repeat(METADATA_VALUE_MAX_LENGTH + 1) })
      expect(status).toBe(400)
      expect(body.error).toEqual({
        code: 'invalid_request',
        message: expect.stringMatching(new RegExp(`^${key}: .*10001`))
      })
    }
  )

  /** A body of exactly `bytes` bytes, with characters of two bytes in it. */
  const bodyOf = (bytes: number): string => {
    const part = 'é'.repeat(4_500)
    const fields = Object.fromEntries(Array.from({ length: 7 }, (_, i) => [`k${i}`, part]))
    const rest = bytes - Buffer.byteLength(JSON.stringify({ ...fields, goal: '' }))
    return JSON.stringify({ ...fields, goal: 'x'.repeat(rest) })
  }

  it('takes a body of 64 KB and refuses one of a byte more', async () => {
    const headers = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' }
    const largest = bodyOf(METADATA_MAX_BYTES)
    expect(Buffer.byteLength(largest)).toBe(65_536)
    expect((await updateRaw({ headers, body: largest })).status).toBe(200)
    const { status, body } = await updateRaw({ headers, body: bodyOf(METADATA_MAX_BYTES + 1) })
    expect(status).toBe(413)
    expect(body.error).toEqual({
      code: 'invalid_request',
      message: expect.stringContaining('65536')
    })
  })

  it('measures a body that does not announce its length', async () => {
    const bytes = new TextEncoder().encode(bodyOf(METADATA_MAX_BYTES + 1))
    const init: RequestInit & { duplex: 'half' } = {
      headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
      body: new Blob([bytes]).stream(),
      duplex: 'half'
    }
    expect((await updateRaw(init)).status).toBe(413)
  })

  it.each([
    ['an object', { goal: { text: 'x' } }],
    ['a list', { goal: ['x'] }],
    ['an object under an unknown key', { goal: 'x', unknown: {} }],
    ['a list under an unknown key', { unknown: [] }]
  ])('refuses %s as a value', async (_, body) => {
    const answer = await update(body)
    expect(answer.status).toBe(400)
    expect(answer.body.error).toEqual({
      code: 'invalid_request',
      message: expect.stringMatching(/^(goal|unknown): Objects and lists/)
    })
    const { data } = await api.written('summary', result._internal_exposed_id)
    expect(data).not.toContain('brief')
  })

  it('refuses even the deepest nesting', async () => {
    const depth = 30_000
    const { status } = await updateRaw({
      headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
      body: `{"goal":${'['.repeat(depth)}${']'.repeat(depth)}}`
    })
    expect(status).toBe(400)
  })

  it.each([3, true, null])('refuses %j as a supported value', async (goal) => {
    const { status, body } = await update({ goal })
    expect(status).toBe(400)
    expect(body.error.message).toMatch(/^goal: /)
  })

  it.each([
    ['a list', '[]'],
    ['a text', '"goal"'],
    ['a number', '7'],
    ['null', 'null'],
    ['broken JSON', '{"goal":'],
    ['nothing', '']
  ])('refuses %s as a body', async (_, body) => {
    const answer = await updateRaw({
      headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
      body
    })
    expect(answer.status).toBe(400)
    expect(answer.body.error.code).toBe('invalid_request')
  })

  it('refuses a body of another type', async () => {
    const headers = { authorization: `Bearer ${KEY}`, 'content-type': 'text/plain' }
    expect((await updateRaw({ headers, body: '{"goal":"x"}' })).status).toBe(400)
  })

  it('knows analyses by their analysis id alone', async () => {
    for (const id of [result.id, 'unknown']) {
      const { status, body } = await update(BRIEF, id)
      expect(status).toBe(404)
      expect(body).toEqual({
        error: expect.any(String),
        resource_type: 'screenshot',
        resource_id: id
      })
    }
  })

  it('is refused once the analysis has expired', async () => {
    provider.pass(HOUR + 1)
    const { status, body } = await update(BRIEF)
    expect(status).toBe(410)
    expect(body.error).toEqual({ code: 'resource_gone', message: expect.any(String) })
  })
})
