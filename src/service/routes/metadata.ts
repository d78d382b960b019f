import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { METADATA_MAX_BYTES, type MetadataErrorBody } from '../../interface'
import type { AnalysisStore } from '../analyses/analysis-store'
import type { BriefFields } from '../metadata/brief-fields'
import { parseMetadata } from '../metadata/parse-metadata'
import type { Pace } from '../requests/chunks-of'
import { isGone } from '../results/job-store'
import { onlyMethods } from './methods'
import { readBody } from './read-body'
import { GONE, refuse } from './refuse'

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
    const job = analyses.byAnalysis(c.req.param('id'))
    if (isGone(job)) {
      return refuse(c, 410, 'resource_gone', `${GONE[job]} Create a new analysis.`)
    }
    if (job === 'unknown' || job.finished?.status !== 'success') return notFound(c)
    const metadata = await readBody(c, (body) => parseMetadata(body, fields), {
      maxBytes: METADATA_MAX_BYTES,
      pace
    })
    if (metadata instanceof Response) return metadata
    const { accepted, brief, ignored } = metadata
    analyses.setBrief(job, { ...job.brief, ...brief })
    const ignoredKeys = ignored.length > 0 && { ignored_keys: ignored }
    return c.json({ success: true, meta: accepted, ...ignoredKeys })
  })
  routes.all(path, onlyMethods('PUT'))
  return routes
}

function notFound(c: Context): Response {
  const body: MetadataErrorBody = {
    error: 'No finished analysis has this analysis id (_internal_exposed_id).',
    resource_type: RESOURCE_TYPE,
    resource_id: c.req.param('id') ?? ''
  }
  return c.json(body, 404)
}
