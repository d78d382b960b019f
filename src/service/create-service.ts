import { cors } from 'hono/cors'
import { Hono } from 'hono/tiny'
import { adStore } from './ads/ad-job'
import { AnalysisStore } from './analyses/analysis-store'
import { GenerationStore } from './generation/generation-store'
import { authenticate } from './guards/authenticate'
import { briefFields, DEFAULT_METADATA_KEYS } from './metadata/parse-metadata'
import type { AnswerOptions, Backing, Service, ServiceOptions } from './options'
import { adRoutes } from './routes/ads'
import { analysisRoutes } from './routes/analyses'
import { generationRoutes } from './routes/generation'
import { metadataRoutes } from './routes/metadata'
import { onlyMethods, refuse, refuseFailure } from './routes/refuse'
import { storageRoutes } from './routes/storage'
import { videoApi } from './routes/videos'
import { STORAGE_PATH, StorageLinks, SECRET_BYTES } from './storage/storage-links'
import { TagStore } from './tags/tag-store'
import { ByteBudget } from './queue/byte-budget'
import { createRunner } from './create-runner'
import { memoryQueue } from './queue/memory-queue'
import { MemoryStore } from './storage/memory-store'
import { MemoryUploads } from './videos/memory-uploads'

/** The most bytes of pictures that may arrive and wait in this process at once. */
const MAX_WAITING_BYTES = 64 * 1024 * 1024

/**
 * The analysis service as one function from Request to Response, answering under `baseUrl` and under
 * the `/storage/` of its origin. All state is in memory, and gone with the function.
 */
export function createService(options: ServiceOptions): Service {
  return createServiceOn(inMemory(options), options)
}

/** The same with a backing that processes may share: the function itself keeps nothing. */
export function createServiceOn(backing: Backing, options: AnswerOptions): Service {
  const { key, clock = Date.now, report = () => undefined } = options
  const { metadataKeys = DEFAULT_METADATA_KEYS, pace } = options
  const { store, queue, secret } = backing
  const baseUrl = options.baseUrl.replace(/\/+$/, '')
  const { origin, pathname } = new URL(baseUrl)
  const uploads = options.dynamicSaliency === false ? null : backing.uploads
  const links = new StorageLinks(origin, secret, clock)
  const analyses = new AnalysisStore(store, clock)
  const texts = new GenerationStore(store, clock, report)
  const tags = new TagStore(store)
  const budget = new ByteBudget(MAX_WAITING_BYTES)
  const shared = { baseUrl, store, queue, links, tags, budget, pace, report }

  const api = new Hono()
    .use(authenticate(key))
    .get('/', async (c) => {
      await store.ready()
      return c.json({ message: 'The key is accepted and the service works.' })
    })
    .all('/', onlyMethods('GET'))
    .route('/', videoApi({ ...shared, uploads, clock }))
    .route('/analyses', generationRoutes({ analyses, texts }))
    .route('/analyses', analysisRoutes({ ...shared, analyses }))
    .route('/ad-visibility', adRoutes({ ...shared, ads: adStore(store, clock) }))
    .route('/update-meta', metadataRoutes(analyses, briefFields(metadataKeys), pace))
    .get('/tag-search/:type', async (c) => c.json(await tags.search(c.req.param('type'))))
    .all('/tag-search/:type', onlyMethods('GET'))
    .get('/tag-summary', async (c) => c.json(await tags.summary()))
    .all('/tag-summary', onlyMethods('GET'))
    .all('*', (c) => refuse(c, 404, 'resource_not_found', 'There is nothing at this address.'))

  const app = new Hono({ strict: false })
    .use(allowEveryOrigin)
    .route(STORAGE_PATH, storageRoutes({ store, links, uploads, report }))
    .route(pathname, api)
    .notFound((c) => refuse(c, 404, 'resource_not_found', 'There is nothing at this address.'))
    .onError((error, c) => refuseFailure(c, error, report))
  return async (request) => app.fetch(request)
}

/** A plugin's panel has no origin of its own, so access depends on the key alone. */
const allowEveryOrigin = cors({
  origin: '*',
  allowMethods: ['GET', 'POST', 'PUT'],
  allowHeaders: ['Authorization', 'Content-Type'],
  exposeHeaders: ['Location', 'Retry-After'],
  maxAge: 600
})

const DEFAULT_MAX_STORED_BYTES = 256 * 1024 * 1024

/** A backing in the memory of one process. */
export function inMemory(options: Omit<ServiceOptions, 'baseUrl' | 'key'>): Backing {
  const { engine, videos, pace, clock = Date.now, report = () => undefined } = options
  const store = new MemoryStore(clock, options.maxStoredBytes ?? DEFAULT_MAX_STORED_BYTES)
  const uploads = videos ? new MemoryUploads(videos, clock, pace) : null
  const { run } = createRunner({ store, uploads }, options)
  const queue = memoryQueue(run, engine.atOnce, report)
  return { store, uploads, queue, secret: crypto.getRandomValues(new Uint8Array(SECRET_BYTES)) }
}
