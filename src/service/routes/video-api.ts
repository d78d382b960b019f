import { Hono } from 'hono/tiny'
import type { ServiceOptions } from '../options'
import type { Pace } from '../requests/chunks-of'
import type { WorkQueue } from '../run/work-queue'
import { ObjectStore, type StoredObject } from '../storage/object-store'
import type { StorageLinks } from '../storage/storage-links'
import type { TagStore } from '../tags/tag-store'
import { runVideo } from '../videos/run-video'
import { UploadStore } from '../videos/upload-store'
import type { KeptVideo } from '../videos/video-backend'
import { VideoStore } from '../videos/video-store'
import { onlyMethods } from './methods'
import { refuse } from './refuse'
import { videoRoutes } from './videos'

interface Surroundings {
  options: ServiceOptions
  baseUrl: string
  clock: () => number
  report: (error: unknown) => void
  links: StorageLinks
  pace: Pace | undefined
  works: WorkQueue
  tags: TagStore
  maxStoredBytes: number
}

/** The part of the service for videos. */
interface VideoApi {
  /** Everything below /upload-urls and /analyses/video. */
  routes: Hono
  /** Where videos are put; null when none are taken. */
  uploads: UploadStore | null
  /** A finished map by its storage path. */
  findMap: (path: string) => StoredObject | undefined
}

/** Without a decoder, or without the account's add-on `dynamic-saliency`, all its addresses answer 404. */
export function videoApi({ options, maxStoredBytes, ...shared }: Surroundings): VideoApi {
  const { videos: backend, dynamicSaliency = true, engine } = options
  if (backend === undefined || !dynamicSaliency) {
    return { routes: noVideos(), uploads: null, findMap: () => undefined }
  }
  const { clock, report, works, links } = shared
  const maps = new ObjectStore()
  const uploads = new UploadStore(backend, clock, shared.pace)
  const store = new VideoStore(maps, clock, maxStoredBytes)
  const run = (file: KeptVideo, signal: AbortSignal) =>
    runVideo(file, signal, { engine, maps, works, report })
  const routes = new Hono()
  routes.route('/upload-urls', uploadUrlRoutes(uploads, links))
  routes.route('/analyses/video', videoRoutes({ ...shared, store, uploads, run }))
  return { routes, uploads, findMap: (path) => maps.get(path) }
}

function noVideos(): Hono {
  const routes = new Hono()
  for (const path of ['/upload-urls', '/analyses/video/*']) {
    routes.all(path, (c) =>
      refuse(c, 404, 'resource_not_found', 'This account has no add-on for videos.')
    )
  }
  return routes
}

/**
 * GET /upload-urls: a presigned address to put one video to. A body that comes along, as the interface
 * shows it, is not looked at. Nothing but video analyses takes what is put there, so without their add-on
 * it answers 404 as they do, and nobody uploads in vain.
 */
function uploadUrlRoutes(uploads: UploadStore, links: StorageLinks): Hono {
  const routes = new Hono()
  routes.get('/', (c) => c.json({ url: links.sign(uploads.newPath(), 'PUT') }))
  routes.all('/', onlyMethods('GET'))
  return routes
}
