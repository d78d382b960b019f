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
import type { GenerationStore } from '../generation/generation-store'
import { isGone } from '../storage/store'
import { WRITERS } from '../../engine/texts/writers'
import { onlyMethods } from './refuse'

interface Generation {
  analyses: AnalysisStore
  texts: GenerationStore
}

/**
 * POST and GET of /analyses/summary/{analysis id} and /analyses/recommendations/{analysis id}. Texts use
 * the metadata as it was at the POST that started them; when it or the language has changed since a text was
 * completed, the next POST writes it anew.
 */
export function generationRoutes(generation: Generation): Hono {
  const routes = new Hono()
  for (const kind of TEXT_KINDS) {
    routes.post(`/${kind}/:id`, (c) => trigger(c, kind, c.req.param('id'), generation))
    routes.get(`/${kind}/:id`, (c) => show(c, kind, c.req.param('id'), generation))
    routes.all(`/${kind}/:id`, onlyMethods('GET', 'POST'))
  }
  return routes
}

async function trigger(
  c: Context,
  kind: TextKind,
  id: string,
  { analyses, texts }: Generation
): Promise<Response> {
  const kept = await analyses.keptOf(id)
  if (isGone(kept)) return refuse(c, 410, 'analysis_expired', 'expired')
  if (kept === 'unknown') return refuse(c, 404, 'analysis_not_found')
  const { facts, brief } = kept
  const isNew = await texts.trigger(kind, id as AnalysisId, brief, () => WRITERS[kind](facts))
  // A POST answers started or processing only: the text itself is GET's to give.
  const status = isNew ? 'started' : 'processing'
  return c.json({ success: true, status, msg: MESSAGES[status] })
}

async function show(
  c: Context,
  kind: TextKind,
  id: string,
  { analyses, texts }: Generation
): Promise<Response> {
  if ((await analyses.keptOf(id)) === 'unknown') return refuse(c, 404, 'analysis_not_found')
  const state = await texts.find(kind, id as AnalysisId)
  switch (state.status) {
    case 'unknown':
      return refuse(c, 404, `${kind}_not_found`)
    case 'completed':
      return c.json({ success: true, status: 'completed', data: state.markdown })
    case 'expired':
      return refuse(c, 410, 'analysis_expired', 'expired')
    case 'failed':
      return refuse(c, 500, 'The text could not be written. Trigger it again.', 'failed')
  }
}

const MESSAGES = {
  started: 'The text has been asked for.',
  processing: 'The text was asked for before.'
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
