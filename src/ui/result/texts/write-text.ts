import { parse } from 'valibot'
import { type Client, isClientError } from '../../../client'
import type { ErrorData } from '../../../errors'
import type { Brief } from '../../../file'
import { type AnalysisId, analysisIdSchema } from '../../../interface'
import { type Ignored, ignoredFields, toMetadata } from '../../brief/to-metadata'
import type { Provider } from '../../provider/provider'
import { hashBrief } from '../../run/hash-brief'
import { describeError } from '../../words/describe-error'

type Generation = ReturnType<Client['generation']>

/**
 * Has a text written and waits for it, as Markdown. What has failed or expired meanwhile is triggered
 * again, once, as the interface has it.
 */
export async function writeText(
  generation: Generation,
  id: AnalysisId,
  signal: AbortSignal
): Promise<string> {
  try {
    return await ask(generation, id, signal)
  } catch (error) {
    const again = isClientError(error, 'text_expired', 'generation_failed')
    if (!again) throw error
    return ask(generation, id, signal)
  }
}

async function ask(generation: Generation, id: AnalysisId, signal: AbortSignal): Promise<string> {
  await generation.trigger(id, { signal })
  return generation.wait(id, { signal })
}

/** True when the service no longer has the analysis: asking again is in vain. */
export function isGone(error: unknown): boolean {
  return isClientError(error, 'analysis_not_found', 'result_expired')
}

/** The texts wait for the brief no longer than this. */
const PATIENCE_MS = 20_000

/** How a brief fared at the service. */
export interface BriefReport {
  /** Hash of the brief the texts are written with; null when they are written without one. */
  briefHash: string | null
  ignored: Ignored
  /** Why the service does not have the brief. */
  error: ErrorData | null
}

const WITHOUT: BriefReport = {
  briefHash: null,
  ignored: { keys: [], changeable: false },
  error: null
}

interface Sending {
  provider: Provider
  analysisId: string
  brief: Promise<Brief | null>
  replaces: boolean
  signal?: AbortSignal
}

/** Gives the service the brief of an analysis. It never rejects: texts are written with it or without. */
export async function sendBrief(
  { provider, analysisId, brief, replaces, signal }: Sending,
  hash: (bytes: Uint8Array) => Promise<string>
): Promise<BriefReport> {
  const { client, metadataKeys } = provider
  try {
    const now = await brief
    const metadata = toMetadata(now, metadataKeys, replaces)
    if (Object.keys(metadata).length === 0) return WITHOUT
    const id = parse(analysisIdSchema, analysisId)
    const options = { deadlineMs: PATIENCE_MS, ...(signal && { signal }) }
    const { ignored_keys } = await client.metadata.update(id, metadata, options)
    const ignored = ignoredFields(now, metadataKeys, ignored_keys)
    return { briefHash: await hashBrief(now, hash), ignored, error: null }
  } catch (error) {
    if (isClientError(error, 'aborted')) return WITHOUT
    return { ...WITHOUT, error: describeError(error) }
  }
}
