import { computed, type ReadonlySignal, signal } from '@preact/signals'
import { layerNames } from '../../engine/order/layer-names'
import { cleanLine, type LayerShare, type LayerShares } from '../../file'
import type { FrameCache } from '../frames/frame-cache'
import { layersIn, resultIn } from '../frames/frame-known'
import { storeHook } from '../kit/store-hook'
import { whenFalse } from '../kit/timing/when-false'
import type { FrameTarget } from '../run/export-frame'
import type { RunStore } from '../run/run-store'
import type { PanelTools } from '../tools/panel-tools'
import { lookAgain } from '../tools/thumbnail'
import { GlanceError, toErrorData } from '../../errors'
import { standingOf } from './standing'
import { type Asked, type NamedCopy, outcomeWords, type Try, type TryState } from './try'
import { words } from './words'

export interface TryStore {
  /** Newest first. */
  tries: ReadonlySignal<readonly Try[]>
  /** The analyses of the copies, one at a time. */
  runs: TryRuns
  busy: ReadonlySignal<boolean>
  /** What screen readers are told. */
  says: ReadonlySignal<string>
  begin: (asked: Asked) => void
  /** Goes on with a copy whose analysis failed. */
  again: (id: string) => void
  cancel: () => void
  keep: (id: string) => void
  /** Removes the copy with all that belongs to it, and the try from the list. */
  discard: (id: string) => void
  /** Takes a try off the list and leaves the canvas as it is. */
  dismiss: (id: string) => void
}

/** Analyses one copy after the other. */
interface TryRuns extends RunStore {
  start: (copy: FrameTarget) => void
}

interface TryTools extends Pick<PanelTools, 'bridge' | 'canEdit' | 'errors' | 'measure' | 'newId'> {
  cache: FrameCache
  /** Runs of their own, so that frames can be analysed meanwhile. */
  runs: TryRuns
}

export const useTries = storeHook<TryStore>('tries')

export function createTryStore(tools: TryTools): TryStore {
  const { bridge, cache, canEdit, errors, measure, runs } = tools
  const begun = signal<readonly Try[]>([])
  const tries = computed(() => begun.value.map((one) => ({ ...one, now: present(one.now) })))
  const cancelled = new Set<string>()
  const busy = computed(() =>
    begun.value.some(({ now: { phase } }) => phase === 'copying' || phase === 'running')
  )

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

  async function run(id: string, { result, frame, shares, option, watched }: Asked): Promise<void> {
    const { nodeId, record } = result
    const { kind, layer, like } = option
    const changed = nameIn(shares, layer)
    const copyName = words().copyName(frame, words().tried[kind](cleanLine(changed)))
    const answer = await bridge.tryChange({
      of: { nodeId, runId: record.runId },
      kind,
      layerId: layer.id,
      likeId: like?.id ?? null,
      followedId: watched.layer.id,
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
    const { same } = await lookAgain({ bridge, measure }, copy.nodeId, record.picture.thumbnail)
    if (cancelled.has(id)) return takeBack(id, copy)
    if (same) {
      await bridge.discardTry(copy.nodeId)
      set(id, {
        phase: 'refused',
        error: { code: 'no_effect', ...words().noEffect, sent: 'no' }
      })
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
    const known = await cache.known(copy.nodeId, 'layers')
    const result = resultIn(known)
    if (known.error !== null) throw new GlanceError(known.error)
    if (result === null) return takeBack(id, copy)
    const layers = layersIn(known)
    if (layers.state === 'failed') throw new GlanceError(layers.error)
    const after =
      layers.state === 'measured'
        ? standingOf(layers.shares, result.record, copy.followedIds, find(id)?.watched.layer.area)
        : null
    if (cancelled.has(id)) return takeBack(id, copy)
    set(id, { phase: 'tried', copy, result, after, kept: false })
  }

  async function takeBack(id: string, { nodeId }: NamedCopy): Promise<void> {
    remove(id)
    await bridge.discardTry(nodeId)
  }

  /** What goes wrong is told where the try is. */
  function guard(id: string, work: () => Promise<void>): void {
    void work().catch((error: unknown) => {
      const now = find(id)?.now
      if (now === undefined) {
        errors.report(error)
        return
      }
      const described = toErrorData(error)
      set(
        id,
        'copy' in now
          ? { phase: 'failed', copy: now.copy, error: described }
          : { phase: 'refused', error: described }
      )
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
      const { result, shares, watched, option } = asked
      const before = standingOf(shares, result.record, [watched.layer.id])
      if (busy.value || !canEdit || before === null) return
      const id = tools.newId()
      const of = { nodeId: result.nodeId, runId: result.record.runId }
      const asTry: Try = {
        id,
        of,
        option,
        changed: nameIn(shares, option.layer),
        watched: { ...watched, name: nameIn(shares, watched.layer) },
        before,
        now: { phase: 'copying' }
      }
      begun.value = [asTry, ...begun.value]
      guard(id, () => run(id, asked))
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
    keep: (id) => {
      const now = find(id)?.now
      if (now?.phase === 'tried') set(id, { ...now, kept: true })
    },
    discard: (id) => {
      const now = find(id)?.now
      if (now !== undefined && 'copy' in now) guard(id, () => takeBack(id, now.copy))
    },
    dismiss: remove
  }
}

function nameIn({ layers }: LayerShares, layer: LayerShare): string {
  return layerNames(layers).get(layer) ?? layer.name
}
