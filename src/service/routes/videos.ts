import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { BadRequest } from '../requests/bad-request'
import type { Pace } from '../requests/chunks-of'
import { createQueue } from '../run/queue'
import type { StorageLinks } from '../storage/storage-links'
import type { TagStore } from '../tags/tag-store'
import { parseCreateVideo } from '../videos/parse-create-video'
import type { UploadStore } from '../videos/upload-store'
import { videoAnswer } from '../videos/video-answer'
import type { KeptVideo } from '../videos/video-backend'
import type { VideoOutcome, VideoRequest } from '../videos/video-job'
import type { VideoStore } from '../videos/video-store'
import { onlyMethods } from './methods'
import { readBody } from './read-body'
import { refuse } from './refuse'

interface Videos {
  baseUrl: string
  store: VideoStore
  uploads: UploadStore
  links: StorageLinks
  tags: TagStore
  /** How fast bodies have to come. */
  pace: Pace | undefined
  /** Does the work until it is done or the signal aborts, and drops the file; never rejects. */
  run: (file: KeptVideo, signal: AbortSignal) => Promise<VideoOutcome>
  /** Told of what goes wrong where no answer can say it. */
  report: (error: unknown) => void
}

/** Videos that may wait before more are turned away; each keeps its file. */
const MAX_WAITING = 8

/**
 * POST /analyses/video and GET /analyses/video/{id}. One video is analysed after another. An upload can be
 * analysed once: the analysis takes its file.
 */
export function videoRoutes(videos: Videos): Hono {
  const { baseUrl, store, uploads, links, tags, pace, run, report } = videos
  const queue = createQueue(report)
  const routes = new Hono()
  let waiting = 0

  const takeUpload = (body: unknown): VideoRequest => {
    const { content, title } = parseCreateVideo(body)
    const path = links.pathOf(content, 'PUT')
    if (path === null) {
      throw new BadRequest('input.content: Send the url that GET /upload-urls gave.')
    }
    const file = uploads.take(path)
    if (file === null) {
      throw new BadRequest('input.content: No file waits there. Upload one to it first.')
    }
    return { title, file }
  }

  routes.post('/', async (c) => {
    if (waiting >= MAX_WAITING) return turnAway(c)
    const request = await readBody(c, takeUpload, { pace })
    if (request instanceof Response) return request
    const job = store.add(request.title)
    tags.note('video', job.id, request.title ?? '')
    const { signal } = c.req.raw
    waiting++
    queue(async () => {
      try {
        store.finish(job, await run(request.file, signal))
      } finally {
        waiting--
      }
    })
    const location = `${baseUrl}/analyses/video/${job.id}`
    return c.json({ id: job.id, location }, 201, { Location: location })
  })
  routes.all('/', onlyMethods('POST'))

  routes.get('/:id', (c) => {
    const job = store.find(c.req.param('id'))
    if (job !== undefined) return c.json(videoAnswer(job, links))
    return refuse(
      c,
      404,
      'resource_not_found',
      MISSING[store.wasDropped(c.req.param('id')) ? 'dropped' : 'unknown']
    )
  })
  routes.all('/:id', onlyMethods('GET'))
  return routes
}

const MISSING = {
  unknown: 'No video analysis was created under this id.',
  dropped: 'The result was dropped: this service needed the room for newer ones. Create it again.'
}

function turnAway(c: Context): Response {
  c.header('Retry-After', '30')
  return refuse(c, 429, 'too_many_requests', 'Too many videos are waiting. Try again later.')
}
