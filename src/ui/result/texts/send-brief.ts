import { type ErrorData, toErrorData } from '../../../errors'
import type { Brief } from '../../../file'
import { hashBrief, type Ignored, ignoredFields, toMetadata } from '../../brief/to-metadata'
import type { Provider, TextAnalyser } from '../../provider/provider'

/** Longest wait of the texts for the brief, ms. */
const PATIENCE_MS = 20_000

/** Outcome of sending a brief to the service. */
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
  provider: Pick<Provider, 'metadataKeys'>
  texts: TextAnalyser
  analysisId: string
  brief: Promise<Brief | null>
  replaces?: boolean
}

/** Sends the brief of an analysis to the service. Never rejects: texts are written with it or without. */
export async function sendBrief(
  { provider, texts, analysisId, brief, replaces = false }: Sending,
  hash: (bytes: Uint8Array) => Promise<string>
): Promise<BriefReport> {
  const { metadataKeys } = provider
  try {
    const now = await brief
    const metadata = toMetadata(now, metadataKeys, replaces)
    if (Object.keys(metadata).length === 0) return WITHOUT
    const { ignored_keys } = await texts.takeBrief(analysisId, metadata, {
      deadlineMs: PATIENCE_MS
    })
    const ignored = ignoredFields(now, metadataKeys, ignored_keys)
    return { briefHash: await hashBrief(now, hash), ignored, error: null }
  } catch (error) {
    return { ...WITHOUT, error: toErrorData(error) }
  }
}
