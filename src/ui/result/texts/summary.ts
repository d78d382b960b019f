import { useMemo } from 'preact/hooks'
import type { StoredResult } from '../../../bridge'
import { summarise } from '../../../engine/texts/summarise'
import type { Brief } from '../../../file'
import { locale } from '../../../language'
import { useBrief } from '../../brief/brief-store'
import { useFrameCache } from '../../frames/frame-cache'
import { layersIn, type LayersNow } from '../../frames/frame-known'
import { judgeResult } from '../verdict/judge-result'

/**
 * The summary of an on-device result as Markdown, computed from the file's data; undefined while its layers are measured.
 * Results of versions without that data have the text stored then, or none.
 */
export function useSummary(result: StoredResult): string | null | undefined {
  const layers = layersIn(useFrameCache().of(result.nodeId, 'layers').value)
  const brief = useBrief().briefOf(result.nodeId)
  // Sentences follow the current language.
  return useMemo(() => summaryOf(result, layers, brief), [result, layers, brief, locale()])
}

/** Computes the summary from a result, its layers and its brief. */
export function summaryOf(
  { record, texts }: StoredResult,
  layers: LayersNow,
  brief: Brief | null
): string | null | undefined {
  const { facts } = record
  if (facts === undefined) return texts.summary
  if (layers.state === 'measuring') return undefined
  const judged = judgeResult(record, layers, brief?.goal ?? '')
  return summarise(facts, record, judged.state === 'judged' ? judged.judgement : null)
}
