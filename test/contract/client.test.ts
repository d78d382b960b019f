import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, createClient } from '../../src/client'
import type { AdId, AnalysisId, ScreenshotId } from '../../src/interface'
import { blankPng, pagePng } from './support/pictures'
import { KEY, type Provider, describeOnAll } from './support/providers'

const HOUR = 60 * 60 * 1000

describeOnAll('the client and the service', (start) => {
  let provider: Provider
  let client: Client
  let png: Buffer
  beforeAll(async () => {
    provider = await start()
    client = connect(KEY)
    png = await pagePng()
  })
  afterAll(() => provider.stop())

  const connect = (key: string): Client =>
    createClient({ baseUrl: provider.baseUrl, key, fetch: provider.fetch, pollIntervalMs: 5 })

  const create = async (bytes: Uint8Array = png): Promise<ScreenshotId> => {
    const predictions = { attention: {}, clarity: {}, excitingness: {} }
    const analysis = { type: 'image', bytes, medium: 'generic', title: 'A page' } as const
    return (await client.analyses.create({ ...analysis, predictions })).id
  }

  it('agree from the check of the key to the last download', async () => {
    await client.check()
    const result = await client.analyses.wait(await create())
    const { attention, clarity, excitingness, input } = result.outputs
    const links = [
      attention?.attentionMap,
      attention?.perceptionMap,
      attention?.hotspotsMap,
      clarity?.map,
      excitingness?.map,
      input?.image
    ]
    for (const link of links) {
      const { type, width, height } = await client.download(link ?? '')
      expect({ type, width, height }).toMatchObject({ width: 60, height: 40 })
    }
    for (const kind of ['summary', 'recommendations'] as const) {
      await client.generation(kind).trigger(result._internal_exposed_id)
      expect(await client.generation(kind).wait(result._internal_exposed_id)).toMatch(
        /stimate|Nothing to change/
      )
    }
  })

  it('agree on every refusal', async () => {
    await expect(connect('wrong').check()).rejects.toMatchObject({ kind: 'authentication_failed' })
    const unknown = 'unknown' as ScreenshotId & AnalysisId
    await expect(client.analyses.get(unknown)).rejects.toMatchObject({ kind: 'resource_not_found' })
    const blank = client.analyses.wait(await create(await blankPng()))
    await expect(blank).rejects.toMatchObject({ kind: 'analysis_failed' })
    const summary = client.generation('summary')
    await expect(summary.trigger(unknown)).rejects.toMatchObject({ kind: 'analysis_not_found' })
    const { id, _internal_exposed_id: analysisId } = await client.analyses.wait(await create())
    await expect(summary.get(analysisId)).rejects.toMatchObject({ kind: 'text_not_found' })
    await summary.trigger(analysisId)
    provider.pass(HOUR + 1_000)
    await expect(client.analyses.get(id)).rejects.toMatchObject({ kind: 'result_expired' })
    await expect(summary.get(analysisId)).rejects.toMatchObject({ kind: 'text_expired' })
  })

  it('agree on metadata, and on the texts that use it', async () => {
    const { _internal_exposed_id: id } = await client.analyses.wait(await create())
    const update = await client.metadata.update(id, { goal: 'Sign up', mood: 'calm' })
    expect(update).toEqual({ success: true, meta: { goal: 'Sign up' }, ignored_keys: ['mood'] })
    await client.generation('summary').trigger(id)
    expect(await client.generation('summary').wait(id)).toContain('Where people look')
    const unknown = client.metadata.update('unknown' as AnalysisId, { goal: 'Sign up' })
    await expect(unknown).rejects.toMatchObject({ kind: 'analysis_not_found' })
    provider.pass(HOUR + 1_000)
    const expired = client.metadata.update(id, { goal: 'Sign up' })
    await expect(expired).rejects.toMatchObject({ kind: 'result_expired' })
  })

  it('agree on ads from their score to their expiry', async () => {
    const { id } = await client.adVisibility.create({ bytes: png, title: 'Spring' })
    const { outputs } = await client.adVisibility.wait(id)
    expect(await client.download(outputs.input ?? '')).toMatchObject({ width: 60, height: 40 })
    const blank = await client.adVisibility.create({ bytes: await blankPng(), title: 'Spring' })
    await expect(client.adVisibility.wait(blank.id)).rejects.toMatchObject({ kind: 'ad_failed' })
    const unknown = client.adVisibility.get('unknown' as AdId)
    await expect(unknown).rejects.toMatchObject({ kind: 'resource_not_found' })
    provider.pass(HOUR + 1_000)
    await expect(client.adVisibility.get(id)).rejects.toMatchObject({ kind: 'result_expired' })
  })

  it('agree on tags', async () => {
    const bytes = png
    const { id } = await client.adVisibility.create({ bytes, title: 'Spring #only-here' })
    await client.adVisibility.wait(id)
    expect(await client.tags.search('ad')).toContainEqual({ name: 'only-here' })
    expect(await client.tags.search('painting')).toEqual([])
    expect(await client.tags.summary()).toContainEqual({ name: 'only-here', usageNumber: 1 })
  })
})
