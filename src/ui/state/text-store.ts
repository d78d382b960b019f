import { signal } from '@preact/signals'
import { parse } from 'valibot'
import type { Brief, ErrorData, MainCalls, Remote, TextKind } from '../../bridge'
import { AbortedError, analysisIdSchema, TEXT_KINDS } from '../../client'
import { describeError } from '../describe-error'
import type { Provider } from '../provider/provider'
import { type BriefReport, sendBrief } from '../texts/send-brief'
import { isGone, writeText } from '../texts/write-text'

/** How the writing of a text stands. What is kept of it is in the result itself. */
export type TextState =
  | { state: 'writing' }
  /** `gone`: the service no longer has the analysis, so it need not be asked again. */
  | { state: 'failed'; error: ErrorData; gone: boolean }
  /** The service gave the text that was there already. */
  | { state: 'same' }
  | { state: 'cancelled' }

export type Texts = Record<TextKind, string | null>

export interface TextRequest {
  provider: Provider
  runId: string
  nodeId: string
  analysisId: string
  kinds: readonly TextKind[]
  /** The texts that are there already. */
  earlier: Texts
  /** The brief that holds when the texts are written; they are written without it too. */
  brief: Promise<Brief | null>
  /** True when the service was given an earlier brief, which the new one takes the place of. */
  replaces: boolean
  /** Texts are kept once this says that the result is in the file. */
  placed: Promise<boolean>
  signal?: AbortSignal
}

export interface TextStore {
  stateOf: (runId: string, kind: TextKind) => TextState | null
  /** How the brief of a run's texts fared; null when there was none, or before it was sent. */
  reportOf: (runId: string) => BriefReport | null
  /** True when a run's texts were asked for since the panel opened. */
  knows: (runId: string) => boolean
  /** Sends the brief, then asks for texts and keeps each in the file. */
  write: (request: TextRequest) => Promise<void>
  cancel: (runId: string, kind: TextKind) => void
}

export type OnSaved = (
  nodeId: string,
  kind: TextKind,
  markdown: string,
  briefHash?: string | null
) => void

interface Tools {
  bridge: Remote<MainCalls>
  hash: (bytes: Uint8Array) => Promise<string>
  onSaved: OnSaved
}

export function createTextStore({ bridge, hash, onSaved }: Tools): TextStore {
  const states = signal<ReadonlyMap<string, TextState>>(new Map())
  const reports = signal<ReadonlyMap<string, BriefReport>>(new Map())
  const controllers = new Map<string, AbortController>()
  /** The run whose texts a frame waits for: a newer run's must not be overwritten by an older one's. */
  const latest = new Map<string, string>()

  function set(key: string, state: TextState | null): void {
    const next = new Map(states.value)
    if (state === null) next.delete(key)
    else next.set(key, state)
    states.value = next
  }

  /** A signal that ends the text when it is cancelled, asked for anew, or its run ends. */
  function begin(key: string, run: AbortSignal | undefined): AbortSignal {
    controllers.get(key)?.abort()
    const controller = new AbortController()
    controllers.set(key, controller)
    set(key, { state: 'writing' })
    return run === undefined ? controller.signal : AbortSignal.any([controller.signal, run])
  }

  async function one(
    request: TextRequest,
    kind: TextKind,
    sent: Promise<BriefReport>,
    signal: AbortSignal
  ): Promise<void> {
    const { provider, runId, nodeId, analysisId, kinds, earlier, placed } = request
    const key = keyOf(runId, kind)
    const step = (state: TextState | null): void => {
      if (!signal.aborted) set(key, state)
    }
    try {
      const { briefHash } = await sent
      const id = parse(analysisIdSchema, analysisId)
      const markdown = await writeText(provider.client.generation(kind), id, signal)
      if (!(await placed) || signal.aborted || latest.get(nodeId) !== runId) {
        step(null)
        return
      }
      // Half of the texts cannot speak for the brief of both.
      const about = kinds.length === TEXT_KINDS.length ? briefHash : undefined
      await bridge.saveText(nodeId, kind, markdown, about)
      onSaved(nodeId, kind, markdown, about)
      step(markdown === earlier[kind] ? { state: 'same' } : null)
    } catch (error) {
      if (error instanceof AbortedError) return
      step({ state: 'failed', error: describeError(error), gone: isGone(error) })
    }
  }

  return {
    stateOf: (runId, kind) => states.value.get(keyOf(runId, kind)) ?? null,
    reportOf: (runId) => reports.value.get(runId) ?? null,
    knows: (runId) => [...latest.values()].includes(runId),
    write: async (request) => {
      const { runId, nodeId, kinds, signal } = request
      latest.set(nodeId, runId)
      const begun = kinds.map((kind) => ({ kind, signal: begin(keyOf(runId, kind), signal) }))
      const sent = sendBrief(request, hash).then((report) => {
        reports.value = new Map(reports.value).set(runId, report)
        return report
      })
      await Promise.all(begun.map((text) => one(request, text.kind, sent, text.signal)))
    },
    cancel: (runId, kind) => {
      const key = keyOf(runId, kind)
      controllers.get(key)?.abort()
      set(key, { state: 'cancelled' })
    }
  }
}

function keyOf(runId: string, kind: TextKind): string {
  return `${runId} ${kind}`
}
