import { Hono } from 'hono/tiny'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ObjectStore } from '../storage/object-store'
import { STORAGE_PATH, type StorageLinks } from '../storage/storage-links'
import { onlyMethods } from './methods'

/**
 * The object storage behind output links. The signed query is the whole authorization: a second one in
 * the header is refused, as real object storage does, and errors are XML.
 */
export function storageRoutes(objects: ObjectStore, links: StorageLinks): Hono {
  const routes = new Hono()
  routes.get(':folder/:name', (c) => {
    if (c.req.header('authorization') !== undefined) {
      return fail(c, 400, 'InvalidArgument', 'Only one auth mechanism allowed')
    }
    const url = new URL(c.req.url)
    const path = url.pathname.slice(STORAGE_PATH.length)
    const verdict = links.check(path, url.searchParams)
    if (verdict === 'expired') return fail(c, 403, 'AccessDenied', 'Request has expired')
    const object = objects.get(path)
    if (object === undefined) return fail(c, 404, 'NoSuchKey', 'There is no such object')
    if (verdict === 'forged') return fail(c, 403, 'AccessDenied', 'The signature does not match')
    return c.body(object.bytes, 200, {
      'Content-Type': object.type,
      'Content-Length': String(object.bytes.length),
      'Cache-Control': 'private, no-store'
    })
  })
  routes.all(':folder/:name', onlyMethods('GET'))
  return routes
}

function fail(c: Context, status: ContentfulStatusCode, code: string, message: string): Response {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`
  return c.body(xml, status, { 'Content-Type': 'application/xml' })
}
