import { computed, effect, signal } from '@preact/signals'
import { cleanLine } from '../../file'
import type { FrameTools } from '../frames/frame-cache'
import { resultIn } from '../frames/frame-known'
import { storeHook } from '../kit/store-hook'
import { whenFalse } from '../kit/timing'
import { compareWithThumbnail } from '../tools/thumbnail'
import { toErrorData } from '../../errors'
import { nameById, nameIn, titleOf, triedWords } from './change-words'
import { readOutcome, recallTries } from './recall-tries'
import { createSettled, frameChanged } from './settled-changes'
import {
  type Left,
  type NamedCopy,
  outcomeWords,
  type RankedShare,
  rankedShare,
  type Try,
  type TryRequest,
  type TryRuns,
  type TryState,
  type TryStore
} from './try'
import { words } from './words'

interface TryTools extends FrameTools {
  /** Runs of their own, so that frames can be analysed meanwhile. */
  runs: TryRuns
}

function keptEdited() {
  return { code: 'copy_edited', ...words().keptEdited, sent: 'no' } as const
}

export const useTries = storeHook<TryStore>('tries')

export function createTryStore(tools: TryTools): TryStore {
  const { bridge, cache, canEdit, errors, measure, runs } = tools
  const begun = signal<readonly Try[]>([])
  const tries = computed(() => begun.value.map((one) => ({ ...one, now: present(one.now) })))
  const cancelled = new Set<string>()
  /** Frames whose copies of earlier sessions are known. */
  const recalled = new Set<string>()
  const busy = computed(() =>
    begun.value.some(({ now: { phase } }) => phase === 'copying' || phase === 'running')
  )

  const settled = createSettled(tools)

  function find(id: string): Try | undefined {
    return begun.value.find((one) => one.id === id)
  }

  function set(id: string, now: TryState): void {
    begun.value = begun.value.map((one) => (one.id === id ? { ...one, now } : one))
  }

  function remove(id: string): void {
    cancelled.delete(id)
    begun.value = begun.value.filter((one) => one.id !== id)
  }

  async function run(
    id: string,
    { result, frame, shares, trial: { candidate: change }, watched }: TryRequest,
    before: RankedShare
  ): Promise<void> {
    const { nodeId, record } = result
    const plain = triedWords(change, (layerId) => nameById(shares, layerId))
    const copyName = words().copyName(frame, cleanLine(plain))
    const now = resultIn(await cache.known(nodeId, 'checked'))
    if (now?.record.outOfDate) throw frameChanged()
    const answer = await bridge.tryChange({
      of: { nodeId, runId: record.runId },
      change,
      followedId: watched.id,
      watched: { ...before, name: nameIn(shares, watched), area: watched.area },
      name: copyName
    })
    // Another run has placed its result, which has fixes of its own.
    if (answer === 'replaced') {
      remove(id)
      return
    }
    const copy = { ...answer, name: copyName }
    if (cancelled.has(id)) return takeBack(id, copy)
    set(id, { phase: 'running', copy })
    const { scale, thumbnail } = record.picture
    const { same } = await compareWithThumbnail({ bridge, measure }, copy.nodeId, thumbnail, scale)
    if (cancelled.has(id)) return takeBack(id, copy)
    if (same) {
      const isGone = (await bridge.discardTry(copy.nodeId)) === 'done'
      const noEffect = { code: 'no_effect', ...words().noEffect, sent: 'no' } as const
      set(id, { phase: 'refused', error: isGone ? noEffect : keptEdited() })
      return
    }
    runs.start({ id: copy.nodeId, name: copyName, medium: record.medium })
    await finish(id, copy)
  }

  /** Waits for the analysis of a copy, then says what came of it. */
  async function finish(id: string, copy: NamedCopy): Promise<void> {
    await whenFalse(runs.running)
    const ended = runs.run.value
    if (ended?.source !== copy.nodeId || ended.state === 'cancelled') return takeBack(id, copy)
    if (ended.error !== null) {
      set(id, { phase: 'failed', copy, error: ended.error })
      return
    }
    const one = find(id)
    const outcome = one === undefined ? null : await readOutcome(cache, copy, one)
    if (outcome === null || cancelled.has(id)) return takeBack(id, copy)
    set(id, { phase: 'tried', ...outcome })
  }

  /** A copy without a result may get one like any frame, or by a run that was left by an earlier session. */
  effect(() => {
    for (const one of begun.value) {
      const { id, now } = one
      if (now.phase !== 'failed' || now.error.code !== 'not_analysed') continue
      const { copy } = now
      if (resultIn(cache.of(copy.nodeId, 'result').value) === null) continue
      guard(id, async () => {
        const outcome = await readOutcome(cache, copy, one)
        if (outcome !== null && find(id)?.now === now) set(id, { phase: 'tried', ...outcome })
      })
    }
  })

  /** Removes the copy of a cancelled try, unless it was edited meanwhile. */
  async function takeBack(id: string, { nodeId }: NamedCopy): Promise<void> {
    if (!(await removeCopy(id, nodeId))) set(id, { phase: 'refused', error: keptEdited() })
  }

  async function discard(id: string, now: Left, force: boolean): Promise<void> {
    if (!(await removeCopy(id, now.copy.nodeId, force))) set(id, { ...now, asks: true })
  }

  /** False where it holds edits, and is still there. */
  async function removeCopy(id: string, nodeId: string, force = false): Promise<boolean> {
    if ((await bridge.discardTry(nodeId, { force })) !== 'done') return false
    // Its analyses leave the journal, or later sessions would fetch their results.
    if (runs.run.value?.source === nodeId) runs.dismiss()
    for (const { entry } of runs.recoveries.value) {
      if (entry.source === nodeId) runs.discard(entry)
    }
    remove(id)
    return true
  }

  /** Failures are shown in the try's own card. */
  function guard(id: string, work: () => Promise<void>): void {
    void work().catch((error: unknown) => {
      const now = find(id)?.now
      if (now === undefined) {
        errors.report(error)
        return
      }
      const described = { error: toErrorData(error) }
      if ('copy' in now) set(id, { phase: 'failed', copy: now.copy, ...described })
      else set(id, { phase: 'refused', ...described })
    })
  }

  /** A tried copy as the file has it now: it may be gone, or back. */
  function present(now: TryState): TryState {
    if (now.phase !== 'tried') return now
    const known = cache.of(now.copy.nodeId, 'result').value
    if (known.read === null && known.error === null) return now
    const result = resultIn(known)
    return result === null ? { ...now, phase: 'gone' } : { ...now, result }
  }

  return {
    tries,
    runs,
    busy,
    says: computed(() => {
      if (runs.running.value) return runs.says.value
      const [latest] = tries.value
      return latest === undefined ? '' : outcomeWords(latest)
    }),
    begin: (asked) => {
      const { result, shares, trial, watched } = asked
      const before = rankedShare(shares, result.record, [watched.id])
      if (busy.value || !canEdit || before === null) return
      const id = tools.newId()
      const asTry: Try = {
        id,
        of: { nodeId: result.nodeId, runId: result.record.runId },
        change: trial.candidate,
        title: titleOf(trial.candidate, shares),
        watched: { called: nameIn(shares, watched), area: watched.area },
        headline: shares.layers.find((layer) => layer.id === trial.headline?.id) ?? null,
        before,
        now: { phase: 'copying' }
      }
      // One refusal at a time is enough to read.
      const others = begun.value.filter(({ now }) => now.phase !== 'refused')
      begun.value = [asTry, ...others]
      guard(id, () => run(id, asked, before))
    },
    again: (id) => {
      const now = find(id)?.now
      if (now?.phase !== 'failed' || busy.value) return
      const { copy } = now
      set(id, { phase: 'running', copy })
      guard(id, async () => {
        await runs.again()
        await finish(id, copy)
      })
    },
    cancel: () => {
      for (const { id, now } of begun.value) {
        if (now.phase === 'copying' || now.phase === 'running') cancelled.add(id)
      }
      runs.cancel()
    },
    apply: (asked) => {
      if (!busy.value && canEdit) errors.guard(() => settled.apply(asked))
    },
    isApplied: settled.isApplied,
    isSettled: settled.has,
    keep: (id) => {
      const one = find(id)
      if (one?.now.phase !== 'tried' && one?.now.phase !== 'failed') return
      const { copy } = one.now
      guard(id, () => settled.keep(one, copy).then(() => remove(id)))
    },
    discard: (id, force = false) => {
      const now = find(id)?.now
      if (now?.phase === 'tried' || now?.phase === 'failed')
        guard(id, () => discard(id, now, force))
    },
    recall: (nodeId) => {
      if (recalled.has(nodeId)) return
      recalled.add(nodeId)
      errors.guard(async () => {
        const known = begun.value.flatMap(({ now }) => ('copy' in now ? [now.copy.nodeId] : []))
        const found = await recallTries(tools, nodeId, known)
        begun.value = [...begun.value, ...found]
      })
    },
    dismiss: remove
  }
}
