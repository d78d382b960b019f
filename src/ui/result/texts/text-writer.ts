import type { StoredResult, TextKind } from '../../../bridge'
import { judgeLayers } from '../../../engine/texts/judge-layers'
import type { LayerShares, ResultRecord } from '../../../file'
import { RESULT_LIFETIME_MS } from '../../../interface'
import { locale } from '../../../language'
import { useBrief } from '../../brief/brief-store'
import { knownLayers, useLayers } from '../../layers/layer-store'
import { type ChosenProvider, providerOfRecord } from '../../provider/choose-provider'
import type { Provider } from '../../provider/provider'
import { useTools } from '../../tools/use-tools'
import { useTexts } from './text-store'

/**
 * The provider that can write texts about a result now, or why none can.
 * `viewOnly`: they could not be kept. `elsewhere`: the result is another provider's.
 * `expired`: its provider has forgotten the analysis.
 */
export type TextWriter =
  | { ok: true; provider: Provider }
  | { ok: false; why: 'viewOnly' | 'elsewhere' | 'expired' }

interface Circumstances {
  canEdit: boolean
  chosen: ChosenProvider
  /** The result was made since the panel opened. */
  ofThisSession: boolean
  now: number
}

export function textWriter(record: ResultRecord, circumstances: Circumstances): TextWriter {
  const { canEdit, chosen, ofThisSession, now } = circumstances
  if (!canEdit) return { ok: false, why: 'viewOnly' }
  const provider = providerOfRecord(record, chosen)
  if (provider === null) return { ok: false, why: 'elsewhere' }
  const remembers = ofThisSession || provider.outlivesPanel
  const fresh = remembers && now - record.finishedAt < RESULT_LIFETIME_MS
  return fresh ? { ok: true, provider } : { ok: false, why: 'expired' }
}

/**
 * Whether writing a text again could give another than is kept. A service may word it anew at any time; on this device
 * the same brief, main action and language always give the same text. Nothing can be written there about what another
 * version of the engine made.
 */
export function useMayDiffer(result: StoredResult, kind: TextKind, writer: TextWriter): boolean {
  const otherBrief = useOtherBrief(result)
  const otherAction = useOtherAction(result)
  const language = useTexts().languageOf(result.record.runId, kind) ?? locale()
  if (!writer.ok) return false
  const otherLanguage = language !== locale()
  return writer.provider.texts.varies || otherBrief || otherAction || otherLanguage
}

/** True when the brief of now is another one than the texts were written with. */
export function useOtherBrief({ record }: StoredResult): boolean {
  const now = useBrief().hash.value
  return now !== undefined && now !== (record.briefHash ?? null)
}

/** True when the texts speak of layers, and the main action of now is another one than they took. */
export function useOtherAction({ nodeId, record }: StoredResult): boolean {
  const written = useTexts().mainActionOf(record.runId)
  const now = useLayers().now.value
  const brief = useBrief().holding.value
  if (written === undefined || now.state !== 'measured') return false
  if (now.nodeId !== nodeId || now.shares.runId !== record.runId) return false
  const marked = knownLayers(now)?.mainActionId ?? null
  return isOtherAction({ marked, written }, record, now.shares, brief?.goal ?? '')
}

/** Whether texts that took one layer for the main action would take another now: to confirm what was suggested changes nothing. */
export function isOtherAction(
  { marked, written }: Record<'marked' | 'written', string | null>,
  { medium, picture }: Pick<ResultRecord, 'medium' | 'picture'>,
  { layers }: Pick<LayerShares, 'layers'>,
  goal: string
): boolean {
  if (marked === written) return false
  const suggested = judgeLayers({ medium, picture, layers, marked: null, goal }).action?.layer.id
  return (marked ?? suggested) !== (written ?? suggested)
}

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
