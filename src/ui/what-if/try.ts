import type { ReadonlySignal } from '@preact/signals'
import type { ResultRef, StoredResult, TriedCopy } from '../../bridge'
import type { Trial } from '../../engine/candidates/try-candidates'
import { type LayerRank as Place, rankIn } from '../../order/layer-order'
import { seenChanged, seenWithin } from '../../order/seen'
import { type Screen, shareOrder } from '../../engine/share-order'
import { seeFromTo, seenPercent } from '../../engine/texts/people'
import type { ErrorData } from '../../errors'
import type { Candidate, LayerShare, LayerShares } from '../../file'
import type { FrameTarget } from '../run/frame-runs'
import type { RunStore } from '../run/runs'
import { quoted } from '../words/quoted'
import { words } from './words'

/** A requested change, from the press to its outcome. */
export interface Try {
  id: string
  /** The result that it wants to better. */
  of: ResultRef
  /** null for a kind of change that earlier versions tried. */
  change: Candidate | null
  /** The tried change in words. */
  title: string
  /** The main action: what to call it, and the visible part of the picture that it takes. */
  watched: { called: string; area: number }
  /** The headline, which may lose to it; null where there is none. */
  headline: LayerShare | null
  before: RankedShare
  now: TryState
}

export type TryState =
  | { phase: 'copying' }
  | { phase: 'running'; copy: NamedCopy }
  /** Nothing was made, or nothing is left of it. */
  | { phase: 'refused'; error: ErrorData }
  /** The copy is there without a result. */
  | { phase: 'failed'; copy: NamedCopy; error: ErrorData; asks?: boolean }
  | ({ phase: 'tried' } & TriedOutcome)
  | ({ phase: 'gone' } & TriedOutcome)

/** A try that has ended and whose copy is on the canvas. */
export type Left = Extract<TryState, { phase: 'tried' | 'failed' }>

export interface TriedOutcome {
  /** True where the copy was edited and the designer has to confirm its removal. */
  asks?: boolean
  copy: NamedCopy
  result: StoredResult
  /** The main action in the copy; null where it could not be measured. */
  after: RankedShare | null
  /** The part of the viewers who see the headline in the copy, 0 to 1; null where that is not known. */
  headlineAfter: number | null
}

export type NamedCopy = TriedCopy & { name: string }

/** A result, and what shall be tried on a copy of its frame. */
export interface TryRequest {
  result: StoredResult
  frame: string
  shares: LayerShares
  trial: Trial
  /** The main action. */
  watched: LayerShare
}

export interface TryStore {
  /** Newest first. */
  tries: ReadonlySignal<readonly Try[]>
  /** The analyses of the copies, one at a time. */
  runs: TryRuns
  busy: ReadonlySignal<boolean>
  /** The sentence for screen readers. */
  says: ReadonlySignal<string>
  begin: (asked: TryRequest) => void
  /** Makes a change in the frame itself. */
  apply: (asked: TryRequest) => void
  /** Whether a change was applied to a result's frame, and not undone since. */
  isApplied: (result: StoredResult) => boolean
  /** Whether a change was applied, or its copy kept: it is offered no more. */
  isSettled: (result: StoredResult, change: Candidate) => boolean
  /** Goes on with a copy whose analysis failed. */
  again: (id: string) => void
  cancel: () => void
  /** Makes the copy a frame of its own, and takes the try from the list. */
  keep: (id: string) => void
  /**
   * Removes the copy with its result, and the try from the list. Asks first if it was edited, unless
   * `force` is true.
   */
  discard: (id: string, force?: boolean) => void
  /** Finds the copies of a frame that an earlier session has left on the canvas. */
  recall: (nodeId: string) => void
  /** Takes a try off the list and leaves the canvas as it is. */
  dismiss: (id: string) => void
}

/** Analyses one copy after the other. */
export interface TryRuns extends RunStore {
  start: (copy: FrameTarget) => void
}

/** Outcome of a try in a sentence; empty while that is not known. */
export function outcomeWords({ now, before, watched }: Try): string {
  if (now.phase === 'refused' || now.phase === 'failed') return now.error.message
  if (now.phase !== 'tried') return ''
  const say = words().outcome
  const name = quoted(watched.called)
  const outcome = outcomeOf(before, now.after)
  if (outcome === 'close' || outcome === 'unknown') return say[outcome](name)
  return say[outcome](seeFromTo(before.seen ?? 0, now.after?.seen ?? 0, name))
}

/** Why the outcome no longer holds for the shown result; null where it does. */
export function lapseWords(
  now: Extract<TryState, TriedOutcome>,
  runId: string,
  { record }: Pick<StoredResult, 'record'>
): string | null {
  if (now.phase === 'gone') return words().gone
  if (now.result.record.outOfDate) return words().edited
  if (record.runId !== runId) return words().earlier
  return record.outOfDate ? words().original : null
}

/** The headline's loss on a copy in a sentence; null where it is no more than noise, or not known. */
export function paidWords({ headline, now }: Try): string | null {
  const after = 'headlineAfter' in now ? now.headlineAfter : null
  return headline && lossWords(seenWithin(headline), after)
}

/** The loss of a headline in a sentence, by the parts of the viewers who see it; null where it is no more than noise. */
export function lossWords(before: number | null, after: number | null): string | null {
  if (before === null || after === null || after >= before || !seenChanged(before, after))
    return null
  return words().cost(seenPercent(before), seenPercent(after))
}

/** How a layer fares in one result. */
export interface RankedShare extends Place {
  /** Part of the whole, 0 to 1; null where it is not known. */
  attention: number | null
}

/** Largest area ratio at which a parent may stand in for the layer. */
const ALIKE = 1.5

/**
 * How a layer fares: the first of some ids that was measured. With less beside it, it may have become one thing with
 * what holds it, which stands for it where it takes hardly more than `area`, a part of the picture. Else null.
 */
export function rankedShare(
  { layers }: Pick<LayerShares, 'layers'>,
  screen: Screen,
  ids: readonly string[],
  area = 1
): RankedShare | null {
  const [layer] = ids.flatMap((id) => layers.find((one) => one.id === id) ?? [])
  if (layer === undefined) return null
  if (layer.id !== ids[0] && layer.area > ALIKE * area) return null
  return { attention: layer.attention, ...rankIn(shareOrder(layers, screen), layer) }
}

/** `close` where the difference is no more than noise. */
type Outcome = 'better' | 'worse' | 'close' | 'unknown'

export function outcomeOf(before: RankedShare, after: RankedShare | null): Outcome {
  const [was, is] = [before.seen, after?.seen ?? null]
  if (was === null || is === null) return 'unknown'
  if (!seenChanged(was, is)) return 'close'
  return is > was ? 'better' : 'worse'
}

/** Order of tries by their gain; unfinished and failed ones are on top. */
export function bestFirst(one: Try, other: Try): number {
  return gain(other) - gain(one)
}

function gain({ before, now }: Try): number {
  if (!('after' in now)) return Infinity
  const after = now.after?.seen ?? null
  return before.seen === null || after === null ? -1 : after - before.seen
}

/** Whether a layer of a copy is most likely that of the frame: ids differ. */
export function isAlike(one: LayerShare, other: LayerShare): boolean {
  return one.name === other.name && one.label === other.label && one.kind === other.kind
}
