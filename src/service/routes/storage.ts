import { Hono } from 'hono/tiny'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { VIDEO_MAX_BYTES } from '../../interface'
import type { StoredObject } from '../storage/object-store'
import { type LinkMethod, STORAGE_PATH, type StorageLinks } from '../storage/storage-links'
import type { UploadStore } from '../videos/upload-store'
import { BodyBrokenOff, BodyTooLarge, BodyTooSlow } from '../requests/chunks-of'
import { NoSpace } from '../videos/video-backend'
import { onlyMethods } from './methods'

interface Storage {
  /** The object under a path. */
  find: (path: string) => StoredObject | undefined
  links: StorageLinks
  /** Where files that are put end up; null where none can be put. */
  uploads: UploadStore | null
}

/**
 * The object storage behind output and upload links. The signed query is the whole authorization: a second
 * one in the header is refused, as real object storage does, and errors are XML. What was put can't be read
 * back; a link that is put to twice keeps the later file.
 */
export function storageRoutes({ find, links, uploads }: Storage): Hono {
  const routes = new Hono()
  routes.get(':folder/:name', (c) => {
    const { path, verdict, refusal } = authorize(c, links, 'GET')
    if (refusal !== null) return refusal
    const object = find(path)
    if (object === undefined) return fail(c, 404, 'NoSuchKey', 'There is no such object')
    if (verdict === 'forged') return forged(c)
    return c.body(object.bytes, 200, {
      'Content-Type': object.type,
      'Content-Length': String(object.bytes.length),
      'Cache-Control': 'private, no-store'
    })
  })
  if (uploads !== null) {
    routes.put(':folder/:name', (c) => {
      const { path, verdict, refusal } = authorize(c, links, 'PUT')
      if (refusal !== null) return refusal
      return verdict === 'forged' ? forged(c) : keep(c, path, uploads)
    })
  }
  routes.all(':folder/:name', onlyMethods(...(uploads === null ? ['GET'] : ['GET', 'PUT'])))
  return routes
}

async function keep(c: Context, path: string, uploads: UploadStore): Promise<Response> {
  try {
    if (!(await uploads.put(path, c.req.raw))) {
      c.header('Retry-After', '60')
      return fail(c, 503, 'SlowDown', 'Too many files are waiting')
    }
  } catch (error) {
    if (error instanceof BodyTooLarge) {
      return fail(c, 413, 'EntityTooLarge', `At most ${VIDEO_MAX_BYTES} bytes are kept`)
    }
    if (error instanceof BodyBrokenOff) {
      return fail(c, 400, 'IncompleteBody', 'The end of the file is missing')
    }
    if (error instanceof BodyTooSlow) {
      c.header('Connection', 'close')
      return fail(c, 408, 'RequestTimeout', 'The file came too slowly')
    }
    if (error instanceof NoSpace) {
      return fail(c, 507, 'InsufficientStorage', 'There is no room left for the file')
    }
    throw error
  }
  return c.body(null, 200)
}

function authorize(c: Context, links: StorageLinks, method: LinkMethod) {
  const url = new URL(c.req.url)
  const path = url.pathname.slice(STORAGE_PATH.length)
  const verdict = links.check(path, url.searchParams, method)
  let refusal: Response | null = null
  if (c.req.header('authorization') !== undefined) {
    refusal = fail(c, 400, 'InvalidArgument', 'Only one auth mechanism allowed')
  } else if (verdict === 'expired') {
    refusal = fail(c, 403, 'AccessDenied', 'Request has expired')
  }
  return { path, verdict, refusal }
}

function forged(c: Context): Response {
  return fail(c, 403, 'AccessDenied', 'The signature does not match')
}

function fail(c: Context, status: ContentfulStatusCode, code: string, message: string): Response {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`
  return c.body(xml, status, { 'Content-Type': 'application/xml' })
}
