import type { ResultRef, StoredResult, TriedCopy } from '../../bridge'
import type { Trial } from '../../engine/candidates/try-candidates'
import type { ErrorData } from '../../errors'
import type { LayerShare, LayerShares } from '../../file'
import { formatShare, pointsApart } from '../words/format-numbers'
import { quoted, upperFirst } from '../words/quoted'
import { isCost, outcomeOf, type Standing } from './standing'
import { words } from './words'

/** A change that was asked for, from the press to its outcome. */
export interface Try {
  id: string
  /** The result that it wants to better. */
  of: ResultRef
  /** What the change is called once it was tried. */
  title: string
  /** The main action: what to call it, and the visible part of the picture that it takes. */
  watched: { called: string; area: number }
  /** The text that may pay for it; null where there is none. */
  headline: LayerShare | null
  before: Standing
  now: TryState
}

export type TryState =
  | { phase: 'copying' }
  | { phase: 'running'; copy: NamedCopy }
  /** Nothing was made, or nothing is left of it. */
  | { phase: 'refused'; error: ErrorData }
  /** The copy is there without a result. */
  | { phase: 'failed'; copy: NamedCopy; error: ErrorData }
  | ({ phase: 'tried'; kept: boolean } & Outcome)
  | ({ phase: 'gone' } & Outcome)

interface Outcome {
  /** True where the copy was edited, and it is asked whether it may go all the same. */
  asks?: boolean
  copy: NamedCopy
  result: StoredResult
  /** The main action in the copy; null where it could not be measured. */
  after: Standing | null
  /** Attention on the headline in the copy, 0 to 1; null where that is not known. */
  headlineAfter: number | null
}

export type NamedCopy = TriedCopy & { name: string }

/** A result, and what shall be tried on a copy of its frame. */
export interface Asked {
  result: StoredResult
  frame: string
  shares: LayerShares
  trial: Trial
  /** The main action. */
  watched: LayerShare
}

/** What a try came to, in a sentence; empty while that is not known. */
export function outcomeWords({ now, before, watched }: Try): string {
  if (now.phase === 'refused' || now.phase === 'failed') return now.error.message
  if (now.phase !== 'tried') return ''
  const say = words().outcome
  const name = quoted(watched.called)
  const outcome = outcomeOf(before, now.after)
  if (outcome === 'close' || outcome === 'unknown') return say[outcome](name)
  return say[outcome](name, pointsApart(now.after?.attention ?? 0, before.attention ?? 0))
}

/** A tried change as a note for developers: what it is, the values, and what it brings. */
export function noteWords(one: Try): string {
  const changed = 'copy' in one.now ? one.now.copy.changed : null
  const values = changed === null ? [] : [`${changed.from} → ${changed.to}.`]
  return [`${upperFirst(one.title)}.`, ...values, outcomeWords(one)].join(' ')
}

/** What the headline has paid for it, in a sentence; null where that is no more than noise, or not known. */
export function paidWords({ headline, now }: Try): string | null {
  const before = headline?.attention ?? null
  if (before === null || !('headlineAfter' in now) || now.headlineAfter === null) return null
  if (!isCost(before, now.headlineAfter)) return null
  return words().cost(formatShare(before), formatShare(now.headlineAfter))
}
