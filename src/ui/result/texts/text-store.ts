import { signal } from '@preact/signals'
import type { TextKind } from '../../../bridge'
import { isClientError } from '../../../client'
import { type ErrorData, toErrorData } from '../../../errors'
import type { Brief } from '../../../file'
import { TEXT_KINDS } from '../../../interface'
import type { FrameTools } from '../../frames/frame-cache'
import { storeHook } from '../../kit/store-hook'
import type { TextAnalyser } from '../../provider/provider'
import type { RunTexts, TextRequest } from '../../run/run-tools'
import { type BriefReport, sendBrief } from './send-brief'

/** Progress of a service's text; the finished text is stored in the result. */
export type TextState =
  | { state: 'writing' }
  /** `gone`: the service no longer has the analysis, so a retry cannot succeed. */
  | { state: 'failed'; error: ErrorData; gone: boolean }
  /** The service returned the text already stored. */
  | { state: 'same' }
  | { state: 'cancelled' }

export interface TextStore extends RunTexts {
  stateOf: (runId: string, kind: TextKind) => TextState | null
  /** Outcome of sending the brief of a run's texts; null without one, or before it was sent. */
  reportOf: (runId: string) => BriefReport | null
  cancel: (runId: string, kind: TextKind) => void
}

interface TextTools extends FrameTools {
  briefFor: (nodeId: string) => Promise<Brief | null>
}

export const useTexts = storeHook<TextStore>('texts')

/** Requests texts about a result from a service and stores them in the file. */
export function createTextStore({ bridge, briefFor, cache, hash }: TextTools): TextStore {
  const states = signal<ReadonlyMap<string, TextState>>(new Map())
  const reports = signal<ReadonlyMap<string, BriefReport>>(new Map())
  const controllers = new Map<string, AbortController>()

  function set(key: string, state: TextState | null): void {
    const next = new Map(states.value)
    if (state === null) next.delete(key)
    else next.set(key, state)
    states.value = next
  }

  /** Starts a text, cancelling a pending one of the same kind. */
  function begin(key: string): AbortController {
    controllers.get(key)?.abort()
    const controller = new AbortController()
    controllers.set(key, controller)
    set(key, { state: 'writing' })
    return controller
  }

  async function one(
    request: TextRequest,
    texts: TextAnalyser,
    kind: TextKind,
    sent: Promise<BriefReport>,
    controller: AbortController
  ): Promise<void> {
    const { runId, nodeId, analysisId, kinds = TEXT_KINDS, earlier } = request
    const { signal } = controller
    const key = keyOf(runId, kind)
    const step = (state: TextState | null): void => {
      if (!signal.aborted) set(key, state)
    }
    try {
      const { briefHash } = await sent
      const markdown = await texts.write(kind, analysisId, signal)
      if (signal.aborted) return
      // One of two texts cannot speak for the brief of both.
      const about = kinds.length === TEXT_KINDS.length ? briefHash : undefined
      const of = { nodeId, runId }
      const saved = await cache.write(of, () => bridge.saveText(of, kind, markdown, about))
      step(saved === 'done' && markdown === earlier?.[kind] ? { state: 'same' } : null)
    } catch (error) {
      step({ state: 'failed', error: toErrorData(error), gone: isGone(error) })
    } finally {
      if (controllers.get(key) === controller) controllers.delete(key)
    }
  }

  return {
    stateOf: (runId, kind) => states.value.get(keyOf(runId, kind)) ?? null,
    reportOf: (runId) => reports.value.get(runId) ?? null,
    write: async (request) => {
      const { runId, nodeId, kinds = TEXT_KINDS, provider } = request
      const { texts } = provider
      if (texts === null) return
      const begun = kinds.map((kind) => ({ kind, controller: begin(keyOf(runId, kind)) }))
      const sent = sendBrief({ ...request, texts, brief: briefFor(nodeId) }, hash)
      void sent.then((report) => (reports.value = new Map(reports.value).set(runId, report)))
      await Promise.all(
        begun.map(({ kind, controller }) => one(request, texts, kind, sent, controller))
      )
    },
    cancel: (runId, kind) => {
      const key = keyOf(runId, kind)
      controllers.get(key)?.abort()
      if (states.value.get(key)?.state === 'writing') set(key, { state: 'cancelled' })
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
