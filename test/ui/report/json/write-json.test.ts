import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { MAP_NAMES } from '../../../../src/file'
import { MEDIUMS } from '../../../../src/interface'
import { primaryOutcomeSchema } from '../../../../src/file/history'
import { layerShareSchema, readingSchema } from '../../../../src/file/layer-shares'
import type { ReportJson } from '../../../../src/ui/report/json/report-json'
import { writeJson } from '../../../../src/ui/report/json/write-json'
import { hostileText } from '../support/hostile'
import { sampleComparison, sampleReport } from '../support/sample-report'

const provider = v.strictObject({
  kind: v.picklist(['on-device', 'service']),
  name: v.string(),
  host: v.nullable(v.string()),
  engine: v.nullable(v.string())
})
const time = v.nullable(v.pipe(v.string(), v.isoTimestamp()))
const score = v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100)))
const share = v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1)))
const scores = v.strictObject({ clarity: score, excitingness: score, focus: score })

const schema = v.strictObject({
  format: v.literal('glance-report'),
  version: v.literal(1),
  title: v.string(),
  madeAt: time,
  method: v.array(v.string()),
  units: v.record(v.string(), v.string()),
  frames: v.array(
    v.strictObject({
      id: v.string(),
      name: v.string(),
      outOfDate: v.boolean(),
      provider,
      medium: v.picklist(MEDIUMS),
      startedAt: time,
      finishedAt: time,
      picture: v.strictObject({
        width: v.number(),
        height: v.number(),
        scale: v.number(),
        sha256: v.string()
      }),
      scores,
      maps: v.array(v.picklist(MAP_NAMES)),
      missing: v.array(v.string()),
      primary: v.nullable(
        v.strictObject({
          name: v.string(),
          layerId: v.nullable(v.string()),
          attention: share,
          perception: share,
          rank: v.nullable(v.number()),
          of: v.nullable(v.number()),
          level: v.boolean(),
          below: v.boolean()
        })
      ),
      layers: v.nullable(
        v.strictObject({
          readings: v.strictObject({
            attention: v.nullable(readingSchema),
            perception: v.nullable(readingSchema)
          }),
          layers: v.array(
            v.strictObject({
              ...layerShareSchema.entries,
              rank: v.nullable(v.number()),
              level: v.boolean(),
              below: v.boolean()
            })
          ),
          total: v.number(),
          rest: v.strictObject({ area: v.number(), attention: share, perception: share })
        })
      ),
      texts: v.strictObject({
        summary: v.nullable(v.string()),
        recommendations: v.nullable(v.string())
      }),
      history: v.array(
        v.strictObject({
          runId: v.string(),
          finishedAt: time,
          provider,
          medium: v.picklist(MEDIUMS),
          scores,
          primary: v.nullable(primaryOutcomeSchema)
        })
      )
    })
  ),
  comparison: v.nullable(
    v.strictObject({
      baseId: v.string(),
      primaryName: v.nullable(v.string()),
      verdict: v.strictObject({
        kind: v.picklist(['clear', 'close', 'unknown']),
        winnerId: v.nullable(v.string()),
        sentence: v.string(),
        details: v.array(v.string())
      }),
      layers: v.array(v.looseObject({ name: v.string(), type: v.string(), kind: v.string() }))
    })
  )
})

const read = (text: string): v.InferOutput<typeof schema> => v.parse(schema, JSON.parse(text))

describe('a report as JSON', () => {
  it('carries numbers as they were computed, with version and units', () => {
    const report = read(writeJson(sampleReport()))
    expect(report).toMatchObject({ version: 1, units: { scores: '0 to 100' }, comparison: null })
    expect(report.frames[0]).toMatchObject({
      finishedAt: '1970-01-01T00:00:01.000Z',
      scores: { clarity: 70.25, focus: 41.5 },
      primary: { attention: 0.123456, rank: 2 },
      layers: { rest: { attention: 0.376544 } }
    })
  })

  it('says what is missing', () => {
    const frame = { shares: null, why: 'The map cannot be read.', faults: ['History is damaged.'] }
    const [first] = read(writeJson(sampleReport({}, frame))).frames
    expect(first?.layers).toBeNull()
    expect(first?.missing).toEqual(
      expect.arrayContaining(['The map cannot be read.', 'History is damaged.'])
    )
  })

  it('gives no scores to a picture that is too small to judge, and says so', () => {
    const report = sampleReport()
    Object.assign(report.frames[0]!.record.picture, { width: 40, height: 40 })
    const [first] = read(writeJson(report)).frames
    const none = { clarity: null, excitingness: null, focus: null }
    expect(first?.scores).toEqual(none)
    expect(first?.history.map(({ scores }) => scores)).toEqual([none, none])
    expect(first?.missing[0]).toBe('Too small to judge. Analyse the frame around it.')
  })

  it('names the engine with the provider, where it is known and a version', () => {
    const engineOf = (engine?: string): unknown => {
      const report = sampleReport()
      report.frames[0]!.record.provider.engine = engine
      return read(writeJson(report)).frames[0]?.provider.engine
    }
    expect([engineOf('2.0.0'), engineOf(), engineOf('https://x.example/?token')]).toEqual([
      '2.0.0',
      null,
      null
    ])
  })

  it('hands on neither pictures nor addresses', () => {
    const text = writeJson(sampleReport({ host: 'https://user:secret@api.example.com' }))
    expect(text).not.toMatch(/secret|data:image|analysisId|screenshotId/)
  })

  it('survives a moment that is none', () => {
    const report = sampleReport()
    report.frames[0]!.record.finishedAt = 1e300
    expect(read(writeJson(report)).frames[0]?.finishedAt).toBeNull()
  })

  it('parses back to what was written, whatever the names and texts', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (name, text) => {
        const report: ReportJson = read(
          writeJson(sampleComparison({ frame: name, layer: name, text, verdict: text }))
        ) as ReportJson
        expect(report.frames[0]).toMatchObject({ name, texts: { summary: text } })
        expect(report.comparison?.verdict.sentence).toBe(text)
      }),
      { numRuns: 300 }
    )
  })
})
