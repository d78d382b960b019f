import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { AnalysisId } from '../../../src/interface'
import { type Language, speak } from '../../../src/language'
import { GenerationStore } from '../../../src/service/generation/generation-store'
import { MemoryStore } from '../../../src/service/storage/memory-store'
import type { Brief } from '../../../src/engine/texts/brief'

const ID = 'analysis' as AnalysisId

describe('the store of written texts', () => {
  let report: (error: unknown) => void
  let texts: GenerationStore
  beforeEach(() => {
    report = vi.fn()
    texts = new GenerationStore(new MemoryStore(() => 0, 100_000), () => 0, report)
  })

  type Writer = (brief: Brief) => string
  const write: Writer = (brief) => `for ${brief.goal ?? 'nobody'}`
  const find = (id = ID) => texts.find('summary', id)
  const trigger = (brief: Brief = {}, writer = write, id = ID): Promise<boolean> =>
    texts.trigger('summary', id, brief, () => writer(brief))

  it('writes with the brief that there is, and anew with another', async () => {
    expect(await trigger({ goal: 'a' })).toBe(true)
    expect(await find()).toMatchObject({ status: 'completed', markdown: 'for a' })
    expect(await trigger({ goal: 'a' })).toBe(false)
    expect(await trigger({ goal: 'b' })).toBe(true)
    expect(await find()).toMatchObject({ markdown: 'for b' })
  })

  it('takes an empty field for a missing one', async () => {
    await trigger({ goal: 'a', audience: '' })
    expect(await trigger({ goal: 'a' })).toBe(false)
  })

  it('is written anew in another language, and not in the same one', async () => {
    const source: { value: Language } = { value: 'en' }
    speak(source)
    onTestFinished(() => speak({ value: 'en' }))
    const language: Writer = () => source.value
    await trigger({}, language)
    source.value = 'de'
    expect(await trigger({}, language)).toBe(true)
    expect(await find()).toMatchObject({ markdown: 'de', language: 'de' })
    expect(await trigger({}, language)).toBe(false)
  })

  it('reports a failure, and tries again when triggered', async () => {
    const fault = new Error('no words')
    await trigger({}, () => {
      throw fault
    })
    expect(await find()).toEqual({ status: 'failed' })
    expect(report).toHaveBeenCalledWith(fault)
    expect(await trigger()).toBe(true)
    expect(await find()).toMatchObject({ status: 'completed' })
  })

  it('gives its room to newer ones, with the briefs they are written with', async () => {
    const goal = 'x'.repeat(10_000)
    const ids = Array.from({ length: 10 }, (_, i) => `${i}` as AnalysisId)
    for (const id of ids) await trigger({ goal }, () => 'text', id)
    const states = await Promise.all(ids.map(find))
    expect(states.slice(0, 6).map(({ status }) => status)).toEqual(Array(6).fill('expired'))
    expect(states.slice(6).map(({ status }) => status)).toEqual(Array(4).fill('completed'))
  })
})
