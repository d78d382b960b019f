import { beforeAll, expect, it } from 'vitest'
import { type Client, createClient } from '../../src/client'
import type { AnalysisId, ScreenshotId } from '../../src/interface'
import { blankPng, pagePng } from './support/pictures'
import { apiOf } from './support/api'
import { KEY, describeOnAll } from './support/providers'

const HOUR = 60 * 60 * 1000

const png = await pagePng()

describeOnAll('the client and the service', (start) => {
  const { provider } = apiOf(start)
  let client: Client
  beforeAll(() => {
    client = connect(KEY)
  })

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
})
