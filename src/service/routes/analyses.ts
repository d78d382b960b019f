import { Hono } from 'hono/tiny'
import type { Analysis, AnalysisId, ScreenshotId } from '../../interface'
import type { AnalysisRequest, AnalysisWork, AnalysisJob } from '../analyses/analysis-job'
import type { AnalysisStore } from '../analyses/analysis-store'
import { parseCreate } from '../analyses/parse-create'
import { inputName } from '../storage/picture-file'
import { isGone } from '../storage/store'
import { accept, randomId, type Shared } from './accept'
import { onlyMethods, GONE, refuse } from './refuse'
import { readWithinBudget, refuseWhileFull } from './read-body'
import type { StorageLinks } from '../storage/storage-links'
import { mapOutputs } from '../../engine/map-outputs'

const ADDRESS = '/analyses'

/** POST /analyses and GET /analyses/{screenshot id}. */
export function analysisRoutes({
  analyses,
  ...shared
}: Shared & { analyses: AnalysisStore }): Hono {
  const { store, queue, links, tags, budget, pace } = shared
  const routes = new Hono()

  routes.post('/', async (c) => {
    if (await queue.isFull('pages')) return refuseWhileFull(c)
    const read = await readWithinBudget(c, budget, { parse: parseCreate, bytesOf, pace })
    if (read instanceof Response) return read
    const { request, reservation } = read
    const { source, title, medium } = request
    const id = randomId() as ScreenshotId
    const keep = async (): Promise<void> => {
      if (source.type === 'image') {
        await store.putObjects(id, { [inputName(source.file)]: source.file })
      }
      await analyses.add(id, { analysisId: randomId() as AnalysisId, finished: null })
      await tags.note('screenshot', title, [medium])
    }
    return accept(c, { work: workOf(id, request), address: ADDRESS, keep, reservation }, shared)
  })
  routes.all('/', onlyMethods('POST'))

  routes.get('/:id', async (c) => {
    const id = c.req.param('id')
    const job = await analyses.find(id)
    if (job === 'unknown') {
      return refuse(c, 404, 'resource_not_found', 'No analysis was created under this id.')
    }
    if (isGone(job)) {
      return refuse(c, 410, 'resource_gone', `${GONE[job]} Create a new analysis.`)
    }
    return c.json(analysisAnswer(id as ScreenshotId, job, links))
  })
  routes.all('/:id', onlyMethods('GET'))
  return routes
}

function workOf(id: ScreenshotId, { source, ...request }: AnalysisRequest): AnalysisWork {
  const { medium, predictions, regions } = request
  const look = { id, medium, predictions, ...(regions && { regions }) }
  return source.type === 'image'
    ? { kind: 'picture', ...look, input: inputName(source.file) }
    : { kind: 'page', ...look, page: source.page }
}

/** Bytes that wait with an analysis: its picture; the address of a page weighs nothing. */
function bytesOf({ source }: AnalysisRequest): number {
  return source.type === 'image' ? source.file.length : 0
}

/** The result of an analysis as GET /analyses/{id} shows it; links are signed anew every time. */
function analysisAnswer(
  id: ScreenshotId,
  { analysisId, finished }: AnalysisJob,
  links: StorageLinks
): Analysis {
  if (finished === null) return { id, status: 'pending' }
  if (finished.status === 'failed') return { id, status: 'failed', error: finished.error }
  const { input, ...outputs } = finished.outputs
  const sign = (name: string): string => links.sign(`${id}/${name}`)
  return {
    id,
    _internal_exposed_id: analysisId,
    status: 'success',
    outputs: { ...mapOutputs(outputs, sign), input: { image: sign(input.image) } }
  }
}
