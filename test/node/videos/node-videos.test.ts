import { open, readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { BrowserError } from '../../../src/node/browser/launch-browser'
import { startServer } from '../../../src/node/http/start-server'
import { createNodeVideos } from '../../../src/node/videos/node-videos'
import { BODY_PACE } from '../../../src/service/requests/chunks-of'
import { webm } from '../../support/fixtures/webm'
import { temporaryFolder } from '../../support/temporary-folder'

const KEY = 'node-videos-key'
const noBrowser = { use: () => Promise.reject(new BrowserError('none', 'There is none.')) }

let folder: string
beforeEach(async () => {
  folder = await temporaryFolder(onTestFinished)
  vi.stubEnv('TMPDIR', folder)
})
afterEach(() => vi.unstubAllEnvs())

/** Names of all files that lie in the temporary folder, at any depth. */
async function files(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

/** A request that sends a body piece by piece, and counts what was taken of it. */
function streamed(chunks: number, length: number): { request: Request; sent: () => number } {
  let sent = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (sent === chunks) controller.close()
        else controller.enqueue(new Uint8Array(length).fill(++sent))
      }
    },
    { highWaterMark: 0 }
  )
  const init = { method: 'PUT', body, duplex: 'half' } as RequestInit
  return { request: new Request('http://127.0.0.1/', init), sent: () => sent }
}

describe('videos on Node', () => {
  it('lie in a file of their own until they are dropped, and none is left at the end', async () => {
    const videos = createNodeVideos(noBrowser)
    const kept = await Promise.all(
      [3, 4].map((chunks) => videos.keep(streamed(chunks, 1000).request, 5000, BODY_PACE))
    )
    expect(kept.map(({ size }) => size)).toEqual([3000, 4000])
    expect(await files()).toHaveLength(2)
    await kept[0]!.drop()
    expect(await files()).toHaveLength(1)
    await videos.stop()
    expect(await readdir(folder)).toEqual([])
  })

  it('may be as large as the limit, and are no longer read when they are larger', async () => {
    const videos = createNodeVideos(noBrowser)
    expect((await videos.keep(streamed(5, 1000).request, 5000, BODY_PACE)).size).toBe(5000)
    const { request: large, sent } = streamed(1000, 100_000)
    await expect(videos.keep(large, 4_999_999, BODY_PACE)).rejects.toMatchObject({
      code: 'body_too_large'
    })
    expect(sent()).toBeLessThan(100)
    expect(await files()).toHaveLength(1)
    await videos.stop()
  })

  it('are refused by what they announce, before they are read', async () => {
    const videos = createNodeVideos(noBrowser)
    const { request: large, sent } = streamed(10, 10)
    large.headers.set('content-length', '5001')
    await expect(videos.keep(large, 5000, BODY_PACE)).rejects.toMatchObject({
      code: 'body_too_large'
    })
    expect(sent()).toBe(0)
  })

  it('leave nothing behind when the disk is full', async () => {
    const videos = createNodeVideos(noBrowser)
    const file = await open(join(folder, 'probe'), 'w')
    const full = Object.assign(new Error('full'), { code: 'ENOSPC' })
    const append = vi
      .spyOn(Object.getPrototypeOf(file) as typeof file, 'appendFile')
      .mockResolvedValueOnce()
      .mockRejectedValueOnce(full)
    await expect(videos.keep(streamed(3, 1000).request, 5000, BODY_PACE)).rejects.toMatchObject({
      code: 'no_space'
    })
    expect(append).toHaveBeenCalledTimes(2)
    append.mockRestore()
    await file.close()
    expect(await files()).toEqual(['probe'])
    await videos.stop()
  })

  it('say that there is no browser, which is no fault of theirs', async () => {
    const videos = createNodeVideos(noBrowser)
    const body = await webm()
    const kept = await videos.keep(
      new Request('http://127.0.0.1/', { method: 'PUT', body }),
      1e6,
      BODY_PACE
    )
    expect(await kept.inspect()).toMatchObject({ width: 320, height: 180 })
    const { signal } = new AbortController()
    const frames = kept.frames({ times: [0.1], maxSide: 64, signal })[Symbol.asyncIterator]()
    await expect(frames.next()).rejects.toMatchObject({
      name: 'InputError',
      code: 'video_decoding_unavailable',
      message: expect.stringContaining('There is none.')
    })
    await videos.stop()
  })

  it('leave nothing behind when their upload breaks off', async () => {
    const reports: unknown[] = []
    const browser = { ...noBrowser, stop: () => Promise.resolve() }
    const server = await startServer({
      port: 0,
      key: KEY,
      browser: browser as never,
      report: (error) => reports.push(error)
    })
    try {
      const headers = { authorization: `Bearer ${KEY}` }
      const answer = await fetch(`${server.baseUrl}/upload-urls`, { headers })
      const { url } = (await answer.json()) as { url: string }
      const sent = request(url, { method: 'PUT', headers: { 'content-length': 1_000_000 } })
      sent.on('error', () => {})
      sent.write(Buffer.alloc(100_000))
      await until(async () => (await files()).length === 1)
      sent.destroy()
      await until(async () => (await files()).length === 0)
      expect(reports).toEqual([])
    } finally {
      await server.stop()
    }
  })
})

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 5))
}
