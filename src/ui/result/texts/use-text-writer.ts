import type { StoredResult, TextKind } from '../../../bridge'
import { useBrief } from '../../brief/brief-store'
import { useLayers } from '../../layers/layer-store'
import { useTools } from '../../tools/use-tools'
import { useTexts } from './text-store'
import { type TextWriter, textWriter } from './text-writer'

interface Writing {
  writer: TextWriter
  /** Has texts written with the brief of now, where somebody can. */
  write: (kinds: readonly TextKind[]) => void
}

export function useTextWriter(result: StoredResult): Writing {
  const brief = useBrief()
  const layers = useLayers()
  const texts = useTexts()
  const { canEdit, errors, provider } = useTools()
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
