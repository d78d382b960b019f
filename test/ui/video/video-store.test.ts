import { afterEach, describe, expect, it, vi } from 'vitest'
import { GlanceError } from '../../../src/errors'
import type { FetchFunction } from '../../../src/client'
import type { VideoFacts } from '../../../src/client/video/read-video'
import type { ChosenVideo, VideoStore } from '../../../src/ui/video/video-store'
import { apng } from '../../client/support/pictures'
import { reachRun, settle, testPanel } from '../support/test-panel'

const STORAGE = 'https://storage.example.com'
const UPLOAD = `${STORAGE}/upload/1?signature=secret`
const MAP = apng(4, 2)
const VIDEO = { id: 'v1', created_at: '2026-01-02T03:04:05.678' }

afterEach(() => vi.restoreAllMocks())

/** A service with the video add-on, as far as one video needs it; `answer` may come first. */
function videoService(
  answer: (request: Request) => Promise<Response> | undefined = () => undefined
): FetchFunction {
  return (request) => {
    const what = `${request.method} ${new URL(request.url).pathname}`
    const own = answer(request)
    if (own !== undefined) return own
    switch (what) {
      case 'GET /v2/upload-urls':
        return Promise.resolve(Response.json({ url: UPLOAD }))
      case 'PUT /upload/1':
        return Promise.resolve(new Response(null, { status: 200 }))
      case 'POST /v2/analyses/video':
        return Promise.resolve(Response.json({ id: 'v1', location: '' }, { status: 201 }))
      case 'GET /v2/analyses/video/v1': {
        const outputs = { attention: { attentionMap: `${STORAGE}/map.png?signature=secret` } }
        return Promise.resolve(Response.json({ ...VIDEO, status: 'success', outputs }))
      }
      case 'GET /map.png':
        return Promise.resolve(new Response(MAP))
      default:
        return Promise.reject(new Error(`Unexpected request for ${what}.`))
    }
  }
}

function opened(options: Parameters<typeof testPanel>[0] = {}) {
  const panel = testPanel({ intercept: videoService(), ...options })
  return { panel, videos: panel.videos }
}

function later<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((settle) => (resolve = settle))
  return { promise, resolve }
}

function film(name = 'Launch film.webm'): File {
  return new File(['not looked into'], name, { type: 'video/webm' })
}

async function chosen(videos: VideoStore, file = film()): Promise<ChosenVideo> {
  videos.choose(file)
  await settle()
  const { value } = videos.choice
  if (value.state !== 'ready') throw new Error(`The choice is ${value.state}.`)
  return value.video
}

/** Analyses a video until its run has ended in a state. */
async function run(state: string, options: Parameters<typeof testPanel>[0] = {}) {
  const { panel, videos } = opened(options)
  videos.start(await chosen(videos))
  await reachRun(panel, videos.runs, state)
  return { panel, videos }
}

describe('choosing a video', () => {
  it('names it after the file, without the ending', async () => {
    const { videos } = opened()
    expect(await chosen(videos)).toMatchObject({ title: 'Launch film', facts: { seconds: 1 } })
    expect((await chosen(videos, film('.webm'))).title).toBe('.webm')
  })

  it('ends with the file that was chosen last, whichever is read first, and leaks no address', async () => {
    const revoked = vi.spyOn(URL, 'revokeObjectURL')
    const slow = later<VideoFacts>()
    const answers = [slow.promise, Promise.resolve({ seconds: 2, width: 4, height: 3 })]
    const { videos } = opened({ platform: { inspectVideo: () => answers.shift()! } })
    videos.choose(film('first.webm'))
    await settle()
    await chosen(videos, film('second.webm'))
    slow.resolve({ seconds: 1, width: 2, height: 2 })
    await settle()
    expect(videos.choice.value).toMatchObject({ video: { title: 'second' } })
    expect(revoked).toHaveBeenCalledTimes(1)
  })

  it('says why a file is refused', async () => {
    const error = new GlanceError({ code: 'input_error', message: 'No.', advice: '', sent: 'no' })
    const { videos } = opened({ platform: { inspectVideo: () => Promise.reject(error) } })
    videos.choose(film())
    await settle()
    expect(videos.choice.value).toMatchObject({ state: 'refused', error: { message: 'No.' } })
  })
})

describe('analysing a video', () => {
  it('uploads, asks once, and shows the map as it came', async () => {
    const { panel, videos } = await run('done')
    expect(videos.map.value).toEqual({ bytes: MAP, type: 'image/png', width: 4, height: 2 })
    expect(panel.requests.filter((request) => request.startsWith('POST'))).toHaveLength(1)
  })

  it('journals neither the upload link nor the key', async () => {
    const { panel, videos } = opened()
    const written: string[] = []
    const { writeJournal } = panel.main
    panel.main.writeJournal = (entry) => {
      written.push(JSON.stringify(entry))
      return writeJournal(entry)
    }
    const video = await chosen(videos)
    videos.start(video)
    await reachRun(panel, videos.runs, 'done')
    expect(written.length).toBeGreaterThan(0)
    expect(written.join()).toContain('Launch film.webm')
    expect(written.join()).not.toContain('secret')
  })

  it('is fetched again, unpaid, by the next panel until its map is put aside', async () => {
    const { panel } = await run('done')
    await settle()
    const { panel: next, videos: again } = opened({ after: panel })
    await next.recover([...panel.main.journal.values()])
    expect(again.map.value).toMatchObject({ bytes: MAP })
    expect(next.requests.filter((request) => request.startsWith('POST'))).toEqual([])
    again.clear()
    await settle()
    expect(panel.main.journal.size).toBe(0)
  })

  it('says what cancelling means: before and after the service was asked', async () => {
    const upload = later<Response>()
    const poll = later<Response>()
    const { panel, videos } = opened({
      intercept: videoService(({ method, url }) => {
        if (method === 'PUT') return upload.promise
        return url.endsWith('/video/v1') ? poll.promise : undefined
      })
    })
    const video = await chosen(videos)
    videos.start(video)
    await settle()
    expect(videos.cancelNote.value).toContain('The upload is stopped and nothing is analysed')
    upload.resolve(new Response(null))
    await panel.until(() => videos.runs.run.value?.phase === 'analysing')
    expect(videos.cancelNote.value).toBe('The service goes on.')
    videos.runs.cancel()
    expect(videos.runs.run.value?.state).toBe('cancelled')
  })

  it('says that the file has changed instead of what its upload failed with', async () => {
    const { panel, videos } = opened()
    const file = film()
    const video = await chosen(videos, file)
    vi.spyOn(file, 'slice').mockReturnValue({
      arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError'))
    } as Blob)
    videos.start(video)
    await reachRun(panel, videos.runs, 'failed')
    expect(videos.runs.run.value?.error).toMatchObject({ code: 'video_file_changed' })
    expect(panel.requests).toEqual([])
  })

  it('is not repeated unasked when the answer to its creation never came', async () => {
    const { videos } = await run('failed', {
      intercept: videoService(({ method }) =>
        method === 'POST' ? Promise.reject(new TypeError('gone')) : undefined
      )
    })
    expect(videos.runs.retry.value).toBe('ask')
  })

  it('fails without a map', async () => {
    const { videos } = await run('failed', {
      intercept: videoService(({ url }) =>
        url.endsWith('/video/v1')
          ? Promise.resolve(Response.json({ ...VIDEO, status: 'success', outputs: {} }))
          : undefined
      )
    })
    expect(videos.runs.run.value?.error?.code).toBe('map_missing')
  })
})
