import { beforeEach, describe, expect, it, vi } from 'vitest'
import { WRITERS } from '../../src/engine/texts/writers'
import { TEXT_KINDS } from '../../src/interface'
import { ALL_PREDICTIONS, apiOf } from './support/api'
import { pagePng } from './support/pictures'
import { KEY, describeOnAll } from './support/providers'

const HOUR = 60 * 60 * 1000

const png = await pagePng()

describeOnAll('written texts', (start) => {
  const api = apiOf(start)
  const { provider } = api

  const analysis = async (): Promise<{ id: string; analysisId: string }> => {
    const result = await api.settled(await api.create(png, ALL_PREDICTIONS))
    return { id: result.id, analysisId: result._internal_exposed_id }
  }

  describe.each(TEXT_KINDS)('%s', (kind) => {
    it('goes from started to completed with Markdown', async () => {
      const { analysisId } = await analysis()
      const { status, body } = await api.post(`/analyses/${kind}/${analysisId}`)
      expect(status).toBe(200)
      expect(body).toEqual({ success: true, status: 'started', msg: expect.any(String) })
      const written = await api.written(kind, analysisId)
      expect(written).toEqual({ success: true, status: 'completed', data: expect.any(String) })
      expect(written.data.length).toBeGreaterThan(40)
    })

    it('looks at no body', async () => {
      const { analysisId } = await analysis()
      const headers = { authorization: `Bearer ${KEY}`, 'content-type': 'text/plain' }
      const init = { method: 'POST', headers, body: '{"broken' }
      const { status, body } = await api.call(`/analyses/${kind}/${analysisId}`, init)
      expect(status).toBe(200)
      expect(body.status).toBe('started')
    })

    it('answers a repeated trigger with a status, and keeps the text', async () => {
      const { analysisId } = await analysis()
      const first = await api.written(kind, analysisId)
      const { status, body } = await api.post(`/analyses/${kind}/${analysisId}`)
      expect(status).toBe(200)
      expect(body).toEqual({ success: true, status: 'processing', msg: expect.any(String) })
      expect(await api.written(kind, analysisId)).toEqual(first)
    })

    it('is not found before it was triggered', async () => {
      const { analysisId } = await analysis()
      const { status, body } = await api.get(`/analyses/${kind}/${analysisId}`)
      expect(status).toBe(404)
      expect(body).toEqual({ success: false, msg: `${kind}_not_found` })
    })

    it('knows analyses by their analysis id alone', async () => {
      const { id } = await analysis()
      for (const wrong of [id, 'unknown']) {
        for (const answer of [
          await api.post(`/analyses/${kind}/${wrong}`),
          await api.get(`/analyses/${kind}/${wrong}`)
        ]) {
          expect(answer.status).toBe(404)
          expect(answer.body).toEqual({ success: false, msg: 'analysis_not_found' })
        }
      }
    })

    it('stays for an hour after its start, also when the analysis expires before', async () => {
      const { analysisId } = await analysis()
      provider.pass(HOUR / 2)
      const written = await api.written(kind, analysisId)
      provider.pass(HOUR - 5_000)
      expect((await api.get(`/analyses/${kind}/${analysisId}`)).body).toEqual(written)
      provider.pass(5_001)
      for (const answer of [
        await api.get(`/analyses/${kind}/${analysisId}`),
        await api.post(`/analyses/${kind}/${analysisId}`)
      ]) {
        expect(answer.status).toBe(410)
        expect(answer.body).toEqual({
          success: false,
          status: 'expired',
          msg: 'analysis_expired'
        })
      }
    })

    it('cannot be triggered once the analysis has expired', async () => {
      const { analysisId } = await analysis()
      provider.pass(HOUR + 1)
      const { status, body } = await api.post(`/analyses/${kind}/${analysisId}`)
      expect(status).toBe(410)
      expect(body.msg).toBe('analysis_expired')
    })
  })
})

describeOnAll('texts that cannot be written', (start) => {
  const api = apiOf(start)
  let id: string
  beforeEach(async () => {
    id = (await api.settled(await api.create(await pagePng())))._internal_exposed_id
  })

  describe.each(TEXT_KINDS)('%s', (kind) => {
    const path = (): string => `/analyses/${kind}/${id}`

    beforeEach(() => {
      vi.spyOn(WRITERS, kind).mockImplementationOnce(() => {
        throw new Error('secret detail')
      })
    })

    it('says so without details', async () => {
      await api.post(path())
      await expect.poll(async () => (await api.get(path())).status).toBe(500)
      expect((await api.get(path())).body).toEqual({
        success: false,
        status: 'failed',
        msg: expect.not.stringContaining('secret')
      })
    })

    it('can be triggered again', async () => {
      await api.post(path())
      await expect.poll(async () => (await api.get(path())).status).toBe(500)
      const { status, body } = await api.post(path())
      expect(status).toBe(200)
      expect(body.status).toBe('started')
      expect((await api.written(kind, id)).status).toBe('completed')
    })
  })
})
