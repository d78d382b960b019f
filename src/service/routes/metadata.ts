import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { METADATA_MAX_BYTES, type MetadataErrorBody } from '../../interface'
import type { AnalysisStore } from '../analyses/analysis-store'
import { type BriefFields, parseMetadata } from '../metadata/parse-metadata'
import type { Pace } from '../requests/chunks-of'
import type { Gone } from '../storage/store'
import { onlyMethods, refuseGone, RUN_AGAIN } from './refuse'
import { readBody } from './read-body'

const RESOURCE_TYPE = 'screenshot'

/** PUT /update-meta/screenshot/{analysis id}. The result stays as it is; texts triggered later use the brief. */
export function metadataRoutes(
  analyses: AnalysisStore,
  fields: BriefFields,
  pace: Pace | undefined
): Hono {
  const path = `/${RESOURCE_TYPE}/:id`
  const routes = new Hono()
  routes.put(path, async (c) => {
    const id = c.req.param('id')
    const found = await analyses.keptOf(id)
    if (typeof found === 'string') return missing(c, found)
    const metadata = await readBody(c, (body) => parseMetadata(body, fields), {
      maxBytes: METADATA_MAX_BYTES,
      pace
    })
    if (metadata instanceof Response) return metadata
    const { accepted, brief, ignored } = metadata
    if (!(await analyses.addToBrief(id, brief))) return missing(c, 'expired')
    const ignoredKeys = ignored.length > 0 && { ignored_keys: ignored }
    return c.json({ success: true, meta: accepted, ...ignoredKeys })
  })
  routes.all(path, onlyMethods('PUT'))
  return routes
}

function missing(c: Context, why: Gone | 'unknown'): Response {
  if (why !== 'unknown') return refuseGone(c, why, RUN_AGAIN)
  const body: MetadataErrorBody = {
    error: 'No finished analysis has this analysis id (_internal_exposed_id).',
    resource_type: RESOURCE_TYPE,
    resource_id: c.req.param('id') ?? ''
  }
  return c.json(body, 404)
}
