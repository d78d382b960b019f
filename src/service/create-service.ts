import { cors } from 'hono/cors'
import { Hono } from 'hono/tiny'
import { AdStore } from './ads/ad-store'
import { runAd } from './ads/run-ad'
import { AnalysisStore } from './analyses/analysis-store'
import { runAnalysis } from './analyses/run-analysis'
import { NO_DESIGNS } from './designs/known-designs'
import { GenerationStore } from './generation/generation-store'
import { authenticate } from './guards/authenticate'
import { briefFields, DEFAULT_METADATA_KEYS } from './metadata/brief-fields'
import type { Service, ServiceOptions } from './options'
import { CaptureQueue } from './pages/capture-queue'
import { ResultCache } from './results/result-cache'
import { adRoutes } from './routes/ads'
import { analysisRoutes } from './routes/analyses'
import { generationRoutes } from './routes/generation'
import { metadataRoutes } from './routes/metadata'
import { onlyMethods } from './routes/methods'
import { refuse } from './routes/refuse'
import { storageRoutes } from './routes/storage'
import { tagRoutes } from './routes/tags'
import { videoApi } from './routes/video-api'
import { WorkQueue } from './run/work-queue'
import { ObjectStore } from './storage/object-store'
import { STORAGE_PATH, StorageLinks } from './storage/storage-links'
import { TagStore } from './tags/tag-store'

const DEFAULT_MAX_STORED_BYTES = 256 * 1024 * 1024

/**
 * The analysis service as one function from Request to Response, answering under `baseUrl` and under
 * the `/storage/` of its origin. All state is in memory, and gone with the function.
 */
export function createService(options: ServiceOptions): Service {
  const { key, engine, clock = Date.now, report = () => undefined } = options
  const { metadataKeys = DEFAULT_METADATA_KEYS, designs = NO_DESIGNS, pace } = options
  const baseUrl = options.baseUrl.replace(/\/+$/, '')
  const { origin, pathname } = new URL(baseUrl)
  const objects = new ObjectStore()
  const links = new StorageLinks(origin, clock)
  const { maxStoredBytes = DEFAULT_MAX_STORED_BYTES } = options
  const cache = new ResultCache(objects, clock, maxStoredBytes)
  const analyses = new AnalysisStore(cache, clock)
  const works = new WorkQueue(report, engine.atOnce)
  const captures = new CaptureQueue(options.capturePage)
  const context = { engine, objects, works, captures, designs, report }
  const shared = { baseUrl, links, works, tags: new TagStore(), pace }
  const videos = videoApi({ ...shared, options, maxStoredBytes, clock, report })
  const texts = new GenerationStore(cache, clock, report)
  const find = (path: string) => objects.get(path) ?? videos.findMap(path)

  const api = new Hono()
    .use(authenticate(key))
    .get('/', (c) => c.json({ message: 'The key is accepted and the service works.' }))
    .all('/', onlyMethods('GET'))
    .route('/', videos.routes)
    .route('/analyses', generationRoutes({ analyses, texts, designs }))
    .route(
      '/analyses',
      analysisRoutes({
        ...shared,
        captures,
        store: analyses,
        run: (request, signal) => runAnalysis(request, signal, context)
      })
    )
    .route(
      '/ad-visibility',
      adRoutes({
        ...shared,
        store: new AdStore(cache, clock),
        run: (ad, signal) => runAd(ad, signal, context)
      })
    )
    .route('/update-meta', metadataRoutes(analyses, briefFields(metadataKeys), pace))
    .route('/', tagRoutes(shared.tags))
    .all('*', (c) => refuse(c, 404, 'resource_not_found', 'There is nothing at this address.'))

  const app = new Hono({ strict: false })
    .use(allowEveryOrigin)
    .route(STORAGE_PATH, storageRoutes({ find, links, uploads: videos.uploads }))
    .route(pathname, api)
    .notFound((c) => refuse(c, 404, 'resource_not_found', 'There is nothing at this address.'))
    .onError((error, c) => {
      report(error)
      return refuse(c, 500, 'internal_error', 'The service failed. Try again.')
    })
  return async (request) => app.fetch(request)
}

/** A plugin's panel has no origin of its own, so only the key decides who may read. */
const allowEveryOrigin = cors({
  origin: '*',
  allowMethods: ['GET', 'POST', 'PUT'],
  allowHeaders: ['Authorization', 'Content-Type'],
  exposeHeaders: ['Location', 'Retry-After'],
  maxAge: 600
})
