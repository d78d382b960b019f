import { signal } from '@preact/signals'
import type { TextKind } from '../../../bridge'
import { isClientError } from '../../../client'
import { type ErrorData, toErrorData } from '../../../errors'
import type { Brief } from '../../../file'
import { TEXT_KINDS } from '../../../interface'
import { hashBrief, type Ignored, ignoredFields, toMetadata } from '../../brief/to-metadata'
import type { FrameTools } from '../../frames/frame-cache'
import { storeHook } from '../../kit/store-hook'
import type { Provider, TextAnalyser } from '../../provider/provider'
import type { TextRequest } from '../../run/run-tools'

/** Progress of a service's text; the finished text is stored in the result. */
export type TextState =
  | { state: 'writing' }
  /** `gone`: the service no longer has the analysis, so a retry cannot succeed. */
  | { state: 'failed'; error: ErrorData; gone: boolean }
  /** The service returned the text already stored. */
  | { state: 'same' }
  | { state: 'cancelled' }

interface TextTools extends FrameTools {
  briefFor: (nodeId: string) => Promise<Brief | null>
}

export const useTexts = storeHook<ReturnType<typeof createTextStore>>('texts')

/** A text of a run, and what ends its request. */
interface Requested {
  state: TextState
  controller: AbortController
}

/** Requests texts about a result from a service and stores them in the file. */
export function createTextStore({ bridge, briefFor, cache, hash }: TextTools) {
  const requested = signal<ReadonlyMap<string, Requested>>(new Map())
  const reports = signal<ReadonlyMap<string, BriefReport>>(new Map())

  function set(key: string, controller: AbortController, state: TextState | null): void {
    const next = new Map(requested.value)
    if (state === null) next.delete(key)
    else next.set(key, { state, controller })
    requested.value = next
  }

  /** Starts a text, cancelling a pending one of the same kind; returns its signal and a function that sets its state. */
  function begin(key: string) {
    requested.value.get(key)?.controller.abort()
    const controller = new AbortController()
    const { signal } = controller
    set(key, controller, { state: 'writing' })
    const tell = (state: TextState | null): void => {
      if (!signal.aborted) set(key, controller, state)
    }
    return { signal, tell }
  }

  return {
    stateOf: (runId: string, kind: TextKind): TextState | null =>
      requested.value.get(keyOf(runId, kind))?.state ?? null,
    /** Outcome of sending the brief of a run's texts; null without one, or before it was sent. */
    reportOf: (runId: string): BriefReport | null => reports.value.get(runId) ?? null,
    write: async (request: TextRequest): Promise<void> => {
      const { analysisId, earlier, kinds = TEXT_KINDS, nodeId, provider, runId } = request
      const { texts } = provider
      if (texts === null) return
      const of = { nodeId, runId }
      const begun = kinds.map((kind) => ({ kind, ...begin(keyOf(runId, kind)) }))
      const sent = sendBrief({ ...request, texts, brief: briefFor(nodeId) }, hash)
      void sent.then((report) => (reports.value = new Map(reports.value).set(runId, report)))
      const all = begun.map(async ({ kind, signal, tell }) => {
        try {
          const { briefHash } = await sent
          const markdown = await texts.write(kind, analysisId, signal)
          if (signal.aborted) return
          // One of two texts cannot speak for the brief of both.
          const about = kinds.length === TEXT_KINDS.length ? briefHash : undefined
          const saved = await cache.write(of, () => bridge.saveText(of, kind, markdown, about))
          tell(saved === 'done' && markdown === earlier?.[kind] ? { state: 'same' } : null)
        } catch (error) {
          tell({ state: 'failed', error: toErrorData(error), gone: isGone(error) })
        }
      })
      await Promise.all(all)
    },
    cancel: (runId: string, kind: TextKind): void => {
      const key = keyOf(runId, kind)
      const { controller, state } = requested.value.get(key) ?? {}
      controller?.abort()
      if (controller && state?.state === 'writing') set(key, controller, { state: 'cancelled' })
    }
  }
}

function keyOf(runId: string, kind: TextKind): string {
  return `${runId} ${kind}`
}

/** True when the service has deleted the analysis: a retry cannot succeed. */
function isGone(error: unknown): boolean {
  return isClientError(error, 'analysis_not_found', 'result_expired')
}

/** Longest wait of the texts for the brief, ms. */
const PATIENCE_MS = 20_000

/** Outcome of sending a brief to the service. */
interface BriefReport {
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
async function sendBrief(
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
