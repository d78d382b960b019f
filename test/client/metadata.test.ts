import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Metadata,
  METADATA_MAX_BYTES,
  METADATA_VALUE_MAX_LENGTH,
  type ScreenshotId
} from '../../src/interface'
import { ANALYSIS, failure } from './support/client'
import { ownServer } from './support/own-server'
import { json } from './support/test-server'

const { server, client, answer, last } = await ownServer()

const accept = (): void =>
  server.answer(({ body }, response) =>
    json(response, 200, { success: true, meta: JSON.parse(body) })
  )

/** Texts of the longest allowed value and one more, `bytes` bytes of JSON in all. */
function metadataOf(bytes: number): Record<string, string> {
  const value = 'x'.repeat(METADATA_VALUE_MAX_LENGTH)
  const full = Object.fromEntries(Array.from({ length: 6 }, (_, at) => [`key${at}`, value]))
  const rest = bytes - JSON.stringify({ ...full, rest: '' }).length
  return { ...full, rest: 'x'.repeat(rest) }
}

describe('an update of the metadata', () => {
  it('puts the texts under the analysis id, with the key', async () => {
    const meta = { description: 'A shop' }
    answer(200, { success: true, meta, ignored_keys: ['mood'], more: 1 })
    const texts = { description: 'A shop', mood: 'grüße 🙂' }
    const update = await client.metadata.update(ANALYSIS, texts)
    expect(update).toEqual({ success: true, meta, ignored_keys: ['mood'] })
    expect(last()).toEqual({ asked: ['PUT', '/v2/update-meta/screenshot/inner-1'], json: texts })
  })

  it('has an empty list of ignored keys when the service names none', async () => {
    accept()
    expect((await client.metadata.update(ANALYSIS, { goal: 'Sell' })).ignored_keys).toEqual([])
  })

  it('takes no other kind of id', () => {
    const update = (): unknown => [
      // @ts-expect-error the id that create returns names another resource
      client.metadata.update('' as ScreenshotId, {}),
      // @ts-expect-error any text might be a screenshot id
      client.metadata.update('inner-1', {})
    ]
    expect(update).toBeTypeOf('function')
  })
})

describe('texts', () => {
  it.each([
    ['a value of 10,000 characters', { goal: 'x'.repeat(METADATA_VALUE_MAX_LENGTH) }],
    ['64 KB', metadataOf(METADATA_MAX_BYTES)],
    ['an empty value', { goal: '' }],
    ['an empty key', { '': 'text' }],
    ['the name of a property of every object', { constructor: 'text' }]
  ])('of %s are sent as they are', async (_, metadata) => {
    accept()
    await client.metadata.update(ANALYSIS, metadata)
    expect(JSON.parse(server.requests.at(-1)!.body)).toEqual(metadata)
  })

  it.each([
    [
      '10,001 characters in a value',
      { goal: 'x'.repeat(METADATA_VALUE_MAX_LENGTH + 1) },
      /“goal” is longer than 10,000 characters/
    ],
    ['one byte over 64 KB', metadataOf(METADATA_MAX_BYTES + 1), /larger than 64 KB/],
    ['no key at all', {}, /is empty/],
    ['a nested object', { goal: { text: 'Sell' } }, /“goal” is not plain text/],
    ['a number', { goal: 7 }, /not plain text/],
    ['null', { goal: null }, /not plain text/]
  ])('with %s are refused before anything is sent', async (_, metadata, sentence) => {
    const thrown = await failure(client.metadata.update(ANALYSIS, metadata as Metadata))
    expect(thrown).toMatchObject({ kind: 'invalid_input' })
    expect(thrown.message).toMatch(sentence)
    expect(thrown.toData()).toMatchObject({ code: 'invalid_request', sent: 'no' })
    expect(server.requests).toEqual([])
  })

  it('are counted in bytes of UTF-8, not in characters', async () => {
    accept()
    const unit = fc.constantFrom('a', 'ü', '漢', '🙂', '"', '\n', '\ud800')
    const value = fc
      .tuple(unit, fc.integer({ min: 3000, max: METADATA_VALUE_MAX_LENGTH / 2 }))
      .map(([letter, times]) => letter.repeat(times))
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.string(), value, { maxKeys: 8 }), async (metadata) => {
        const bytes = new TextEncoder().encode(JSON.stringify(metadata)).length
        const fits = Object.keys(metadata).length > 0 && bytes <= METADATA_MAX_BYTES
        const call = client.metadata.update(ANALYSIS, metadata)
        if (fits) await call
        else expect((await failure(call)).sent).toBe('no')
      }),
      { numRuns: 50 }
    )
  })
})
