import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { type Client, trimTitle } from '../../src/client'
import {
  type AdId,
  adSchema,
  type Analysis,
  type AnalysisId,
  analysisSchema,
  createAnalysisSchema,
  type ErrorCode,
  generationErrorSchema,
  type GenerationTask,
  generationTaskSchema,
  metadataErrorSchema,
  metadataUpdateSchema,
  type ScreenshotId,
  serviceErrorSchema,
  serviceStatusSchema,
  uploadUrlSchema,
  type VideoId,
  videoSchema
} from '../../src/interface'

const url = fc.webUrl()
const score = fc.double({ min: 0, max: 100, noNaN: true })
const optional = <T>(shape: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record(shape, { requiredKeys: [] })

const holdsSomething = (output: object = {}): boolean => Object.keys(output).length > 0

const outputs = optional({
  attention: optional({ attentionMap: url, perceptionMap: url, hotspotsMap: url, roiMap: url }),
  clarity: optional({ score, map: url }),
  excitingness: optional({ score, map: url }),
  input: optional({ image: url })
}).filter((all) => [all.attention, all.clarity, all.excitingness].some(holdsSomething))
const id = fc.uuid()
const video = { id, created_at: fc.string() }
const anyNumber = fc.double({ noNaN: true, noDefaultInfinity: true })
const words = fc.record({ code: fc.string(), message: fc.string() })

const SHAPES = {
  'pending analysis': [analysisSchema, fc.record({ id, status: fc.constant('pending') })],
  'finished analysis': [
    analysisSchema,
    fc.record({ id, _internal_exposed_id: id, status: fc.constant('success'), outputs })
  ],
  'failed analysis': [
    analysisSchema,
    fc.record({ id, status: fc.constant('failed'), error: words })
  ],
  'pending video': [videoSchema, fc.record({ ...video, status: fc.constant('pending') })],
  'finished video': [
    videoSchema,
    fc.record({
      ...video,
      status: fc.constant('success'),
      outputs: optional({ attention: optional({ attentionMap: url }) })
    })
  ],
  'failed video': [
    videoSchema,
    fc.record({ ...video, status: fc.constant('failed'), error: words })
  ],
  'upload address': [uploadUrlSchema, fc.record({ url })],
  'pending ad': [adSchema, fc.record({ id, status: fc.constant('pending') })],
  'finished ad': [
    adSchema,
    fc.record({
      id,
      status: fc.constant('success'),
      outputs: fc.record({ score: anyNumber, input: url }, { requiredKeys: ['score'] })
    })
  ],
  'failed ad': [adSchema, fc.record({ id, status: fc.constant('failed'), error: words })],
  'metadata update': [
    metadataUpdateSchema,
    fc.record({ success: fc.boolean(), meta: fc.dictionary(fc.uuid(), fc.string()) })
  ],
  'service status': [serviceStatusSchema, fc.record({ message: fc.string() })],
  'completed text': [
    generationTaskSchema,
    fc.record({ success: fc.boolean(), status: fc.constant('completed'), data: fc.string() })
  ],
  'unfinished text': [
    generationTaskSchema,
    fc.record({
      success: fc.boolean(),
      status: fc.constantFrom('started', 'processing', 'failed', 'expired')
    })
  ],
  'service error': [serviceErrorSchema, fc.record({ error: words })],
  'generation error': [
    generationErrorSchema,
    fc.record({ success: fc.constant(false), msg: fc.string() })
  ],
  'metadata error': [
    metadataErrorSchema,
    fc.record({ error: fc.string(), resource_type: fc.string(), resource_id: fc.string() })
  ],
  'create body': [
    createAnalysisSchema,
    fc.record({
      input: fc.record({
        type: fc.constant('image'),
        content: fc.base64String({ minLength: 4 }),
        medium: fc.constantFrom('desktopWeb', 'mobileWeb', 'generic'),
        title: fc.string({ minLength: 1, maxLength: 2048 })
      })
    })
  ]
} satisfies Record<string, [v.GenericSchema, fc.Arbitrary<object>]>

describe.each(Object.entries(SHAPES))('the schema of a %s', (_, [schema, shape]) => {
  const sample = shape as fc.Arbitrary<object>

  it('takes what the interface describes, and keeps it', () => {
    fc.assert(
      fc.property(sample, (value) => {
        expect(v.parse(schema, value)).toMatchObject(value)
      })
    )
  })

  it('tolerates extra fields at any depth', () => {
    const extra = fc.dictionary(
      fc.string().map((key) => `x-${key}`),
      fc.jsonValue()
    )
    fc.assert(
      fc.property(sample, extra, (value, more) => {
        expect(v.parse(schema, withExtras(value, more))).toMatchObject(value)
      })
    )
  })

  it('refuses a missing required field', () => {
    fc.assert(
      fc.property(sample, (value) => {
        for (const key of Object.keys(value)) {
          const rest = Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))
          expect(v.is(schema, rest)).toBe(false)
        }
      })
    )
  })

  it('refuses whatever is no object', () => {
    for (const value of [null, undefined, 'x', 1, [], true]) expect(v.is(schema, value)).toBe(false)
  })
})

