import { type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { threadEngine, type ThreadEngine } from '../../../src/node/engine/thread-engine'
import { UsageError } from '../../../src/node/cli/options'
import { browserBackends } from '../../../src/node/videos/browser-backends'
import { serve } from '../../../src/node/http/serve-command'
import { startServer } from '../../../src/node/http/start-server'
import { connect } from '../../../src/node/redis/connect'
import { redisBacking } from '../../../src/node/redis/redis-backing'
import { LANES } from '../../../src/node/redis/redis-queue'
import { work } from '../../../src/node/redis/work-command'
import { startWorkers } from '../../../src/node/redis/workers'
import { type Backing, createRunner } from '../../../src/service'
import { type Api, apiOver, imageRequest } from '../../contract/support/api'
import { pagePng } from '../../contract/support/pictures'
import { KEY } from '../../contract/support/providers'
import { launchBrowser, sharedBrowser } from '../../support/browser'
import { makeWebm } from '../../support/fixtures/make-webm'
import { playPages } from '../../support/play-pages'
import { playAdmit, playSite } from '../../support/play-site'
import { HAS_REDIS, startRedis, type TestRedis, WITH_REDIS } from '../../support/redis'
import { temporaryFolder } from '../../support/temporary-folder'
import { ended, finished, runScript, saidBy, startScript } from '../support/run-script'

const png = await pagePng()

/** Lost workers are found soon. */
const TIMES = { lock: 1_000, look: 300, grace: 2_000 }

let redis: TestRedis
let engine: ThreadEngine
const stops: (() => Promise<unknown>)[] = []

async function server(): Promise<Api> {
  const backing = await redisBacking(redis.url)
  const running = await startServer({ port: 0, key: KEY, backing })
  stops.push(running.stop)
  return apiOver(running)
}

/** Runs tasks in this process until it is stopped; pages and videos with a browser. */
async function startWorker(withBrowser = false): Promise<() => Promise<void>> {
  const browser = withBrowser ? sharedBrowser() : null
  const backends = browser && browserBackends(browser, { admit: playAdmit })
  const backing = await redisBacking(redis.url, { videos: backends?.videos ?? null })
  const workers = startWorkers({
    redis: backing.redis,
    runner: createRunner(backing, { engine, ...backends }),
    lanes: browser ? LANES : ['pictures'],
    picturesAtOnce: 1,
    report: () => undefined,
    times: TIMES
  })
  return async () => {
    await workers.stop()
    await browser?.stop()
    await Promise.all([backing.close(), backends?.videos.stop()])
  }
}

/** What is asked for while a worker decodes videos: addresses for them are given only then. */
async function whileDecoding<T>(api: Api, ask: () => Promise<T>): Promise<T> {
  const stop = await startWorker(true)
  try {
    await expect.poll(async () => (await api.get('/upload-urls')).status).toBe(200)
    return await ask()
  } finally {
    await stop()
  }
}

/** Runs a task in a process that never ends it; resolves in its middle. */
async function beginInProcess(): Promise<ChildProcess> {
  const child = startScript('test/node/redis/support/worker-process.ts', [redis.url])
  await once(child.stdout!, 'data')
  return child
}

describe.skipIf(!HAS_REDIS)(`a service of several processes, ${WITH_REDIS}`, () => {
  beforeAll(async () => {
    redis = await startRedis()
    engine = threadEngine(1)
  })
  afterAll(async () => {
    await Promise.all(stops.map((stop) => stop()))
    await engine.stop()
    await redis.stop()
  })

  it('gives one answer, whichever server is asked, and takes links of one at the other', async () => {
    const [one, other] = [await server(), await server()]
    const id = await one.create(png, {}, { title: 'A #page' })
    expect((await other.get(`/analyses/${id}`)).body).toEqual({ id, status: 'pending' })
    const stop = await startWorker()
    const { _internal_exposed_id: analysisId, outputs } = await other.settled(id)
    await stop()
    const atOther = new URL(outputs.input.image)
    atOther.port = new URL(one.provider.baseUrl).port
    expect(Buffer.from(await (await one.link(atOther.href)).arrayBuffer()).equals(png)).toBe(true)

    const summary = `/analyses/summary/${analysisId}`
    expect((await one.post(summary)).body.status).toBe('started')
    expect((await other.post(summary)).body.status).toBe('processing')
    await one.put(`/update-meta/screenshot/${analysisId}`, { goal: 'Orders' })
    expect((await other.post(summary)).body.status).toBe('started')
    expect(await one.get(summary)).toMatchObject({ status: 200, body: { status: 'completed' } })
    expect((await other.get('/tag-search/screenshot')).body).toEqual([
      { name: 'generic' },
      { name: 'page' }
    ])
  })

  it(
    'begins a work anew whose worker was killed in the middle, and ends it',
    { tags: ['thorough'] },
    async () => {
      const api = await server()
      const id = await api.create(png)
      await ended(await beginInProcess(), 'SIGKILL')
      expect((await api.get(`/analyses/${id}`)).body.status).toBe('pending')
      const stop = await startWorker()
      expect((await api.settled(id)).status).toBe('success')
      await stop()
    }
  )

  it(
    'gives a work up that two workers were lost with, and says so',
    { tags: ['thorough'] },
    async () => {
      const api = await server()
      const input = { content: png.toString('base64') }
      const { id } = (await api.post('/ad-visibility', { input })).body
      await ended(await beginInProcess(), 'SIGKILL')
      await ended(await beginInProcess(), 'SIGKILL')
      const stop = await startWorker()
      const { status, error } = await api.settledAd(id)
      await stop()
      expect(status).toBe('failed')
      expect(error).toEqual({
        code: 'internal_error',
        message: expect.stringMatching(/begun twice.*lost/)
      })
    }
  )

  it(
    'has a worker hand back what it cannot end when it is stopped, which counts as no loss',
    { tags: ['thorough'] },
    async () => {
      const api = await server()
      const id = await api.create(png)
      for (let i = 0; i < 2; i++) expect(await ended(await beginInProcess(), 'SIGTERM')).toBe(0)
      const stop = await startWorker()
      expect((await api.settled(id)).status).toBe('success')
      await stop()
    }
  )

  it(
    'leaves pages and videos to workers that have a browser, and has them done there',
    { tags: ['thorough'] },
    async () => {
      const [one, other] = [await server(), await server()]
      const site = await playSite(playPages)
      const browser = await launchBrowser()
      const film = new Blob([new Uint8Array(await makeWebm(browser, { seconds: 0.3 }))])
      await browser.close()
      const content = await whileDecoding(one, () => one.upload(film))
      const stopOther = await startWorker()
      const page = await one.post('/analyses', {
        input: { type: 'webPageUrl', content: site.url('/'), medium: 'desktopWeb', title: 'A page' }
      })
      const create = (api: Api) =>
        api.post('/analyses/video', { input: { content, title: 'Film' } })
      const answers = await Promise.all([create(one), create(other)])
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 400])
      const { id } = answers.find(({ status }) => status === 201)!.body
      expect((await one.settled(await one.create(png))).status).toBe('success')
      expect((await one.get(`/analyses/${page.body.id}`)).body.status).toBe('pending')
      expect((await one.get(`/analyses/video/${id}`)).body.status).toBe('pending')
      const stop = await startWorker(true)
      const video = await other.settledVideo(id)
      expect(video).toMatchObject({ status: 'success', title: 'Film' })
      expect((await one.link(video.outputs.attention.attentionMap)).status).toBe(200)
      expect((await other.settled(page.body.id)).status).toBe('success')
      await Promise.all([stop(), stopOther(), site.stop()])
    }
  )

  it('says that it has no room while Redis is full, and that nothing was accepted', async () => {
    const api = await server()
    const { url, content } = await whileDecoding(api, async () => ({
      url: (await api.get('/upload-urls')).body.url,
      content: await api.upload(new Blob(['film']))
    }))
    const { redis: client, close } = await redisBacking(redis.url)
    await client.config('SET', 'maxmemory', '1')
    const { status, headers, body } = await api.post('/analyses', imageRequest(png))
    expect(status).toBe(503)
    expect(headers.get('retry-after')).toBe('5')
    expect(body.error).toEqual({
      code: 'insufficient_storage',
      message: expect.stringContaining('Nothing was accepted')
    })
    const upload = await api.putFile(url, 'film')
    expect(upload.status).toBe(507)
    expect(await upload.text()).toContain('InsufficientStorage')
    const video = await api.post('/analyses/video', { input: { content, title: 'Film' } })
    expect(video.status).toBe(503)
    expect(await client.keys('glance:1:video:*')).toEqual([])
    await client.config('SET', 'maxmemory', '0')
    await close()
    expect((await api.post('/analyses', imageRequest(png))).status).toBe(201)
  })

  it('says of a task that Redis takes on late that it may have been accepted', async () => {
    const backing = await redisBacking(redis.url)
    const { queue, redis: client } = backing
    const other = await connect(redis.url)
    const isLate: Backing['queue']['add'] = async (task, parts) => {
      client.options.commandTimeout = 50
      await other.call('CLIENT', 'PAUSE', '300', 'WRITE')
      return queue.add(task, parts)
    }
    const before = await queue.unfinished()
    const late = { ...backing, queue: { ...queue, add: isLate } }
    const running = await startServer({ port: 0, key: KEY, backing: late })
    const api = apiOver(running)
    const page = { type: 'webPageUrl', content: 'https://example.com', medium: 'desktopWeb' }
    const answer = await api.post('/analyses', { input: { ...page, title: 'A page' } })
    client.options.commandTimeout = 5_000
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBeNull()
    expect(answer.body.error.message).toContain('It may have accepted this all the same.')
    await expect.poll(() => queue.unfinished()).toBe(before + 1)
    await queue.clear('pages', () => Promise.resolve())
    other.disconnect()
    await running.stop()
  })

  it('answers 503 while Redis is away, in the form of each part, and goes on when it is back', async () => {
    const api = await server()
    const stop = await startWorker()
    const { outputs } = await api.settled(await api.create(png))
    await redis.kill()
    for (const answer of [
      await api.get('/'),
      await api.get('/analyses/some-id'),
      await api.post('/analyses', imageRequest(png))
    ]) {
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).toBe('5')
      expect(answer.body.error.code).toBe('service_unavailable')
    }
    const link = await api.link(outputs.input.image)
    expect(link.status).toBe(503)
    expect(await link.text()).toContain('<Code>ServiceUnavailable</Code>')
    await redis.restart()
    await expect.poll(async () => (await api.get('/')).status).toBe(200)
    const again = await api.settled(await api.create(png))
    expect(again.status).toBe('success')
    // A server that starts now, on a Redis that had forgotten the secret, takes the links of those that knew it.
    const later = await server()
    const moved = new URL(again.outputs.input.image)
    moved.port = new URL(later.provider.baseUrl).port
    expect((await later.link(moved.href)).status).toBe(200)
    await stop()
  })
})

