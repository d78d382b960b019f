import { signal, type ReadonlySignal } from '@preact/signals'
import { parse } from 'valibot'
import type { ErrorData, MainCalls, Remote, TextKind } from '../../bridge'
import { analysisIdSchema } from '../../client'
import { describeError } from '../describe-error'
import type { Provider } from '../provider/provider'

export type TextState = { state: 'loading' } | { state: 'failed'; error: ErrorData }

export interface TextStore {
  /** Texts that are being written or failed, by run; what is kept is in the result itself. */
  texts: ReadonlySignal<ReadonlyMap<string, TextState>>
  /** Asks for a text and keeps it in the file once `placed` says that the result is there. */
  fetch: (request: TextRequest) => Promise<void>
}

export interface TextRequest {
  provider: Provider
  kind: TextKind
  runId: string
  nodeId: string
  analysisId: string
  placed: Promise<boolean>
  signal?: AbortSignal
}

export function createTextStore(
  bridge: Remote<MainCalls>,
  onSaved: (nodeId: string, kind: TextKind, markdown: string) => void
): TextStore {
  const texts = signal<ReadonlyMap<string, TextState>>(new Map())

  function set(runId: string, state: TextState | null): void {
    const next = new Map(texts.value)
    if (state === null) next.delete(runId)
    else next.set(runId, state)
    texts.value = next
  }

  return {
    texts,
    fetch: async ({ provider, kind, runId, nodeId, analysisId, placed, signal }) => {
      set(runId, { state: 'loading' })
      try {
        const generation = provider.client.generation(kind)
        const options = signal === undefined ? {} : { signal }
        const id = parse(analysisIdSchema, analysisId)
        await generation.trigger(id, options)
        const markdown = await generation.wait(id, options)
        if (await placed) {
          await bridge.saveText(nodeId, kind, markdown)
          onSaved(nodeId, kind, markdown)
        }
        set(runId, null)
      } catch (error) {
        set(runId, { state: 'failed', error: describeError(error) })
      }
    }
  }
}
