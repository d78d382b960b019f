import { describe, expect, it } from 'vitest'
import { ERROR_CODES, type ErrorCode } from '../../src/interface'
import { AD, ANALYSIS, failure, PICTURE, SCREENSHOT, VIDEO } from './support/client'
import { ownServer, refused } from './support/own-server'

const { client, answer } = await ownServer()

const WORDS = 'Words of the service'
const error = (code: string) => refused(code, WORDS)
const failed = (code: string) => ({ id: SCREENSHOT, status: 'failed', ...error(code) })
const generation = (msg: string) => ({ success: false, msg })

type Meeting = [call: () => Promise<unknown>, status: number, body: (code: string) => object]

/** Where each code of the interface is met; the compiler asks for every one. */
const MEETINGS: Record<ErrorCode, Meeting> = {
  invalid_request: [() => client.analyses.create(PICTURE), 400, error],
  invalid_configuration: [
    () => client.adVisibility.create({ bytes: PICTURE.bytes, title: 'Ad' }),
    400,
    error
  ],
  authentication_failed: [() => client.check(), 401, error],
  resource_not_found: [() => client.analyses.get(SCREENSHOT), 404, error],
  resource_gone: [() => client.analyses.get(SCREENSHOT), 410, error],
  unreadable_input_image: [() => client.analyses.wait(SCREENSHOT), 200, failed],
  invalid_input_image_dimensions: [() => client.analyses.wait(SCREENSHOT), 200, failed],
  blank_input_image: [() => client.analyses.wait(SCREENSHOT), 200, failed],
  input_error: [
    () => client.videos.wait(VIDEO),
    200,
    (code) => ({ ...failed(code), id: VIDEO, created_at: '' })
  ],
  analysis_not_found: [() => client.generation('summary').trigger(ANALYSIS), 404, generation],
  summary_not_found: [() => client.generation('summary').get(ANALYSIS), 404, generation],
  recommendations_not_found: [
    () => client.generation('recommendations').get(ANALYSIS),
    404,
    generation
  ],
  analysis_expired: [() => client.generation('summary').get(ANALYSIS), 410, generation]
}

async function meet(code: string, [call, status, body]: Meeting) {
  answer(status, body(code))
  return failure(call())
}

describe('an error code of the interface', () => {
  it.each(ERROR_CODES)('%s is kept, and gets a sentence and advice of its own', async (code) => {
    const known = await meet(code, MEETINGS[code])
    expect(known.code).toBe(code)
    expect(known.message).toMatch(/^[A-Z“].{15,}\.$/)
    expect(known.advice).toMatch(/^[A-Z].{10,}\.$/)
    expect(known.message).not.toContain(code)
    const unknown = await meet('moon_phase', MEETINGS[code])
    const generic = unknown.message.replace('moon_phase', code)
    // Where the status alone says all there is to say, an unknown code changes nothing.
    if (unknown.code === 'moon_phase') expect(known.message).not.toBe(generic)
  })

  it('never shares its sentence with another', async () => {
    const sentences = new Set<string>()
    for (const code of ERROR_CODES) sentences.add((await meet(code, MEETINGS[code])).message)
    expect(sentences.size).toBe(ERROR_CODES.length)
  })
})

describe('an unknown code', () => {
  const ad = () => client.adVisibility.create({ bytes: PICTURE.bytes, title: 'Ad' })
  const video = () => client.videos.create({ content: 'https://storage.example/x', title: 'V' })
  const own = (id: string) => (code: string) => ({ ...failed(code), id, created_at: '' })

  it.each<[string, ...Meeting]>([
    ['a refused analysis', () => client.analyses.create(PICTURE), 400, error],
    ['a refused ad', ad, 400, error],
    ['a refused video', video, 400, error],
    ['something not allowed', () => client.tags.summary(), 403, error],
    ['a failed analysis', () => client.analyses.wait(SCREENSHOT), 200, failed],
    ['a failed video', () => client.videos.wait(VIDEO), 200, own(VIDEO)],
    ['a failed ad', () => client.adVisibility.wait(AD), 200, own(AD)]
  ])('of %s is shown with the service’s message', async (_, ...meeting) => {
    const thrown = await meet('moon_phase', meeting)
    expect(thrown.code).toBe('moon_phase')
    expect(thrown.message).toContain(WORDS)
    expect(thrown.message).toContain('(moon_phase)')
  })
})

describe('a failed result', () => {
  it.each([200, 400, 404, 410, 422, 500])('is one with HTTP status %i, too', async (status) => {
    answer(status, failed('blank_input_image'))
    expect(await client.analyses.get(SCREENSHOT)).toMatchObject({ status: 'failed' })
    expect((await failure(client.analyses.wait(SCREENSHOT))).kind).toBe('analysis_failed')
  })

  it.each(['pending', 'success'])('is not one that says %s with an error status', async (state) => {
    const body = {
      ...failed('x'),
      status: state,
      outputs: { clarity: { score: 1 } },
      _internal_exposed_id: 'inner-1'
    }
    answer(422, body)
    expect((await failure(client.analyses.get(SCREENSHOT))).kind).toBe('request_refused')
  })
})
