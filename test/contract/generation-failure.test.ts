import { beforeEach, describe, expect, it, vi } from 'vitest'
import { TEXT_KINDS } from '../../src/interface'
import { WRITERS } from '../../src/engine/texts/writers'
import { apiOf } from './support/api'
import { pagePng } from './support/pictures'
import { describeOnAll } from './support/providers'

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
      await vi.waitFor(async () => expect((await api.get(path())).status).toBe(500))
      expect((await api.get(path())).body).toEqual({
        success: false,
        status: 'failed',
        msg: expect.not.stringContaining('secret')
      })
    })

    it('can be triggered again', async () => {
      await api.post(path())
      await vi.waitFor(async () => expect((await api.get(path())).status).toBe(500))
      const { status, body } = await api.post(path())
      expect(status).toBe(200)
      expect(body.status).toBe('started')
      expect((await api.written(kind, id)).status).toBe('completed')
    })
  })
})
