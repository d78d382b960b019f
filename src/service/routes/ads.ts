import { Hono } from 'hono/tiny'
import { adAnswer } from '../ads/ad-answer'
import type { AdOutcome, AdRequest } from '../ads/ad-job'
import type { AdStore } from '../ads/ad-store'
import { parseAd } from '../ads/parse-ad'
import type { Pace } from '../requests/chunks-of'
import { isGone } from '../results/job-store'
import type { WorkQueue } from '../run/work-queue'
import type { StorageLinks } from '../storage/storage-links'
import type { TagStore } from '../tags/tag-store'
import { onlyMethods } from './methods'
import { readIntoRoom } from './read-body'
import { GONE, refuse } from './refuse'

interface Ads {
  baseUrl: string
  store: AdStore
  links: StorageLinks
  works: WorkQueue
  tags: TagStore
  /** How fast bodies have to come. */
  pace: Pace | undefined
  /** Does the work until it is done or the signal aborts; never rejects. */
  run: (request: AdRequest, signal: AbortSignal) => Promise<AdOutcome>
}

/** POST /ad-visibility and GET /ad-visibility/{id}. */
export function adRoutes({ baseUrl, store, links, works, tags, pace, run }: Ads): Hono {
  const routes = new Hono()

  routes.post('/', async (c) => {
    const read = await readIntoRoom(c, works.room, {
      parse: parseAd,
      bytesOf: ({ file }) => file.length,
      code: 'invalid_configuration',
      pace
    })
    if (read instanceof Response) return read
    const { request, place } = read
    const job = store.add()
    tags.note('ad', job.id, request.title)
    const { signal } = c.req.raw
    works.add(async () => store.finish(job, await run(request, signal)), place)
    const location = `${baseUrl}/ad-visibility/${job.id}`
    return c.json({ id: job.id, location }, 201, { Location: location })
  })
  routes.all('/', onlyMethods('POST'))

  routes.get('/:id', (c) => {
    const job = store.find(c.req.param('id'))
    if (job === 'unknown') {
      return refuse(c, 404, 'resource_not_found', 'No ad was created under this id.')
    }
    if (isGone(job)) return refuse(c, 410, 'resource_gone', `${GONE[job]} Send the ad again.`)
    return c.json(adAnswer(job, links))
  })
  routes.all('/:id', onlyMethods('GET'))
  return routes
}
