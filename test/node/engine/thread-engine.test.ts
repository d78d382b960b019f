import { readdir, readFile } from 'node:fs/promises'
import { getPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, it } from 'vitest'
import { networkWeights } from '../../../src/node/engine/network-weights'
import {
  startThread,
  type ThreadEngine,
  threadEngine
} from '../../../src/node/engine/thread-engine'
import { sharpCodec } from '../../../src/node/images/sharp-codec'
import type { PictureTask } from '../../../src/engine/engine'
import { engineHere } from '../../../src/engine/engine-here'
import { pageJpeg, pagePng } from '../../contract/support/pictures'
import { embeddedApi } from '../../service/support/embedded-api'
import { layerTree } from '../../ui/support/layer-tree'

const { signal } = new AbortController()

/** A thread that does not answer its first task, but runs a script. */
const failing = (script: string, heapMegabytes = 64): Worker =>
  new Worker(`require('node:worker_threads').parentPort.once('message', () => { ${script} })`, {
    eval: true,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes }
  })

/** The niceness of a thread of this process (proc(5), field 19 of stat). */
async function nicenessOf(thread: number): Promise<number> {
  const stat = await readFile(`/proc/self/task/${thread}/stat`, 'latin1').catch(() => '')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16] ?? 0)
}

describe('an engine on threads', () => {
  let engine: ThreadEngine | null = null
  afterEach(async () => {
    await engine?.stop()
    engine = null
  })

  const use = (...args: Parameters<typeof threadEngine>): ThreadEngine =>
    (engine = threadEngine(...args))

  const task = async (changes: Partial<PictureTask> = {}): Promise<PictureTask> => ({
    file: await pagePng(),
    medium: 'generic',
    predictions: ['attention', 'clarity'],
    ...changes
  })

  it('gives what the engine gives on the thread that asks', async () => {
    const here = engineHere({ codec: sharpCodec, networkWeights })
    const there = use(1)
    for (const file of [await pagePng(), await pageJpeg()]) {
      const picture = await task({
        file,
        nodes: layerTree('Headline', 'Buy now').nodes
      })
      expect(await there.analyse(picture, signal)).toEqual(await here.analyse(picture, signal))
      expect(await there.scoreAd(file, signal)).toBe(await here.scoreAd(file, signal))
    }
    const pixels = { width: 64, height: 48, data: new Uint8Array(64 * 48 * 4).fill(90) }
    const frame = { pixels, before: null, milliseconds: 100, mapSize: 'frame' } as const
    expect(await there.analyseFrame(frame, signal)).toEqual(await here.analyseFrame(frame, signal))
  })

  it('starts a thread when there is work for it, and keeps it', async () => {
    let started = 0
    const threads = use(2, () => {
      started += 1
      return startThread()
    })
    expect(started).toBe(0)
    for (let i = 0; i < 3; i++) await threads.analyse(await task(), signal)
    expect(started).toBe(1)
    await Promise.all([
      threads.analyse(await task(), signal),
      threads.analyse(await task(), signal)
    ])
    expect(started).toBe(2)
  })

  it.runIf(process.platform === 'linux')(
    'lets answers go first: its threads alone have a lower priority',
    async () => {
      await use(1).analyse(await task(), signal)
      const own = await nicenessOf(process.pid)
      const threads = (await readdir('/proc/self/task')).map(Number)
      const others = await Promise.all(threads.map(nicenessOf))
      expect(Math.max(...others)).toBe(Math.max(own, 10))
      expect(own).toBe(getPriority())
    }
  )

  it.each([
    ['breaks down', "throw new Error('secret detail')", 'it broke down'],
    ['ends', 'process.exit(1)', 'its thread was ended'],
    [
      'runs out of memory',
      'const kept = []; for (;;) kept.push(new Array(10000).fill({}))',
      'it ran out of memory'
    ]
  ])(
    'fails the analysis of a thread that %s, and goes on with another',
    { tags: ['thorough'] },
    async (_, script, reason) => {
      let first = true
      const start = (): Promise<Worker> => {
        if (!first) return startThread()
        first = false
        return Promise.resolve(failing(script, 32))
      }
      const reports: unknown[] = []
      const report = (error: unknown): void => void reports.push(error)
      const api = embeddedApi({ engine: use(1, start), report })
      const png = await pagePng()
      const ids = [await api.create(png), await api.create(png)]
      const [lost, good] = await Promise.all(ids.map((id) => api.settled(id)))
      expect(lost).toMatchObject({ status: 'failed', error: { code: 'internal_error' } })
      expect(lost?.error.message).toBe(
        `The engine could not finish this analysis: ${reason}. Try again.`
      )
      expect(good?.status).toBe('success')
      expect(reports).toHaveLength(1)
    }
  )

  it('does no more once it is stopped, and rejects what it was doing', async () => {
    const threads = use(1, () => Promise.resolve(failing('for (;;) {}')))
    const endless = threads.analyse(await task(), signal)
    endless.catch(() => undefined)
    await new Promise((resolve) => setImmediate(resolve))
    await threads.stop()
    await expect(endless).rejects.toMatchObject({ name: 'ServiceError', code: 'engine_lost' })
    await expect(threads.analyse(await task(), signal)).rejects.toMatchObject({
      name: 'ServiceError',
      code: 'engine_lost'
    })
  })
})
