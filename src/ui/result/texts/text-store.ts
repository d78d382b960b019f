import { signal } from '@preact/signals'
import type { StoredResult, TextKind } from '../../../bridge'
import { isClientError } from '../../../client'
import { type ErrorData, toErrorData } from '../../../errors'
import { withBriefHash } from '../../../file'
import { locale } from '../../../language'
import type { FrameTools } from '../../frames/frame-cache'
import { storeHook } from '../../kit/store-hook'
import type { KnownLayers, TextMaterial } from '../../provider/provider'
import type { RunTexts, TextRequest } from '../../run/run-tools'
import { type BriefReport, sendBrief } from './send-brief'

/** How the writing of a text stands. What is kept of it is in the result itself. */
export type TextState =
  | { state: 'writing' }
  /** `gone`: the service no longer has the analysis, so it need not be asked again. */
  | { state: 'failed'; error: ErrorData; gone: boolean }
  /** The service gave the text that was there already. */
  | { state: 'same' }
  | { state: 'cancelled' }

export interface TextStore extends RunTexts {
  stateOf: (runId: string, kind: TextKind) => TextState | null
  /** How the brief of a run's texts fared; null when there was none, or before it was sent. */
  reportOf: (runId: string) => BriefReport | null
  /**
   * Id of the layer that a run's texts speak of as the main action, null when of none; undefined when
   * they do not speak of layers.
   */
  mainActionOf: (runId: string) => string | null | undefined
  /** The language, as `Intl` calls it, that a text was asked for in since the panel opened; undefined where it was not. */
  languageOf: (runId: string, kind: TextKind) => string | undefined
  /** True when a run's texts were asked for since the panel opened. */
  knows: (runId: string) => boolean
  cancel: (runId: string, kind: TextKind) => void
}

/** A text that is being written. */
interface Begun {
  signal: AbortSignal
  letGo: () => void
}

/** Input of a run's texts. */
interface Ready {
  briefHash: string | null
  material: TextMaterial
}

export const useTexts = storeHook<TextStore>('texts')

export function createTextStore({ bridge, cache, hash }: FrameTools): TextStore {
  const states = signal<ReadonlyMap<string, TextState>>(new Map())
  const reports = signal<ReadonlyMap<string, BriefReport>>(new Map())
  const mainActions = signal<ReadonlyMap<string, string | null>>(new Map())
  const languages = signal<ReadonlyMap<string, string>>(new Map())
  const controllers = new Map<string, AbortController>()
  const asked = new Set<string>()

  function set(key: string, state: TextState | null): void {
    const next = new Map(states.value)
    if (state === null) next.delete(key)
    else next.set(key, state)
    states.value = next
  }

  /**
   * A signal that ends the text when it is cancelled, asked for anew, or its run ends. Whichever it is, the
   * text is cancelled at once, unless it was done. Whoever is done lets go of both.
   */
  function begin(key: string, run: AbortSignal | undefined): Begun {
    controllers.get(key)?.abort()
    const controller = new AbortController()
    controllers.set(key, controller)
    const { signal } = controller
    const follow = (): void => controller.abort()
    const end = (): void => {
      const isLatest = controllers.get(key) === controller
      if (isLatest && states.value.get(key)?.state === 'writing') set(key, { state: 'cancelled' })
    }
    set(key, { state: 'writing' })
    signal.addEventListener('abort', end, { once: true })
    run?.addEventListener('abort', follow, { once: true })
    if (run?.aborted === true) follow()
    const letGo = (): void => {
      run?.removeEventListener('abort', follow)
      // A day of analyses would keep a listener each.
      signal.removeEventListener('abort', end)
      if (controllers.get(key) === controller) controllers.delete(key)
    }
    return { signal, letGo }
  }

  /** Gives the provider what the texts are written with. Never rejects. */
  async function prepare(request: TextRequest): Promise<Ready> {
    const { provider, runId, analysisId } = request
    const sent = sendBrief(request, hash).then((report) => {
      reports.value = new Map(reports.value).set(runId, report)
      return report
    })
    const layers = provider.texts.knowsLayers ? await request.layers() : null
    const { briefHash } = await sent
    const brief = briefHash === null ? null : await request.brief
    return { briefHash, material: { analysisId, brief, layers } }
  }

  function speakOf(runId: string, layers: KnownLayers | null): void {
    const next = new Map(mainActions.value)
    if (layers === null) next.delete(runId)
    else next.set(runId, layers.mainActionId)
    mainActions.value = next
  }

  async function one(
    request: TextRequest,
    kind: TextKind,
    ready: Promise<Ready>,
    { signal, letGo }: Begun
  ): Promise<void> {
    const { provider, runId, nodeId, kinds, earlier, placed } = request
    const key = keyOf(runId, kind)
    const language = locale()
    const step = (state: TextState | null): void => {
      if (!signal.aborted) set(key, state)
    }
    try {
      const { briefHash, material } = await ready
      const markdown = await provider.texts.write(kind, material, signal)
      if (!(await placed) || signal.aborted) {
        step(null)
        return
      }
      // One of two texts cannot speak for the brief of both.
      const both = kinds.length === provider.texts.kinds.length
      const about = both ? briefHash : undefined
      const of = { nodeId, runId }
      const saved = await cache.write(
        of,
        () => bridge.saveText(of, kind, markdown, about),
        (result) => withText(result, kind, markdown, about)
      )
      if (saved === null) {
        step(null)
        return
      }
      languages.value = new Map(languages.value).set(key, language)
      if (both) speakOf(runId, material.layers)
      step(markdown === earlier[kind] ? { state: 'same' } : null)
    } catch (error) {
      step({ state: 'failed', error: toErrorData(error), gone: isGone(error) })
    } finally {
      letGo()
    }
  }

  return {
    stateOf: (runId, kind) => states.value.get(keyOf(runId, kind)) ?? null,
    mainActionOf: (runId) => mainActions.value.get(runId),
    languageOf: (runId, kind) => languages.value.get(keyOf(runId, kind)),
    reportOf: (runId) => reports.value.get(runId) ?? null,
    knows: (runId) => asked.has(runId),
    write: async (request) => {
      const { runId, kinds, signal } = request
      asked.add(runId)
      const begun = kinds.map((kind) => ({ kind, text: begin(keyOf(runId, kind), signal) }))
      const ready = prepare(request)
      await Promise.all(begun.map(({ kind, text }) => one(request, kind, ready, text)))
    },
    cancel: (runId, kind) => controllers.get(keyOf(runId, kind))?.abort()
  }
}

function keyOf(runId: string, kind: TextKind): string {
  return `${runId} ${kind}`
}

/** True when nobody knows the analysis any more: asking again is in vain. */
function isGone(error: unknown): boolean {
  return isClientError(error, 'analysis_not_found', 'result_expired')
}

/** A result with a text of it replaced, as the main thread keeps it. */
function withText(
  result: StoredResult,
  kind: TextKind,
  markdown: string,
  briefHash?: string | null
): StoredResult {
  const record = briefHash === undefined ? result.record : withBriefHash(result.record, briefHash)
  return { ...result, record, texts: { ...result.texts, [kind]: markdown } }
}
