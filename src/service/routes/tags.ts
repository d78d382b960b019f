import { Hono } from 'hono/tiny'
import type { TagStore } from '../tags/tag-store'
import { onlyMethods } from './methods'

/** GET /tag-search/{resource_type} and GET /tag-summary. A resource type without tags has an empty list. */
export function tagRoutes(tags: TagStore): Hono {
  return new Hono()
    .get('/tag-search/:type', (c) => c.json(tags.search(c.req.param('type'))))
    .all('/tag-search/:type', onlyMethods('GET'))
    .get('/tag-summary', (c) => c.json(tags.summary()))
    .all('/tag-summary', onlyMethods('GET'))
}
