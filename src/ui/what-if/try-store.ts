import { computed, signal } from '@preact/signals'
import type { FoundTry, StoredResult, UnreadTry } from '../../bridge'
import type { Trial } from '../../engine/candidates/tried'
import { shareOrder } from '../../engine/share-order'
import { changeWords } from '../../engine/texts/changes'
import { GlanceError } from '../../errors'
import { type Candidate, cleanLine, type LayerShare, type LayerShares } from '../../file'
import { rankIn } from '../../order/layer-order'
import type { FrameTools } from '../frames/frame-cache'
import { resultIn } from '../frames/frame-known'
import { storeHook } from '../kit/store-hook'
import { whenFalse } from '../kit/timing'
import type { FrameTarget } from '../run/frame-runs'
import type { RunStore } from '../run/runs'
import { compareWithThumbnail } from '../tools/thumbnail'
import { namesOf, outcomeWords, readTry, type Try } from './try'
import { words } from './words'

/** A result, and what shall be tried on a copy of its frame. */
export interface TryRequest {
  result: StoredResult
  frame: string
  shares: LayerShares
  trial: Trial
  /** The main action. */
  watched: LayerShare
}

type Copy = FoundTry | UnreadTry

/** A change that is being tried. */
interface Underway {
  /** The frame that it is for. */
  nodeId: string
  /** The change in words. */
  title: string
}

interface TryTools extends FrameTools {
  /** Analyses one copy after the other, so that frames can be analysed meanwhile. */
  runs: RunStore & { start: (copy: FrameTarget) => void }
}

export type TryStore = ReturnType<typeof createTryStore>

export const useTries = storeHook<TryStore>('tries')

/**
 * Tries changes on copies, one at a time. What a try came to is not kept but read from its copy on the canvas, so that it
 * holds in later sessions, after an undo and for a teammate's copy.
 */
