import { Hono } from 'hono/tiny'
import * as v from 'valibot'
import { badRequest, firstIssue } from '../service-error'
import { InputError, type AdId, type Ad, createAdSchema } from '../../interface'
import type { AdStore, AdRequest } from '../ads/ad-job'
import { inputName } from '../storage/picture-file'
import { accept, randomId, type Shared } from './accept'
import { onlyMethods, refuseMissing, stateOf } from './refuse'
import { readWithinBudget } from './read-body'
import { readAllowedHeader } from '../../images/decode-image'
import { readContent } from '../requests/read-content'

const ADDRESS = '/ad-visibility'

/** POST /ad-visibility and GET /ad-visibility/{id}, whose link is signed anew every time. */
export function adRoutes({ ads, ...shared }: Shared & { ads: AdStore }): Hono {
  const { store, links, tags, budget, pace } = shared
  const routes = new Hono()

  routes.post('/', async (c) => {
    const read = await readWithinBudget(c, budget, {
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
    const task = { kind: 'ad', id, input } as const
    return accept(c, { task, address: ADDRESS, keep, reservation: read.reservation }, shared)
  })
  routes.all('/', onlyMethods('POST'))

  routes.get('/:id', async (c) => {
    const id = c.req.param('id')
    const job = await ads.find(id)
    if (typeof job === 'string') {
      return refuseMissing(c, job, 'No ad was created under this id.', 'Send the ad again.')
    }
    const state = stateOf(job.finished, ({ score, input }) => ({
      outputs: { score, input: links.sign(`${id}/${input}`) }
    }))
    return c.json<Ad>({ id: id as AdId, ...state })
  })
  routes.all('/:id', onlyMethods('GET'))
  return routes
}

/**
 * Reads the body of POST /ad-visibility. A picture whose header shows that it cannot be analysed is
 * refused here already. Throws `bad_request`, with a message that names the field.
 */
function parseAd(body: unknown): AdRequest {
  const result = v.safeParse(createAdSchema, body)
  if (!result.success) throw firstIssue(result.issues)
  const { content, title = '' } = result.output.input
  const file = readContent(content)
  try {
    readAllowedHeader(file)
    return { title, file }
  } catch (error) {
    if (error instanceof InputError) throw badRequest(`input.content: ${error.message}`)
    throw error
  }
}
