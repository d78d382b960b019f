import { Hono } from 'hono/tiny'
import type { Analysis, AnalysisId, ScreenshotId } from '../../interface'
import type { AnalysisRequest, AnalysisTask } from '../analyses/analysis-job'
import type { AnalysisStore } from '../analyses/analysis-store'
import { parseCreate } from '../analyses/parse-create'
import { inputName } from '../storage/picture-file'
import { accept, randomId, type Shared } from './accept'
import { onlyMethods, refuseMissing, RUN_AGAIN, stateOf } from './refuse'
import { readWithinBudget, refuseWhileFull } from './read-body'
import { mapOutputs } from '../../engine/map-outputs'

const ADDRESS = '/analyses'

/** POST /analyses and GET /analyses/{screenshot id}, whose links are signed anew every time. */
export function analysisRoutes({
  analyses,
  ...shared
}: Shared & { analyses: AnalysisStore }): Hono {
  const { store, queue, links, tags, budget, pace } = shared
  const routes = new Hono()

  routes.post('/', async (c) => {
    const read = await readWithinBudget(c, budget, { parse: parseCreate, bytesOf, pace })
    if (read instanceof Response) return read
    const { request, reservation } = read
    const { source, title, medium } = request
    if (source.type === 'page' && (await queue.isFull('pages'))) {
      reservation.leave()
      return refuseWhileFull(c, 'pages')
    }
    const id = randomId() as ScreenshotId
    const keep = async (): Promise<void> => {
      if (source.type === 'image') {
        await store.putObjects(id, { [inputName(source.file)]: source.file })
      }
      await analyses.add(id, { analysisId: randomId() as AnalysisId, finished: null })
      await tags.note('screenshot', title, [medium])
    }
    return accept(c, { task: taskOf(id, request), address: ADDRESS, keep, reservation }, shared)
  })
  routes.all('/', onlyMethods('POST'))

  routes.get('/:id', async (c) => {
    const id = c.req.param('id')
    const job = await analyses.find(id)
    if (typeof job === 'string') {
      return refuseMissing(c, job, 'No analysis was created under this id.', RUN_AGAIN)
    }
    const sign = (name: string): string => links.sign(`${id}/${name}`)
    const state = stateOf(job.finished, ({ outputs: { input, ...outputs } }) => ({
      _internal_exposed_id: job.analysisId,
      outputs: { ...mapOutputs(outputs, sign), input: { image: sign(input.image) } }
    }))
    return c.json<Analysis>({ id: id as ScreenshotId, ...state })
  })
  routes.all('/:id', onlyMethods('GET'))
  return routes
}

function taskOf(id: ScreenshotId, { source, ...request }: AnalysisRequest): AnalysisTask {
  const { medium, predictions, regions } = request
  const options = { id, medium, predictions, ...(regions && { regions }) }
  return source.type === 'image'
    ? { kind: 'picture', ...options, input: inputName(source.file) }
    : { kind: 'page', ...options, page: source.page }
}

/** Bytes that wait with an analysis: its picture; the address of a page weighs nothing. */
function bytesOf({ source }: AnalysisRequest): number {
  return source.type === 'image' ? source.file.length : 0
}