describe.skipIf(!HAS_REDIS)(`npm run work, ${WITH_REDIS}`, () => {
  it(
    'says what it does, without the password, and ends well on request',
    { tags: ['thorough'] },
    async () => {
      const own = await startRedis('--requirepass', 'secret')
      const child = startScript('src/node/work.ts', [
        '--redis',
        `redis://:secret@127.0.0.1:${own.port}`
      ])
      const said = saidBy(child)
      await expect.poll(() => said.stdout).toContain('\n')
      expect(await ended(child)).toBe(0)
      expect(said.stdout).toMatch(
        `Computing for the services with Redis at 127.0.0.1:${own.port}, `
      )
      expect(said.stdout).not.toContain('secret')
      await own.stop()
    }
  )

  it(
    'says that it leaves pages and videos to others where it has no browser, and does',
    { tags: ['thorough'] },
    async () => {
      const own = await startRedis()
      const { queue, close } = await redisBacking(own.url)
      const env = { CHROMIUM_PATH: '/no/browser' }
      const child = startScript('src/node/work.ts', ['--redis', own.url, '--threads', '1'], env)
      const said = saidBy(child)
      await expect.poll(() => queue.isAttended('pictures')).toBe(true)
      expect(await queue.isAttended('pages')).toBe(false)
      expect(await queue.isAttended('videos')).toBe(false)
      expect(await ended(child)).toBe(0)
      expect(said.stdout).toContain(
        'pages and videos are left to others. CHROMIUM_PATH names no program'
      )
      await close()
      await own.stop()
    }
  )

  it.each([
    ['no Redis', []],
    ['what is no address of one', ['--redis', 'localhost']],
    ['no threads', ['--redis', 'redis://127.0.0.1:1', '--threads', '0']]
  ])('refuses %s', async (_, args) => {
    await expect(work(args)).rejects.toThrow(UsageError)
  })
})

