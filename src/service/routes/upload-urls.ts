import { Hono } from 'hono/tiny'
import type { StorageLinks } from '../storage/storage-links'
import type { UploadStore } from '../videos/upload-store'
import { onlyMethods } from './methods'

/**
 * GET /upload-urls: a presigned address to put one video to. A body that comes along, as the interface
 * shows it, is not looked at. Nothing but video analyses takes what is put there, so without their add-on
 * it answers 404 as they do, and nobody uploads in vain.
 */
export function uploadUrlRoutes(uploads: UploadStore, links: StorageLinks): Hono {
  const routes = new Hono()
  routes.get('/', (c) => c.json({ url: links.sign(uploads.newPath(), 'PUT') }))
  routes.all('/', onlyMethods('GET'))
  return routes
}
