import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import {
  type AnalysisId,
  type GenerationErrorBody,
  TEXT_KINDS,
  type TextKind
} from '../../interface'
import type { AnalysisStore } from '../analyses/analysis-store'
import type { KnownDesigns } from '../designs/known-designs'
import type { GenerationStore } from '../generation/generation-store'
import { withLayers } from '../texts/measured'
import { WRITERS } from '../texts/writers'
import { onlyMethods } from './methods'

interface Generation {
  analyses: AnalysisStore
  texts: GenerationStore
  designs: KnownDesigns
}

/**
 * POST and GET of /analyses/summary/{analysis id} and /analyses/recommendations/{analysis id}. Texts use
 * the metadata, and what is known of the design's layers, as it was at the POST that started them; when it
 * or the language has changed since a text was completed, the next POST writes it anew.
 */
export function generationRoutes(generation: Generation): Hono {
  const routes = new Hono()
  for (const kind of TEXT_KINDS) {
    routes.post(`/${kind}/:id`, (c) => trigger(c, kind, c.req.param('id'), generation))
    routes.get(`/${kind}/:id`, (c) => look(c, kind, c.req.param('id'), generation))
    routes.all(`/${kind}/:id`, onlyMethods('GET', 'POST'))
  }
  return routes
}

function trigger(
  c: Context,
  kind: TextKind,
  id: string,
  { analyses, texts, designs }: Generation
): Response {
  const found = analyses.byAnalysis(id)
  if (found === 'gone') return refuse(c, 410, 'analysis_expired', 'expired')
  if (found === 'unknown' || found.finished?.status !== 'success') {
    return refuse(c, 404, 'analysis_not_found')
  }
  const { kept } = found.finished
  const material = { brief: found.brief, layers: designs.layersOf(found.analysisId) }
  const { state } = texts.trigger(kind, found.analysisId, material, ({ brief, layers }) =>
    WRITERS[kind](withLayers(kept, layers), brief)
  )
  // A POST answers started or processing only: the text itself is GET's to give.
  const status = state.status === 'started' ? 'started' : 'processing'
  return c.json({ success: true, status, msg: MESSAGES[status] })
}

function look(c: Context, kind: TextKind, id: string, { analyses, texts }: Generation): Response {
  if (analyses.byAnalysis(id) === 'unknown') return refuse(c, 404, 'analysis_not_found')
  const task = texts.find(kind, id as AnalysisId)
  if (task === undefined) return refuse(c, 404, `${kind}_not_found`)
  const { state } = task
  switch (state.status) {
    case 'completed':
      return c.json({ success: true, status: 'completed', data: state.markdown })
    case 'expired':
      return refuse(c, 410, 'analysis_expired', 'expired')
    case 'failed':
      return refuse(c, 500, 'The text could not be written. Trigger it again.', 'failed')
    default:
      return c.json({ success: true, status: state.status, msg: MESSAGES[state.status] })
  }
}

const MESSAGES = {
  started: 'The text has been asked for.',
  processing: 'The text is being written.'
}

function refuse(
  c: Context,
  httpStatus: ContentfulStatusCode,
  msg: string,
  status?: 'expired' | 'failed'
): Response {
  const body: GenerationErrorBody = { success: false, msg, ...(status && { status }) }
  return c.json(body, httpStatus)
}
