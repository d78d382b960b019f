import type { StoredResult, TextKind } from '../../../bridge'
import { usePanel } from '../../app/panel-context'
import { type TextWriter, textWriter } from './text-writer'

interface Writing {
  writer: TextWriter
  /** Has texts written with the brief of now, where somebody can. */
  write: (kinds: readonly TextKind[]) => void
}

export function useTextWriter(result: StoredResult): Writing {
  const { brief, canEdit, errors, layers, provider, texts } = usePanel()
  const { nodeId, record, texts: earlier } = result
  const { runId, analysisId, briefHash } = record
  const writer = textWriter(record, {
    canEdit,
    chosen: provider.value,
    ofThisSession: texts.knows(runId),
    now: Date.now()
  })
  return {
    writer,
    write: (kinds) => {
      if (!writer.ok) return
      errors.guard(() =>
        texts.write({
          provider: writer.provider,
          runId,
          nodeId,
          analysisId,
          kinds,
          earlier,
          brief: brief.briefFor(nodeId),
          layers: () => layers.known(result),
          replaces: briefHash !== undefined,
          placed: Promise.resolve(true)
        })
      )
    }
  }
}
