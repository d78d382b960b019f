import { Hono } from 'hono/tiny'
import * as v from 'valibot'
import { badRequest, firstIssue } from '../service-error'
import { type VideoId, TITLE_MAX_LENGTH, type Video } from '../../interface'
import { type Uploads, NO_DECODER } from '../videos/video-backend'
import { videoStore } from '../videos/video-job'
import { accept, randomId, type Shared } from './accept'
import { onlyMethods, refuse, stateOf, STORE_RETRY_SECONDS } from './refuse'
import { readBody, refuseWhileFull } from './read-body'

interface VideoApi extends Shared {
  uploads: Uploads | null
  clock: () => number
}

const ADDRESS = '/analyses/video'

/**
 * The routes for videos, below /upload-urls and /analyses/video. All answer 404 when `uploads` is null: there is no place
 * for videos, or the account lacks the add-on `dynamic-saliency`.
 */
export function videoApi({ uploads, clock, ...shared }: VideoApi): Hono {
  const routes = new Hono()
  if (uploads === null) {
    for (const path of ['/upload-urls', `${ADDRESS}/*`]) {
      routes.all(path, (c) =>
        refuse(c, 404, 'resource_not_found', 'This account has no add-on for videos.')
      )
    }
    return routes
  }
  routes.route('/upload-urls', uploadUrlRoutes(shared))
  routes.route(ADDRESS, videoRoutes({ ...shared, uploads, clock }))
  return routes
}

/**
 * GET /upload-urls: a presigned, unguessable address for one video. A body, as the interface shows it, is ignored. Answers
 * 503 while no worker decodes videos, so that no upload is wasted.
 */
function uploadUrlRoutes({ links, queue }: Shared): Hono {
  const routes = new Hono()
  routes.get('/', async (c) => {
    if (await queue.isAttended('videos')) {
      return c.json({ url: links.sign(`${randomId()}/video.webm`, 'PUT') })
    }
    c.header('Retry-After', STORE_RETRY_SECONDS)
    return refuse(c, 503, NO_DECODER.code, NO_DECODER.message)
  })
  routes.all('/', onlyMethods('GET'))
  return routes
}

/** POST /analyses/video and GET /analyses/video/{id}, whose link is signed anew every time. An upload is analysed once. */
function videoRoutes({
  uploads,
  clock,
  ...shared
}: Shared & { uploads: Uploads; clock: () => number }): Hono {
  const { queue, links, store, tags, pace } = shared
  const videos = videoStore(store, clock)
  const routes = new Hono()

  const takeUpload = async (body: unknown): Promise<{ id: VideoId; title: string | null }> => {
    const { content, title } = parseCreateVideo(body)
    const path = links.pathOf(content, 'PUT')
    if (path === null) {
      throw badRequest('input.content: Send the url that GET /upload-urls gave.')
    }
    const id = randomId() as VideoId
    if (!(await uploads.take(path, id))) {
      throw badRequest('input.content: No file waits there. Upload one to it first.')
    }
    return { id, title }
  }

  routes.post('/', async (c) => {
    if (await queue.isFull('videos')) return refuseWhileFull(c, 'videos')
    const request = await readBody(c, takeUpload, { pace })
    if (request instanceof Response) return request
    const { id, title } = request
    const keep = async (): Promise<void> => {
      await videos.add(id, { title, createdAt: clock(), finished: null })
      await tags.note('video', title ?? '')
    }
    const drop = (): Promise<void> => uploads.forget(id)
    return accept(c, { task: { kind: 'video', id }, address: ADDRESS, keep, drop }, shared)
  })
  routes.all('/', onlyMethods('POST'))

  routes.get('/:id', async (c) => {
    const id = c.req.param('id')
    const job = await videos.find(id)
    if (typeof job === 'string') return refuse(c, 404, 'resource_not_found', MISSING[job])
    const { title, createdAt, finished } = job
    const state = stateOf(finished, ({ map }) => ({
      ...(title !== null && { title }),
      outputs: { attention: { attentionMap: links.sign(`${id}/${map}`) } }
    }))
    return c.json<Video>({ id: id as VideoId, created_at: withoutZone(createdAt), ...state })
  })
  routes.all('/:id', onlyMethods('GET'))
  return routes
}

const MISSING = {
  unknown: 'No video analysis was created under this id.',
  dropped: 'The result was dropped: this service needed the room for newer ones. Create it again.',
  expired: 'The result was dropped: this service keeps them for 30 days. Create it again.'
}

/** Body of POST /analyses/video. The interface requires no title; its length is bounded as elsewhere. */
const bodySchema = v.object({
  input: v.object({
    content: v.string(),
    title: v.exactOptional(v.pipe(v.string(), v.maxLength(TITLE_MAX_LENGTH)))
  })
})

/** Reads the body of POST /analyses/video. Throws `bad_request`, with a message that names the field. */
function parseCreateVideo(body: unknown): { content: string; title: string | null } {
  const result = v.safeParse(bodySchema, body)
  if (!result.success) throw firstIssue(result.issues)
  const { content, title = null } = result.output.input
  return { content, title }
}

/** ISO 8601 in UTC with fractional seconds; the interface shows no zone designator. */
function withoutZone(ms: number): string {
  return new Date(ms).toISOString().replace('Z', '')
}
