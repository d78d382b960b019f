/** @module-tag thorough */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer } from '../../../src/node/http/start-server'
import { giveUpUnattended } from '../../../src/node/redis/give-up-unattended'
import { type RedisBacking, redisBacking } from '../../../src/node/redis/redis-backing'
import { StorageLinks } from '../../../src/service/storage/storage-links'
import { type Api, apiOver } from '../../contract/support/api'
import { pagePng } from '../../contract/support/pictures'
import { KEY } from '../../contract/support/providers'
import { HAS_REDIS, startRedis, type TestRedis, WITH_REDIS } from '../../support/redis'
import { saidBy, startScript } from '../support/run-script'

const PAGE = { type: 'webPageUrl', content: 'https://example.com/', medium: 'desktopWeb' }
const SOON = { look: 20, patience: 60 }

describe.skipIf(!HAS_REDIS)(`pages and videos that no worker can do, ${WITH_REDIS}`, () => {
  let redis: TestRedis
  let backing: RedisBacking
  let api: Api
  let origin: string
  beforeAll(async () => {
    redis = await startRedis()
    backing = await redisBacking(redis.url)
    const server = await startServer({ port: 0, key: KEY, backing })
    origin = new URL(server.baseUrl).origin
    api = apiOver(server)
  })
  afterAll(async () => {
    await api.provider.stop()
    await redis.stop()
  })

  async function createPage(): Promise<string> {
    const { body } = await api.post('/analyses', { input: { ...PAGE, title: 'A page' } })
    return body.id
  }

  function giveUp(times = SOON): { stop: () => void; looks: () => number; told: unknown[] } {
    let looks = 0
    const told: unknown[] = []
    const queue = {
      ...backing.queue,
      isAttended: (lane: 'pages' | 'videos' | 'pictures') => {
        looks += 1
        return backing.queue.isAttended(lane)
      }
    }
    const watch = giveUpUnattended({ ...backing, queue }, (error) => told.push(error), times)
    return { stop: watch.stop, looks: () => looks, told }
  }

  it('give no address to upload a video to, and say why', async () => {
    const { status, headers, body } = await api.get('/upload-urls')
    expect([status, headers.get('retry-after')]).toEqual([503, '5'])
    expect(body.error).toEqual({
      code: 'video_decoding_unavailable',
      message: expect.stringContaining('no browser to decode videos')
    })
  })

  it('fail with what they lack, and pictures wait on', async () => {
    const picture = await api.create(await pagePng())
    const page = await createPage()
    const content = new StorageLinks(origin, backing.secret, Date.now).sign(
      '0'.repeat(32) + '/video.webm',
      'PUT'
    )
    expect((await api.putFile(content, 'film')).status).toBe(200)
    const video = await api.post('/analyses/video', { input: { content, title: 'Film' } })
    const watch = giveUp()
    expect((await api.settled(page)).error).toEqual({
      code: 'page_capture_unavailable',
      message: expect.stringContaining('with a browser, and this one has none')
    })
    expect((await api.settledVideo(video.body.id)).error).toEqual({
      code: 'video_decoding_unavailable',
      message: expect.stringContaining('no browser to decode videos')
    })
    await expect.poll(() => backing.queue.unfinished()).toBe(1)
    watch.stop()
    expect(await backing.redis.keys('glance:1:video:*')).toEqual([])
    expect((await api.get(`/analyses/${picture}`)).body.status).toBe('pending')
    expect(watch.told).toEqual([])
  })

  it('wait for a worker that is away for a moment, and for one that is busy', async () => {
    const page = await createPage()
    const patient = giveUp({ look: 1, patience: 60_000 })
    await expect.poll(patient.looks).toBeGreaterThan(4)
    patient.stop()
    const worker = startScript('test/node/redis/support/worker-process.ts', [redis.url])
    const said = saidBy(worker)
    // The page, and the picture of before.
    await expect.poll(() => said.stdout).toBe('begun\nbegun\n')
    const watch = giveUp({ look: 1, patience: 0 })
    await expect.poll(watch.looks).toBeGreaterThan(4)
    expect((await api.get(`/analyses/${page}`)).body.status).toBe('pending')
    // What it held when it is killed stays undone.
    worker.kill('SIGKILL')
    expect((await api.settled(page)).error.code).toBe('page_capture_unavailable')
    await expect.poll(() => backing.queue.unfinished()).toBe(1)
    watch.stop()
    expect(watch.told).toEqual([])
  })

  it('wait while Redis is away and when it is back, and nothing is said of it', async () => {
    const watch = giveUp({ look: 1, patience: 60_000 })
    await redis.kill()
    const before = watch.looks()
    await expect.poll(watch.looks).toBeGreaterThan(before + 4)
    await redis.restart()
    await expect.poll(async () => (await api.get('/')).status).toBe(200)
    const page = await createPage()
    const again = watch.looks()
    await expect.poll(watch.looks).toBeGreaterThan(again + 4)
    watch.stop()
    expect((await api.get(`/analyses/${page}`)).body.status).toBe('pending')
    expect(watch.told).toEqual([])
  })
})
