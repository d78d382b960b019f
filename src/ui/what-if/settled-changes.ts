import { effect, signal } from '@preact/signals'
import type { ResultRef, StoredResult } from '../../bridge'
import { GlanceError } from '../../errors'
import type { Candidate } from '../../file'
import type { FrameTools } from '../frames/frame-cache'
import { resultIn } from '../frames/frame-known'
import type { NamedCopy, Try, TryRequest } from './try'
import { words } from './words'

/** A change that is offered no more. */
interface Settled {
  of: ResultRef
  change: Candidate
  /** False where its copy was kept instead. */
  isApplied: boolean
}

export function frameChanged(): GlanceError {
  return new GlanceError({ code: 'out_of_date', ...words().outOfDate, sent: 'no' })
}

/** The changes that were applied to frames, or whose copies were kept. */
export function createSettled({ bridge, cache }: Pick<FrameTools, 'bridge' | 'cache'>) {
  const settled = signal<readonly Settled[]>([])
  const changed = new Set<string>()

  /** Once a frame looks as it was analysed again, what was applied has been undone. */
  effect(() => {
    for (const { of } of settled.value) {
      const record = resultIn(cache.of(of.nodeId, 'result').value)?.record
      if (record?.outOfDate) changed.add(of.nodeId)
      else if (record && changed.delete(of.nodeId)) {
        settled.value = settled.value.filter((one) => !one.isApplied || one.of.nodeId !== of.nodeId)
      }
    }
  })

  function isApplied({ record }: StoredResult): boolean {
    return settled.value.some((one) => one.isApplied && one.of.runId === record.runId)
  }

  return {
    isApplied,
    has: ({ record }: StoredResult, change: Candidate): boolean =>
      settled.value.some(
        (one) =>
          one.of.runId === record.runId && JSON.stringify(one.change) === JSON.stringify(change)
      ),
    /** Makes a change in the frame itself; after one of them the frame may differ from its result. */
    async apply({ result, trial: { candidate: change } }: TryRequest): Promise<void> {
      const of = { nodeId: result.nodeId, runId: result.record.runId }
      const now = resultIn(await cache.known(of.nodeId, 'checked'))
      if (now?.record.outOfDate && !isApplied(result)) throw frameChanged()
      if ((await bridge.applyChange({ of, change })) === 'replaced') return
      settled.value = [...settled.value, { of, change, isApplied: true }]
      await cache.again(of.nodeId, 'checked')
      await bridge.notify(words().applied)
    },
    /** Makes a copy a frame of its own. */
    async keep({ change, of }: Pick<Try, 'change' | 'of'>, copy: NamedCopy): Promise<void> {
      await bridge.keepTry(copy.nodeId)
      if (change) settled.value = [...settled.value, { of, change, isApplied: false }]
      await bridge.notify(words().nowAFrame(copy.name))
    }
  }
}
