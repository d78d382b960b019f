import { effect, signal } from '@preact/signals'
import type { ResultRef, StoredResult } from '../../bridge'
import type { Candidate } from '../../file'
import type { FrameTools } from '../frames/frame-cache'
import { resultIn } from '../frames/frame-known'

/** A change that is offered no more. */
interface Settled {
  of: ResultRef
  change: Candidate
  /** `kept`: its copy was made a frame of its own. */
  how: 'applied' | 'kept'
}

/** The changes that were applied to frames, or whose copies were kept. */
export function createSettled({ cache }: Pick<FrameTools, 'cache'>) {
  const settled = signal<readonly Settled[]>([])
  const changed = new Set<string>()

  /** Once a frame looks as it was analysed again, what was applied has been undone. */
  effect(() => {
    for (const { of } of settled.value) {
      const record = resultIn(cache.of(of.nodeId, 'result').value)?.record
      if (record?.outOfDate) changed.add(of.nodeId)
      else if (record && changed.delete(of.nodeId)) {
        settled.value = settled.value.filter(
          ({ how, of: { nodeId } }) => how === 'kept' || nodeId !== of.nodeId
        )
      }
    }
  })

  return {
    isApplied: ({ record }: StoredResult): boolean =>
      settled.value.some(({ how, of }) => how === 'applied' && of.runId === record.runId),
    has: ({ record }: StoredResult, change: Candidate): boolean =>
      settled.value.some((one) => one.of.runId === record.runId && isSame(one.change, change)),
    add: (one: Settled): void => void (settled.value = [...settled.value, one])
  }
}

/** Whether two changes of one result are the same: no two of a kind are offered for a layer. */
function isSame(one: Candidate, other: Candidate): boolean {
  return one.kind === other.kind && one.layerId === other.layerId && one.likeId === other.likeId
}
