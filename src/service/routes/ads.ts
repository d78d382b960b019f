import { Hono } from 'hono/tiny'
import type { AdId } from '../../interface'
import { adAnswer } from '../ads/ad-answer'
import type { AdStore } from '../results/job-store'
import { parseAd } from '../ads/parse-ad'
import { randomId } from '../queue/random-id'
import { inputName } from '../storage/picture-file'
import { isGone } from '../storage/store'
import { accept, type Shared } from './accept'
import { onlyMethods, GONE, refuse } from './refuse'
import { readIntoRoom } from './read-body'

const ADDRESS = '/ad-visibility'

/** POST /ad-visibility and GET /ad-visibility/{id}. */
export function adRoutes({ ads, ...shared }: Shared & { ads: AdStore }): Hono {
  const { store, links, tags, room, pace } = shared
  const routes = new Hono()

  routes.post('/', async (c) => {
    const read = await readIntoRoom(c, room, {
      parse: parseAd,
      bytesOf: ({ file }) => file.length,
      code: 'invalid_configuration',
      pace
    })
    if (read instanceof Response) return read
    const { file, title } = read.request
    const id = randomId() as AdId
    const input = inputName(file)
    const keep = async (): Promise<void> => {
      await store.putObjects(id, { [input]: file })
      await ads.add(id, { finished: null })
      await tags.note('ad', title)
    }
    const work = { kind: 'ad', id, input } as const
    return accept(c, { work, address: ADDRESS, keep, place: read.place }, shared)
  })
  routes.all('/', onlyMethods('POST'))

  routes.get('/:id', async (c) => {
    const id = c.req.param('id')
    const job = await ads.find(id)
    if (job === 'unknown') {
      return refuse(c, 404, 'resource_not_found', 'No ad was created under this id.')
    }
    if (isGone(job)) return refuse(c, 410, 'resource_gone', `${GONE[job]} Send the ad again.`)
    return c.json(adAnswer(id as AdId, job, links))
  })
  routes.all('/:id', onlyMethods('GET'))
  return routes
}
