import { Hono } from 'hono/tiny'
import { analysisAnswer } from '../analyses/analysis-answer'
import type { AnalysisRequest, Outcome } from '../analyses/analysis-job'
import type { AnalysisStore } from '../analyses/analysis-store'
import { parseCreate } from '../analyses/parse-create'
import type { CaptureQueue } from '../pages/capture-queue'
import type { Pace } from '../requests/chunks-of'
import { isGone } from '../results/job-store'
import type { WorkQueue } from '../run/work-queue'
import type { StorageLinks } from '../storage/storage-links'
import type { TagStore } from '../tags/tag-store'
import { onlyMethods } from './methods'
import { readIntoRoom, refuseWhileFull } from './read-body'
import { GONE, refuse } from './refuse'

interface Analyses {
  baseUrl: string
  store: AnalysisStore
  links: StorageLinks
  works: WorkQueue
  captures: CaptureQueue
  tags: TagStore
  /** How fast bodies have to come. */
  pace: Pace | undefined
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
  pace,
  run
}: Analyses): Hono {
  const routes = new Hono()

  routes.post('/', async (c) => {
    if (captures.isFull) return refuseWhileFull(c)
    const read = await readIntoRoom(c, works.room, { parse: parseCreate, bytesOf, pace })
    if (read instanceof Response) return read
    const { request, place } = read
    const job = store.add()
    const { screenshotId: id } = job
    tags.note('screenshot', id, request.title, [request.medium])
    const { signal } = c.req.raw
    const work = async (): Promise<void> => store.finish(job, await run(request, signal))
    if (request.source.type === 'image') works.add(work, place)
    else void work().finally(() => place.leave())
    const location = `${baseUrl}/analyses/${id}`
    return c.json({ id, location }, 201, { Location: location })
  })
  routes.all('/', onlyMethods('POST'))

  routes.get('/:id', (c) => {
    const job = store.byScreenshot(c.req.param('id'))
    if (job === 'unknown') {
      return refuse(c, 404, 'resource_not_found', 'No analysis was created under this id.')
    }
    if (isGone(job)) {
      return refuse(c, 410, 'resource_gone', `${GONE[job]} Create a new analysis.`)
    }
    return c.json(analysisAnswer(job, links))
  })
  routes.all('/:id', onlyMethods('GET'))
  return routes
}

/** What waits with an analysis: a picture; the address of a page weighs nothing. */
function bytesOf({ source }: AnalysisRequest): number {
  return source.type === 'image' ? source.file.length : 0
}
