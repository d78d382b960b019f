import { Hono } from 'hono/tiny'
import { randomId } from '../queue/random-id'
import { type Uploads, NO_DECODER } from '../videos/video-backend'
import { videoStore } from '../videos/video-job'
import type { Shared } from './accept'
import { onlyMethods, refuse, STORE_RETRY_SECONDS } from './refuse'
import { videoRoutes } from './videos'

interface VideoApi extends Shared {
  uploads: Uploads | null
  clock: () => number
}

/**
 * The part of the service for videos: everything below /upload-urls and /analyses/video. Without a place for them, or
 * without the account's add-on `dynamic-saliency`, all its addresses answer 404.
 */
export function videoApi({ uploads, clock, ...shared }: VideoApi): Hono {
  const routes = new Hono()
  if (uploads === null) {
    for (const path of ['/upload-urls', '/analyses/video/*']) {
      routes.all(path, (c) =>
        refuse(c, 404, 'resource_not_found', 'This account has no add-on for videos.')
      )
    }
    return routes
  }
  const videos = videoStore(shared.store, clock)
  routes.route('/upload-urls', uploadUrlRoutes(shared))
  routes.route('/analyses/video', videoRoutes({ ...shared, videos, uploads, clock }))
  return routes
}

/**
 * GET /upload-urls: a presigned address to put one video to, that nobody has put to and nobody can guess. A body that
 * comes along, as the interface shows it, is not looked at. Nothing but video analyses takes what is put there, so
 * without their add-on it answers 404 as they do, and 503 while no worker decodes videos: nobody uploads in vain.
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
