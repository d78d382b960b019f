import { Hono } from 'hono/tiny'
import { analysisAnswer } from '../analyses/analysis-answer'
import type { AnalysisRequest, Outcome } from '../analyses/analysis-job'
import type { AnalysisStore } from '../analyses/analysis-store'
import { parseCreate } from '../analyses/parse-create'
import type { CaptureQueue } from '../pages/capture-queue'
import type { WorkQueue } from '../run/work-queue'
import type { StorageLinks } from '../storage/storage-links'
import type { TagStore } from '../tags/tag-store'
import { onlyMethods } from './methods'
import { readBody } from './read-body'
import { refuse } from './refuse'
import { refuseWhileFull } from './refuse-while-full'

interface Analyses {
  baseUrl: string
  store: AnalysisStore
  links: StorageLinks
  works: WorkQueue
  captures: CaptureQueue
  tags: TagStore
  /** Does the work until it is done or the signal aborts; never rejects. */
  run: (request: AnalysisRequest, signal: AbortSignal) => Promise<Outcome>
}

/** POST /analyses and GET /analyses/{screenshot id}. */
export function analysisRoutes({
  baseUrl,
  store,
  links,
  works,
  captures,
  tags,
  run
}: Analyses): Hono {
  const routes = new Hono()

  routes.post('/', async (c) => {
    if (works.isFull || captures.isFull) return refuseWhileFull(c)
    const request = await readBody(c, parseCreate)
    if (request instanceof Response) return request
    const job = store.add()
    const { screenshotId: id } = job
    tags.note('screenshot', id, request.title, [request.medium])
    const { source } = request
    const { signal } = c.req.raw
    const work = async (): Promise<void> => store.finish(job, await run(request, signal))
    if (source.type === 'image') works.add(source.file.length, work)
    else void work()
    const location = `${baseUrl}/analyses/${id}`
    return c.json({ id, location }, 201, { Location: location })
  })
  routes.all('/', onlyMethods('POST'))

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