describe.skipIf(!HAS_REDIS)(`npm run serve, ${WITH_REDIS}`, () => {
  it('ends when it cannot have its port, and says why', { tags: ['thorough'] }, async () => {
    const own = await startRedis()
    const taken = ['--redis', own.url, '--port', String(own.port)]
    const { code, stderr } = await runScript('src/node/serve.ts', taken)
    expect(code).toBe(1)
    expect(stderr).toContain('another program listens there.')
    await own.stop()
  })
})

describe('commands whose Redis cannot be reached', () => {
  it('leave no browser and no folder behind', { tags: ['thorough'] }, async () => {
    const place = await temporaryFolder(onTestFinished)
    const args = ['--redis', 'redis://127.0.0.1:1']
    const child = startScript('src/node/work.ts', args, { TMPDIR: place })
    const { code, stderr } = await finished(child)
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: 'Redis at 127.0.0.1:1 cannot be used: nothing listens there.\n'
    })
    expect(await readdir(place)).toEqual([])
  })

  it.each([
    ['serve', () => serve(['--redis', 'redis://127.0.0.1:1'])],
    ['work', () => work(['--redis', 'redis://127.0.0.1:1'])]
  ])('npm run %s says so at once', async (_, command) => {
    await expect(command()).rejects.toThrow(
      'Redis at 127.0.0.1:1 cannot be used: nothing listens there.'
    )
  })
})
