import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { analysisAnswer } from '../analyses/analysis-answer'
import type { AnalysisRequest, Outcome } from '../analyses/analysis-job'
import type { AnalysisStore } from '../analyses/analysis-store'
import { BadRequest } from '../analyses/bad-request'
import { parseCreate } from '../analyses/parse-create'
import { createQueue } from '../run/queue'
import type { StorageLinks } from '../storage/storage-links'
import { onlyMethods } from './methods'
import { BODY_MAX_BYTES, BodyTooLarge, readJson } from './read-json'
import { refuse } from './refuse'

interface Analyses {
  baseUrl: string
  store: AnalysisStore
  links: StorageLinks
  /** Does the work; never rejects. */
  run: (request: AnalysisRequest) => Promise<Outcome>
}

/** Bytes of pictures that may wait for the engine before more are turned away. */
const MAX_WAITING_BYTES = 64 * 1024 * 1024

/** POST /analyses and GET /analyses/{screenshot id}. */
export function analysisRoutes({ baseUrl, store, links, run }: Analyses): Hono {
  const queue = createQueue()
  const routes = new Hono()
  let waitingBytes = 0

  routes.post('/', async (c) => {
    if (waitingBytes > MAX_WAITING_BYTES) return turnAway(c)
    const request = await readRequest(c)
    if (request instanceof Response) return request
    const job = store.add()
    const bytes = request.image?.length ?? 0
    waitingBytes += bytes
    queue(async () => {
      store.finish(job, await run(request))
      waitingBytes -= bytes
    })
    const location = `${baseUrl}/analyses/${job.screenshotId}`
    return c.json({ id: job.screenshotId, location }, 201, { Location: location })
  })
  routes.all('/', onlyMethods('POST'))

  routes.all('/video/*', (c) =>
    refuse(c, 404, 'resource_not_found', 'This service has no add-on for videos.')
  )

  routes.get('/:id', (c) => {
    const job = store.byScreenshot(c.req.param('id'))
    if (job === 'unknown') {
      return refuse(c, 404, 'resource_not_found', 'No analysis was created under this id.')
    }
    if (job === 'gone') {
      return refuse(c, 410, 'resource_gone', 'The result has expired. Create a new analysis.')
    }
    return c.json(analysisAnswer(job, links))
  })
  routes.all('/:id', onlyMethods('GET'))
  return routes
}

async function readRequest(c: Context): Promise<AnalysisRequest | Response> {
  try {
    return parseCreate(await readJson(c.req.raw))
  } catch (error) {
    if (error instanceof BadRequest) return refuse(c, 400, 'invalid_request', error.message)
    if (error instanceof BodyTooLarge) {
      return refuse(c, 413, 'invalid_request', `body: At most ${BODY_MAX_BYTES} bytes are read.`)
    }
    throw error
  }
}

function turnAway(c: Context): Response {
  c.header('Retry-After', '5')
  return refuse(c, 429, 'too_many_requests', 'Too many pictures are waiting. Try again later.')
}
