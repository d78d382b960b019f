import { Hono } from 'hono/tiny'
import type { TagStore } from '../tags/tag-store'
import { onlyMethods } from './refuse'

/** GET /tag-search/{resource_type} and GET /tag-summary. A resource type without tags has an empty list. */
export function tagRoutes(tags: TagStore): Hono {
  const routes = new Hono()
  routes.get('/tag-search/:type', async (c) => c.json(await tags.search(c.req.param('type'))))
  routes.all('/tag-search/:type', onlyMethods('GET'))
  routes.get('/tag-summary', async (c) => c.json(await tags.summary()))
  routes.all('/tag-summary', onlyMethods('GET'))
  return routes
}
