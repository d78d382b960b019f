import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { AnalysisId } from '../../../src/interface'
import { type Language, speak } from '../../../src/language'
import { GenerationStore, type Material } from '../../../src/service/generation/generation-store'
import { ResultCache } from '../../../src/service/results/result-cache'
import { ObjectStore } from '../../../src/service/storage/object-store'
import type { Brief } from '../../../src/service/texts/brief'

const ID = 'analysis' as AnalysisId
const HOUR = 60 * 60 * 1000

describe('the store of written texts', () => {
  let now: number
  let report: (error: unknown) => void
  let texts: GenerationStore
  beforeEach(() => {
    now = 0
    report = vi.fn()
    const cache = new ResultCache(new ObjectStore(), () => now, 100_000)
    texts = new GenerationStore(cache, () => now, report)
  })

  type Writer = (material: Material) => string
  const write: Writer = ({ brief }) => `for ${brief.goal ?? 'nobody'}`
  const status = (): string | undefined => texts.find('summary', ID)?.status
  const trigger = (brief: Brief = {}, writer = write): string =>
    texts.trigger('summary', ID, { brief }, writer).status

  it('goes on with the brief it began with, and takes a new one when that is done', async () => {
    trigger({ goal: 'a' })
    expect(trigger({ goal: 'b' })).toBe('started')
    await vi.waitFor(() => expect(status()).toBe('completed'))
    expect(texts.find('summary', ID)).toMatchObject({ markdown: 'for a' })
    expect(trigger({ goal: 'b' })).toBe('started')
    await vi.waitFor(() => expect(texts.find('summary', ID)).toMatchObject({ markdown: 'for b' }))
  })

  it('takes an empty field for a missing one', async () => {
    trigger({ goal: 'a', audience: '' })
    await vi.waitFor(() => expect(status()).toBe('completed'))
    expect(trigger({ goal: 'a' })).toBe('completed')
  })

  it('is written anew in another language, and not in the same one', async () => {
    const source: { value: Language } = { value: 'en' }
    speak(source)
    onTestFinished(() => speak({ value: 'en' }))
    const language: Writer = () => source.value
    trigger({}, language)
    await vi.waitFor(() => expect(status()).toBe('completed'))
    source.value = 'de'
    expect(trigger({}, language)).toBe('started')
    await vi.waitFor(() =>
      expect(texts.find('summary', ID)).toMatchObject({ markdown: 'de', language: 'de' })
    )
    expect(trigger({}, language)).toBe('completed')
  })

  it('reports a failure, and tries again when triggered', async () => {
    const fault = new Error('no words')
    trigger({}, () => {
      throw fault
    })
    await vi.waitFor(() => expect(status()).toBe('failed'))
    expect(report).toHaveBeenCalledWith(fault)
    expect(trigger()).toBe('started')
    await vi.waitFor(() => expect(status()).toBe('completed'))
  })

  it('expires an hour after the start, and then starts anew', async () => {
    trigger()
    await vi.waitFor(() => expect(status()).toBe('completed'))
    now = HOUR
    expect(status()).toBe('completed')
    now = HOUR + 1
    expect(status()).toBe('expired')
    expect(trigger()).toBe('started')
  })
  it('gives its room to newer ones, with the briefs they are written with', async () => {
    const long = 'x'.repeat(10_000)
    for (let i = 0; i < 10; i++)
      texts.trigger('summary', `${i}` as AnalysisId, { brief: { goal: long } }, write)
    const states = Array.from({ length: 10 }, (_, i) => texts.find('summary', `${i}` as AnalysisId))
    expect(states.filter((state) => state?.status === 'expired')).toHaveLength(5)
    expect(states.at(-1)?.status).toBe('started')
  })
})