export function createTryStore(tools: TryTools) {
  const { bridge, cache, canEdit, errors, runs } = tools
  /** The copies of frames, by the frame's id. */
  const copies = signal<ReadonlyMap<string, readonly Copy[]>>(new Map())
  /** The headline of its frame, for each copy made since the panel opened. */
  const headlines = new Map<string, LayerShare | undefined>()
  /** The copy whose analysis is about to begin. */
  let next: string | null = null
  const underway = signal<Underway | null>(null)
  const applying = signal(false)
  const busy = computed(() => underway.value !== null || applying.value)
  /** What came of the latest try, for screen readers. */
  const said = signal('')
  /** Changes that are offered no more, since their copy is a frame of its own. */
  const kept = signal<ReadonlySet<string>>(new Set())
  let cancelling = new AbortController()

  async function read(nodeId: string): Promise<void> {
    copies.value = new Map(copies.value).set(nodeId, await bridge.readTries(nodeId))
  }

  /** What came of a copy; null for one that is gone, on its way or not read yet. */
  function tryOf(copy: Copy): Try | null {
    const { nodeId } = copy
    const run = runs.run.value?.source === nodeId ? runs.run.value : null
    if (nodeId === next || run?.state === 'running') return null
    // Its picture is compared only where it may differ: an export holds up the editor.
    const need = cache.isOutOfDate(nodeId) ? 'checked' : 'layers'
    return readTry(copy, cache.of(nodeId, need).value, run?.error ?? null, headlines.get(nodeId))
  }

  function triesOf(nodeId: string): Try[] {
    return (copies.value.get(nodeId) ?? []).flatMap((copy) => tryOf(copy) ?? [])
  }

  /** Does what the designer waits for, and says what came of the copy; to cancel it is no failure. */
  async function during(
    what: Underway,
    work: (signal: AbortSignal) => Promise<Copy | null>
  ): Promise<void> {
    cancelling = new AbortController()
    const { signal } = cancelling
    underway.value = what
    said.value = ''
    try {
      const copy = await work(signal)
      const one = copy && tryOf(copy)
      if (one !== null) said.value = outcomeWords(one)
    } catch (error) {
      if (!signal.aborted) errors.report(error)
    }
    underway.value = null
  }

  async function tryOnCopy(asked: TryRequest, signal: AbortSignal): Promise<Copy | null> {
    const { frame, result, shares, trial, watched } = asked
    const { nodeId, record } = result
    if (await isOutOfDate(nodeId)) throw frameChanged()
    const nameOf = namesOf(shares, 'row')
    const { area, attention, id } = watched
    const rank = rankIn(shareOrder(shares.layers, record), watched)
    const copy = await bridge.tryChange({
      of: { nodeId, runId: record.runId },
      change: trial.candidate,
      followedId: id,
      watched: { ...rank, name: nameOf(id) ?? watched.name, attention, area },
      name: words().copyName(frame, cleanLine(changeWords(trial.candidate, nameOf)))
    })
    // Another run has placed its result, which has fixes of its own.
    if (copy === 'replaced') return null
    const headline = shares.layers.find((layer) => layer.id === trial.headline?.id)
    headlines.set(copy.nodeId, headline)
    next = copy.nodeId
    const { scale, thumbnail } = record.picture
    try {
      signal.throwIfAborted()
      const { same } = await compareWithThumbnail(tools, copy.nodeId, thumbnail, scale)
      signal.throwIfAborted()
      if (same) throw new GlanceError({ code: 'no_effect', ...words().noEffect, sent: 'no' })
    } catch (error) {
      next = null
      await remove(copy)
      throw error
    }
    runs.start({ id: copy.nodeId, name: copy.name, medium: record.medium })
    next = null
    await read(nodeId)
    return ended(copy)
  }

  /** Waits for the analysis of a copy; a cancelled one takes the copy along. */
  async function ended(copy: Copy): Promise<Copy | null> {
    await whenFalse(runs.running)
    const run = runs.run.value
    if (run?.source !== copy.nodeId || run.state === 'cancelled') return remove(copy)
    await cache.known(copy.nodeId, 'layers')
    return copy
  }

  async function remove({ nodeId }: Copy): Promise<null> {
    await bridge.discardTry(nodeId)
    // Its analyses leave the journal, or later sessions would fetch their results.
    if (runs.run.value?.source === nodeId) runs.dismiss()
    for (const { entry } of runs.recoveries.value) {
      if (entry.source === nodeId) runs.discard(entry)
    }
    cache.changed(nodeId, null)
    return null
  }

  async function isOutOfDate(nodeId: string): Promise<boolean> {
    return resultIn(await cache.known(nodeId, 'checked'))?.record.outOfDate === true
  }

  return {
    underway,
    /** The copies of a frame that are on the canvas, each with what its change came to. */
    of: triesOf,
    /** The same once all is read. */
    known: async (nodeId: string): Promise<Try[]> => {
      await read(nodeId)
      const found = copies.value.get(nodeId) ?? []
      await Promise.all(found.map((copy) => cache.known(copy.nodeId, 'layers')))
      return triesOf(nodeId)
    },
    /** Finds the copies of a frame, also those of earlier sessions. */
    recall: (nodeId: string) => errors.guard(() => read(nodeId)),
    runs,
    busy,
    /** The sentence for screen readers. */
    says: computed(() => (runs.running.value ? runs.says.value : said.value)),
    begin: (asked: TryRequest): void => {
      if (busy.value || !canEdit) return
      const { result, shares, trial } = asked
      const title = changeWords(trial.candidate, namesOf(shares, 'said'))
      void during({ nodeId: result.nodeId, title }, (signal) => tryOnCopy(asked, signal))
    },
    /** Goes on with a copy whose analysis failed. */
    again: (copy: Copy, title: string): void => {
      if (busy.value) return
      void during({ nodeId: copy.of.nodeId, title }, async () => {
        await runs.again()
        return ended(copy)
      })
    },
    cancel: (): void => {
      cancelling.abort(new DOMException('Cancelled.', 'AbortError'))
      runs.cancel()
    },
    /** Makes a change in the frame itself, whose result is out of date from then on. */
    apply: ({ result, trial: { candidate: change } }: TryRequest): void => {
      if (busy.value || !canEdit) return
      const of = { nodeId: result.nodeId, runId: result.record.runId }
      const applyNow = async (): Promise<void> => {
        if (await isOutOfDate(of.nodeId)) throw frameChanged()
        if ((await bridge.applyChange({ of, change })) === 'replaced') return
        cache.edited(of.nodeId)
        await bridge.notify(words().applied)
      }
      applying.value = true
      errors.guard(() => applyNow().finally(() => (applying.value = false)))
    },
    /** Whether the copy of a change was kept, so that it is offered no more. */
    isKept: ({ record }: StoredResult, change: Candidate): boolean =>
      kept.value.has(keyOf(record.runId, change)),
    /** Makes a copy a frame of its own. */
    keep: (copy: Copy): void =>
      errors.guard(async () => {
        await bridge.keepTry(copy.nodeId)
        if (!('error' in copy) && copy.change !== null)
          kept.value = new Set(kept.value).add(keyOf(copy.of.runId, copy.change))
        await read(copy.of.nodeId)
        await bridge.notify(words().nowAFrame(copy.name))
      }),
    /** Removes a copy with its result and all edits, in one undo step. */
    discard: (copy: Copy): void =>
      errors.guard(async () => {
        await remove(copy)
        await bridge.notify(words().discarded)
      })
  }
}

function frameChanged(): GlanceError {
  return new GlanceError({ code: 'out_of_date', ...words().outOfDate, sent: 'no' })
}

/** Tells changes apart: no two of a kind are offered for a layer of a run. */
function keyOf(runId: string, { kind, layerId, likeId }: Candidate): string {
  return [runId, kind, layerId, likeId].join(' ')
}
