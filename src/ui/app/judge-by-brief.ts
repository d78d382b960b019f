import type { StoredResult } from '../../bridge'
import type { BriefStore } from '../brief/brief-store'
import type { LayersNow } from '../frames/frame-known'
import { type Judged, judgeResult } from '../result/verdict/judge-result'

/** How the layers of a result fare by the brief that holds for its frame. Rejects when that cannot be read. */
export async function judgeByBrief(
  brief: Pick<BriefStore, 'briefFor'>,
  { nodeId, record }: Pick<StoredResult, 'nodeId' | 'record'>,
  layers: LayersNow
): Promise<Judged> {
  const goal = (await brief.briefFor(nodeId))?.goal ?? ''
  return judgeResult(record, layers, goal)
}
