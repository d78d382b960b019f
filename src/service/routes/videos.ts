import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import type { VideoId } from '../../interface'
import { BadRequest } from '../requests/bad-request'
import { randomId } from '../queue/random-id'
import { parseCreateVideo } from '../videos/parse-create-video'
import type { Uploads } from '../videos/uploads'
import { videoAnswer } from '../videos/video-answer'
import type { VideoStore } from '../results/job-store'
import { accept, type Shared } from './accept'
import { onlyMethods, refuse } from './refuse'
import { readBody } from './read-body'

interface Videos extends Shared {
  videos: VideoStore
  uploads: Uploads
  clock: () => number
}

const ADDRESS = '/analyses/video'

/** POST /analyses/video and GET /analyses/video/{id}. An upload can be analysed once: the analysis takes its file. */
export function videoRoutes({ videos, uploads, clock, ...shared }: Videos): Hono {
  const { queue, links, tags, pace } = shared
  const routes = new Hono()

  const takeUpload = async (body: unknown): Promise<{ id: VideoId; title: string | null }> => {
    const { content, title } = parseCreateVideo(body)
    const path = links.pathOf(content, 'PUT')
    if (path === null) {
      throw new BadRequest('input.content: Send the url that GET /upload-urls gave.')
    }
    const id = randomId() as VideoId
    if (!(await uploads.take(path, id))) {
      throw new BadRequest('input.content: No file waits there. Upload one to it first.')
    }
    return { id, title }
  }

  routes.post('/', async (c) => {
    if (await queue.isFull('videos')) return turnAway(c)
    const request = await readBody(c, takeUpload, { pace })
    if (request instanceof Response) return request
    const { id, title } = request
    const keep = async (): Promise<void> => {
      await videos.add(id, { title, createdAt: clock(), finished: null })
      await tags.note('video', title ?? '')
    }
    const letGo = (): Promise<void> => uploads.forget(id)
    return accept(c, { work: { kind: 'video', id }, address: ADDRESS, keep, letGo }, shared)
  })
  routes.all('/', onlyMethods('POST'))

  routes.get('/:id', async (c) => {
    const id = c.req.param('id')
    const job = await videos.find(id)
    if (typeof job === 'object') return c.json(videoAnswer(id as VideoId, job, links))
    return refuse(c, 404, 'resource_not_found', MISSING[job])
  })
  routes.all('/:id', onlyMethods('GET'))
  return routes
}

const MISSING = {
  unknown: 'No video analysis was created under this id.',
  dropped: 'The result was dropped: this service needed the room for newer ones. Create it again.',
  expired: 'The result was dropped: this service keeps them for 30 days. Create it again.'
}

function turnAway(c: Context): Response {
  c.header('Retry-After', '30')
  return refuse(c, 429, 'too_many_requests', 'Too many videos are waiting. Try again later.')
}
