import type { ResultRef, StoredResult, TriedCopy } from '../../bridge'
import type { ErrorData } from '../../errors'
import type { LayerShare, LayerShares } from '../../file'
import { pointsApart } from '../words/format-numbers'
import { quoted } from '../words/quoted'
import type { Option } from './options'
import { outcomeOf, type Standing } from './standing'
import { words } from './words'

/** A change that was asked for, from the press to its outcome. */
export interface Try {
  id: string
  /** The result that it wants to better. */
  of: ResultRef
  option: Option
  /** What to call the layer that is changed. */
  changed: string
  /** The layer that is watched, and what to call it: the main action, or what the fix is about. */
  watched: Asked['watched'] & { name: string }
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
  | { phase: 'tried'; copy: NamedCopy; result: StoredResult; after: Standing | null; kept: boolean }
  | { phase: 'gone'; copy: NamedCopy; result: StoredResult; after: Standing | null }

export type NamedCopy = TriedCopy & { name: string }

/** A result, and what shall be tried on a copy of its frame. */
export interface Asked {
  result: StoredResult
  frame: string
  shares: LayerShares
  option: Option
  watched: { layer: LayerShare; isMain: boolean }
}

/** What a try came to, in a sentence; empty while that is not known. */
export function outcomeWords({ now, before, watched }: Try): string {
  if (now.phase === 'refused' || now.phase === 'failed') return now.error.message
  if (now.phase !== 'tried') return ''
  const say = words().outcome
  const name = quoted(watched.name)
  const outcome = outcomeOf(before, now.after)
  if (outcome === 'close' || outcome === 'unknown') return say[outcome](name)
  return say[outcome](name, pointsApart(now.after?.attention ?? 0, before.attention ?? 0))
}
