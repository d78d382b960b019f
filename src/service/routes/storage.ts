import { Hono } from 'hono/tiny'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type ServiceErrorCode, isServiceError, ServiceError } from '../service-error'
import { VIDEO_MAX_BYTES } from '../../interface'
import { pictureType } from '../storage/picture-file'
import { type Store } from '../storage/store'
import { type LinkMethod, STORAGE_PATH, type StorageLinks } from '../storage/storage-links'
import type { Uploads } from '../videos/video-backend'
import { onlyMethods, STORE_RETRY_SECONDS } from './refuse'

interface Storage {
  /** Has the pictures of links. */
  store: Store
  links: StorageLinks
  /** Keeps uploaded files; null if none are accepted. */
  uploads: Uploads | null
  report: (error: unknown) => void
}

/**
 * The object storage behind output and upload links. The signed query is the whole authorization: like real object
 * storage it refuses a second one in the header, and its errors are XML. Uploads cannot be read back; a second upload
 * replaces the first.
 */
export function storageRoutes({ store, links, uploads, report }: Storage): Hono {
  const routes = new Hono()
  routes.get(':folder/:name', async (c) => {
    const { verdict, refusal } = authorize(c, links, 'GET')
    if (refusal !== null) return refusal
    const object = await store.getObject(c.req.param('folder'), c.req.param('name'))
    if (object === undefined) return fail(c, 404, 'NoSuchKey', 'There is no such object')
    if (verdict === 'forged') return forged(c)
    return c.body(object, 200, {
      'Content-Type': `image/${pictureType(object)}`,
      'Content-Length': String(object.length),
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
  routes.onError((error, c) => {
    if (isServiceError(error, 'store_unavailable')) {
      c.header('Retry-After', STORE_RETRY_SECONDS)
      return fail(c, 503, 'ServiceUnavailable', 'The storage cannot be reached')
    }
    report(error)
    return fail(c, 500, 'InternalError', 'The storage failed')
  })
  routes.all(':folder/:name', onlyMethods(...(uploads === null ? ['GET'] : ['GET', 'PUT'])))
  return routes
}

/** Answers to refused uploads. */
const REFUSALS: Partial<
  Record<ServiceErrorCode, [status: ContentfulStatusCode, code: string, message: string]>
> = {
  body_too_large: [413, 'EntityTooLarge', `At most ${VIDEO_MAX_BYTES} bytes are kept`],
  body_broken_off: [400, 'IncompleteBody', 'The end of the file is missing'],
  body_too_slow: [408, 'RequestTimeout', 'The file came too slowly'],
  no_space: [507, 'InsufficientStorage', 'There is no room left for the file']
}

async function keep(c: Context, path: string, uploads: Uploads): Promise<Response> {
  try {
    if (!(await uploads.put(path, c.req.raw))) {
      c.header('Retry-After', '60')
      return fail(c, 503, 'SlowDown', 'Too many files are waiting')
    }
  } catch (error) {
    const refusal = error instanceof ServiceError ? REFUSALS[error.code] : undefined
    if (refusal === undefined) throw error
    if (isServiceError(error, 'body_too_slow')) c.header('Connection', 'close')
    return fail(c, ...refusal)
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
