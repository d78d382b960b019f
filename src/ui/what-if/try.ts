import type { FoundTry, StoredResult, UnreadTry } from '../../bridge'
import { changeWords, lossWords, type NameOf } from '../../engine/texts/changes'
import { layerNames } from '../../engine/texts/names'
import { seeFromTo } from '../../engine/texts/people'
import { type Screen, shareOrder } from '../../engine/share-order'
import type { ErrorData } from '../../errors'
import type { LayerShare, LayerShares } from '../../file'
import { type LayerRank, rankIn } from '../../order/layer-order'
import { seenChanged, seenWithin } from '../../order/seen'
import { type FrameKnown, layersIn, resultIn } from '../frames/frame-known'
import { quoted } from '../words/quoted'
import { words } from './words'

/** A copy on the canvas, and what the change in it came to. */
export type Try =
  | Tried
  /** It has no result, or its mark cannot be read. */
  | { state: 'failed'; copy: FoundTry | UnreadTry; error: ErrorData }

export interface Tried {
  state: 'tried'
  copy: FoundTry
  result: StoredResult
  /** Whether the copy looks different from what was analysed. */
  isEdited: boolean
  /** How the main action fares in the frame. */
  before: LayerRank
  /** How it fares in the copy; null where it could not be measured. */
  after: LayerRank | null
  /** The headline's loss in a sentence; null where it is no more than noise, or not known. */
  loss: string | null
}

/**
 * What is known of a copy as a try; null for one that is gone or not read yet. `failure`: why its analysis has failed in
 * this session. `headline`: that of its frame, where it is known.
 */
export function readTry(
  copy: FoundTry | UnreadTry,
  known: FrameKnown,
  failure: ErrorData | null,
  headline?: LayerShare
): Try | null {
  if (known.error?.code === 'node_removed') return null
  if ('error' in copy) return { state: 'failed', copy, error: copy.error }
  const layers = layersIn(known)
  const unread = known.error ?? (layers.state === 'failed' ? layers.error : null)
  if (unread !== null) return { state: 'failed', copy, error: unread }
  if (known.read === null || layers.state === 'measuring') return null
  const result = resultIn(known)
  if (result === null) {
    const notAnalysed = { code: 'not_analysed', ...words().notAnalysed, sent: 'no' } as const
    return { state: 'failed', copy, error: failure ?? notAnalysed }
  }
  const shares = layers.state === 'measured' ? layers.shares : null
  const { seen = null, rank, level = false, below = false } = copy.watched
  return {
    state: 'tried',
    copy,
    result,
    // Until its picture is compared, it only may be.
    isEdited: result.record.outOfDate && !known.pending,
    before: { seen, rank, level, below },
    after: shares && afterOf(copy, shares, result.record),
    loss: headline && shares ? lossOf(headline, shares) : null
  }
}

/** Outcome of a try in a sentence. */
export function outcomeWords(one: Try): string {
  if (one.state === 'failed') return one.error.message
  const say = words().outcome
  const { before, after, copy } = one
  const name = quoted(copy.watched.name)
  const outcome = outcomeOf(one)
  if (outcome === 'close' || outcome === 'unknown') return say[outcome](name)
  return say[outcome](seeFromTo(before.seen ?? 0, after?.seen ?? 0, name))
}

/** Why the outcome no longer holds for the shown result; null where it does. */
export function lapseWords(
  { copy, isEdited }: Pick<Tried, 'copy' | 'isEdited'>,
  { record }: Pick<StoredResult, 'record'>
): string | null {
  if (isEdited) return words().edited
  if (record.runId !== copy.of.runId) return words().earlier
  return record.outOfDate ? words().original : null
}

/** The change in a copy with the names of its frame’s layers, else what the copy is called. */
export function tryTitle(copy: FoundTry | UnreadTry, shares: LayerShares | null): string {
  if ('error' in copy || copy.change === null || shares === null) return copy.name
  return changeWords(copy.change, namesOf(shares, 'said'))
}

/** Names of a result’s layers, in sentences or in rows. */
export function namesOf({ layers }: LayerShares, form: 'said' | 'row'): NameOf {
  const names = layerNames(layers)
  return (id) => {
    const layer = layers.find((one) => one.id === id)
    return layer === undefined ? null : names.get(layer)![form]
  }
}

/** Largest area ratio at which a parent may stand in for the layer. */
const ALIKE = 1.5

/**
 * How the main action fares in a copy. Once changed, it may be one thing with what holds it, which stands for it where it
 * takes hardly more of the picture. null where neither was measured.
 */
export function afterOf(
  { followedIds, watched }: Pick<FoundTry, 'followedIds' | 'watched'>,
  { layers }: Pick<LayerShares, 'layers'>,
  screen: Screen
): LayerRank | null {
  const [layer] = followedIds.flatMap((id) => layers.find((one) => one.id === id) ?? [])
  if (layer === undefined) return null
  if (layer.id !== followedIds[0] && layer.area > ALIKE * watched.area) return null
  return rankIn(shareOrder(layers, screen), layer)
}

/** A headline's loss in a copy, where it is most likely what looks the same: ids differ. */
function lossOf(headline: LayerShare, { layers }: LayerShares): string | null {
  const { name, label, kind } = headline
  const same = layers.find((one) => one.name === name && one.label === label && one.kind === kind)
  return same === undefined ? null : lossWords(seenWithin(headline), seenWithin(same))
}

type BeforeAfter = Pick<Tried, 'before' | 'after'>

/** `close` where the difference is no more than noise. */
export function outcomeOf(one: BeforeAfter): 'better' | 'worse' | 'close' | 'unknown' {
  const gain = gainOf(one)
  if (gain === null) return 'unknown'
  if (!seenChanged(one.before.seen!, one.after!.seen!)) return 'close'
  return gain > 0 ? 'better' : 'worse'
}

function gainOf({ before, after }: BeforeAfter): number | null {
  if (before.seen === null || after === null || after.seen === null) return null
  return after.seen - before.seen
}

/** Order of tries by their gain; failed ones are on top. */
export function bestFirst(one: Try, other: Try): number {
  const place = (of: Try): number => (of.state === 'failed' ? Infinity : (gainOf(of) ?? -1))
  return place(other) - place(one)
}