function withExtras(value: unknown, extra: Record<string, unknown>): unknown {
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, part]) => [key, withExtras(part, extra)])
  return { ...Object.fromEntries(entries), ...extra }
}

describe('the schema of an analysis', () => {
  const finished = (more: object) => ({
    id: 'a',
    status: 'success',
    _internal_exposed_id: 'b',
    outputs: more
  })

  it.each([
    { clarity: { score: 101 } },
    { clarity: { score: '71' } },
    { attention: { attentionMap: 'not a link' } },
    { excitingness: { score: -1 } }
  ])('refuses outputs like %j', (more) => {
    expect(v.is(analysisSchema, finished(more))).toBe(false)
  })

  it.each(['', '.', '..', '\ud800', 'x'.repeat(2000)])('refuses the id %j', (bad) => {
    expect(v.is(analysisSchema, { id: bad, status: 'pending' })).toBe(false)
  })
})

describe('a title', () => {
  it('always fits after trimming', () => {
    const name = fc.oneof(fc.string({ unit: 'binary', maxLength: 5000 }), fc.string())
    const medium = 'generic'
    fc.assert(
      fc.property(name, fc.nat(2100), (start, repeat) => {
        const title = trimTitle(start + '🙂'.repeat(repeat))
        const input = { type: 'image', content: 'AAAA', medium, title }
        expect(v.is(createAnalysisSchema, { input })).toBe(true)
        expect(title).toBe(trimTitle(title))
      })
    )
  })

  it.each([
    ['  Home \n page ', 'Home page'],
    ['   ', 'Untitled'],
    ['', 'Untitled'],
    [`${'a'.repeat(2047)}🙂`, 'a'.repeat(2047)]
  ])('%j becomes %j', (name, title) => {
    expect(trimTitle(name)).toBe(title)
  })
})

describe('the types', () => {
  it('keep every kind of id apart', () => {
    type Ids = [ScreenshotId, AnalysisId, VideoId, AdId]
    expectTypeOf<Ids[number]>().toExtend<string>()
    expectTypeOf<string>().not.toExtend<ScreenshotId>()
    expectTypeOf<AnalysisId | VideoId | AdId>().not.toExtend<ScreenshotId>()
    expectTypeOf<ScreenshotId | VideoId | AdId>().not.toExtend<AnalysisId>()
    expectTypeOf<VideoId>().not.toExtend<AdId>()
    expectTypeOf<Client['analyses']['get']>().parameter(0).toEqualTypeOf<ScreenshotId>()
    expectTypeOf<ReturnType<Client['generation']>['get']>().parameter(0).toEqualTypeOf<AnalysisId>()
    expectTypeOf<Client['metadata']['update']>().parameter(0).toEqualTypeOf<AnalysisId>()
    expectTypeOf<Client['videos']['wait']>().parameter(0).toEqualTypeOf<VideoId>()
    expectTypeOf<Client['adVisibility']['wait']>().parameter(0).toEqualTypeOf<AdId>()
  })

  it('tell an answer’s states apart', () => {
    type Finished = Extract<Analysis, { status: 'success' }>
    expectTypeOf<Finished['_internal_exposed_id']>().toEqualTypeOf<AnalysisId>()
    expectTypeOf<Analysis['status']>().toEqualTypeOf<'pending' | 'success' | 'failed'>()
    expectTypeOf<Extract<GenerationTask, { status: 'completed' }>['data']>().toBeString()
    expectTypeOf<'blank_input_image'>().toExtend<ErrorCode>()
  })
})
