import { computed, type ReadonlySignal } from '@preact/signals'
import { BOARD_VARIANTS, type StoredResult } from '../../bridge'
import { judgeLayers } from '../../engine/texts/judge-layers'
import type { ErrorData } from '../../errors'
import { type LayerShares, type MainAction, toMainAction } from '../../file'
import type { ListedFrame } from '../analyse/frame-list'
import { type FrameKnown, layersIn, type LayersNow, resultIn } from '../frames/frame-known'
import type { FrameTarget } from '../run/frame-runs'
import type { CompareTools, LeftOutFrame, ReadFrame } from './comparison'
import { words } from './words'

/** One frame of a comparison: what the file has for it, or why it is left out. */
export type FrameOutcome =
  | { state: 'read'; frame: ReadFrame }
  | { state: 'leftOut'; frame: Omit<LeftOutFrame, 'reason'> & { reason: () => string } }

/** A frame to compare. */
export interface ChosenFrame {
  nodeId: string
  name: string
  /** Why it could not be analysed; it stays left out for as long as it has no other run than `runId`. */
  lost: { reason: () => string; runId: string | null } | null
}

/**
 * One frame of a comparison as the file has it. Keeps its last value while its layers are measured again, and its
 * out-of-date flag until an edited frame has been checked.
 */
export function followFrame(
  { brief, cache }: Pick<CompareTools, 'brief' | 'cache'>,
  chosen: ChosenFrame
): ReadonlySignal<FrameOutcome> {
  let last: FrameOutcome | null = null
  return computed(() => {
    const known = asSaid(cache.of(chosen.nodeId, 'checked').value, last)
    const layers = layersIn(known)
    if (last === null || layers.state !== 'measuring') {
      last = readFrame(chosen, known, layers, brief.goalOf(chosen.nodeId))
    }
    return last
  })
}

function asSaid(known: FrameKnown, last: FrameOutcome | null): FrameKnown {
  const result = resultIn(known)
  if (!known.pending || result === null || last?.state !== 'read') return known
  const { outOfDate, runId } = last.frame.record
  if (runId !== result.record.runId) return known
  const record = { ...result.record, outOfDate }
  return { ...known, read: { state: 'found', result: { ...result, record } } }
}

function readFrame(
  { nodeId, name, lost }: ChosenFrame,
  known: FrameKnown,
  layers: LayersNow,
  goal: string
): FrameOutcome {
  const leaveOut = (reason: () => string): FrameOutcome => ({
    state: 'leftOut',
    frame: { nodeId, name, reason }
  })
  const { error, read } = known
  const result = resultIn(known)
  if (lost !== null && lost.runId === (result?.record.runId ?? null)) return leaveOut(lost.reason)
  if (error !== null) return leaveOut(() => error.message)
  if (read?.state === 'broken') return leaveOut(() => read.error.message)
  if (result === null) return leaveOut(() => words().noResult)
  const mark = known.data?.mainAction ?? null
  const frame = { nodeId, name, record: result.record, shares: null, mark, suggested: null }
  return { state: 'read', frame: { ...frame, ...sharesOf(result, layers, goal) } }
}

/** A frame's attention by layer; a frame without it is compared by its scores alone. */
function sharesOf(
  result: StoredResult,
  layers: LayersNow,
  goal: string
): Pick<ReadFrame, 'why'> & Partial<ReadFrame> {
  if (!('attention' in result.record.maps)) return { why: () => words().noMap }
  if (layers.state === 'failed') return { why: () => words().unmeasured(layers.error.message) }
  if (layers.state !== 'measured') return { why: () => words().changed }
  const { shares } = layers
  if (shares.readings.attention?.method === 'unreadable') {
    return { shares, why: () => words().unreadableMap }
  }
  return { shares, why: null, suggested: suggest(result, shares, goal) }
}

/** The main action as the result's own screen suggests it, by the goal of the brief that holds for the frame. */
function suggest(
  { record: { medium, picture } }: StoredResult,
  { layers }: LayerShares,
  goal: string
): MainAction | null {
  const { action } = judgeLayers({ medium, picture, layers, marked: null, goal })
  return action && toMainAction(action.layer)
}

export function tooFew(left: number): ErrorData {
  return { code: 'too_few_to_compare', ...words().tooFew(left), sent: 'no' }
}

/** Why a frame has no result and cannot get one now. */
export function lackingReason({ state, refusal }: ComparePlan['lacking'][number]): () => string {
  const none = (): string => (state === 'broken' ? words().unreadableResult : words().noResult)
  return () => refusal?.message ?? none()
}

/** Plan of Compare for the selected frames: compare them, analyse some first, or refuse. */
export interface ComparePlan {
  frames: readonly ListedFrame[]
  /** Without a result, or out of date: analysed first. */
  send: readonly FrameTarget[]
  /** Neither has a result nor can be analysed. */
  lacking: readonly ListedFrame[]
  /** Why there is nothing to compare; null when there is. */
  obstacle: 'nothing' | 'one' | 'many' | 'unanalysed' | null
}

/** Most frames in a comparison: more cannot be compared at a glance or fit on a board. */
export const MOST_COMPARED = BOARD_VARIANTS.most

/** `mayAnalyse`: the designer may edit, and a provider is set up. */
export function planComparison(frames: readonly ListedFrame[], mayAnalyse: boolean): ComparePlan {
  const send = frames.filter((frame) => mayAnalyse && mustBeAnalysed(frame))
  const lacking = frames.filter((frame) => !hasResult(frame) && !send.includes(frame))
  return {
    frames,
    send: send.map(({ target }) => target),
    lacking,
    obstacle: obstacleOf(frames.length, frames.length - lacking.length)
  }
}

/** Whether Compare analyses a frame. Never an unreadable record: it may be of a newer version. */
function mustBeAnalysed({ state, refusal }: ListedFrame): boolean {
  return refusal === null && (state === 'none' || state === 'outOfDate')
}

function hasResult({ state }: ListedFrame): boolean {
  return state !== 'none' && state !== 'broken'
}

function obstacleOf(selected: number, comparable: number): ComparePlan['obstacle'] {
  if (selected === 0) return 'nothing'
  if (selected === 1) return 'one'
  if (selected > MOST_COMPARED) return 'many'
  return comparable < 2 ? 'unanalysed' : null
}
