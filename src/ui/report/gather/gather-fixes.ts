import { effect } from '@preact/signals'
import type { StoredResult } from '../../../bridge'
import type { Trial } from '../../../engine/candidates/try-candidates'
import type { LayerShare } from '../../../file'
import type { Comparison } from '../../compare/comparison'
import type { Judged } from '../../result/verdict/judge-result'
import type { Advice } from '../../what-if/advice-store'
import {
  answerWords,
  barredWords,
  earlyWords,
  fixesOf,
  isFlat,
  namesIn
} from '../../what-if/answer-words'
import { changeWords, costWords, factWords, gainWords, titleOf } from '../../what-if/change-words'
import { outcomeWords, paidWords, type Try } from '../../what-if/try'
import { words as adviceWords } from '../../what-if/words'
import type { Fix, Making, ReportFixes, ReportFrame, ReportTools } from '../report'
import { words } from '../words'
import { toDataUrl } from './gather-pictures'

type Known = Extract<Judged, { state: 'judged' }>

/**
 * Gathers changes that would help the main action of a frame, or of the best of several; waits for the search. null where
 * its layers are not known.
 */
export async function gatherFixes(
  frames: readonly ReportFrame[],
  comparison: Comparison | null,
  tools: ReportTools,
  making: Making
): Promise<ReportFixes | null> {
  const id = comparison?.verdict.winnerId ?? comparison?.baseId
  const frame = frames.find(({ nodeId }) => nodeId === id) ?? frames[0]
  if (frame?.judged.state !== 'judged') return null
  const { judged, nodeId, result } = frame
  const none = (sentence: string): ReportFixes => ({ nodeId, list: [], sentences: [sentence] })
  const action = actionOf(frame.nodeId, judged, comparison)
  if (action === null) return none(words().fixes.noAction)
  const early = earlyWords(judged.judgement, action)
  if (isFlat(judged.judgement)) return none(early ?? adviceWords().partOfPicture)
  if (result.record.outOfDate) return none(early ?? adviceWords().runFirst)
  const advice = await adviceOn(result, action.id, tools, making)
  if (advice.state === 'failed') return none(words().fixes.failed(advice.error.message))
  if (advice.state !== 'known') return none(adviceWords().runFirst)
  const tries = tools.tries.tries.value.filter(
    ({ now, of }) => of.runId === result.record.runId && 'after' in now
  )
  const fixes = fixesOf(advice.tried)
  const list = await Promise.all(fixes.map((trial) => fixOf(trial, judged, tries)))
  const barred = barredWords(judged.judgement, advice.tried)
  const answer = answerWords(judged.judgement, action, advice.tried)
  const sentences = [answer ?? '', barred].filter(Boolean)
  const others = tries.filter(
    ({ title }) => !fixes.some(({ candidate }) => titleOf(candidate, judged.shares) === title)
  )
  return { nodeId, list: [...list, ...others.map(triedAlone)], sentences }
}

/** The main action as the comparison has it, else as the frame's own result has it. */
function actionOf(
  nodeId: string,
  { judgement }: Known,
  comparison: Comparison | null
): LayerShare | null {
  const compared = comparison?.frames.find((frame) => frame.nodeId === nodeId)?.mainAction
  const id = (compared ?? judgement.action)?.layer.id
  return judgement.order.find((layer) => layer.id === id) ?? null
}

/** The advice about a layer, once it is known. Rejects when cancelled. */
function adviceOn(
  result: StoredResult,
  layerId: string,
  { advice }: Pick<ReportTools, 'advice'>,
  { signal, onProgress }: Making
): Promise<Advice> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const stopLooking = advice.look(result, layerId)
    const stopFollowing = effect(() => {
      const now = advice.of(result, layerId)
      if (now?.state === 'looking') onProgress(now.done, now.of)
      else if (now !== null) queueMicrotask(() => end(() => resolve(now)))
    })
    const cancel = (): void => end(() => reject(signal.reason as Error))
    const end = (settle: () => void): void => {
      stopFollowing()
      stopLooking()
      signal.removeEventListener('abort', cancel)
      settle()
    }
    signal.addEventListener('abort', cancel)
  })
}

async function fixOf(trial: Trial, judged: Known, tries: readonly Try[]): Promise<Fix> {
  const title = titleOf(trial.candidate, judged.shares)
  const made = tries.find((one) => one.title === title)
  const { part = null } = trial
  const after = part && (await toDataUrl(part.png))
  return {
    change: changeWords(trial.candidate, namesIn(judged.judgement)),
    facts: [
      ...[factWords(trial) ?? []].flat(),
      ...factsOf(trial.outcome === 'helps' ? gainWords(trial) : null, made, costWords(trial))
    ],
    part: part && after && { box: part.box, after: { url: after } }
  }
}

/** A fix from a copy whose change is no longer advised. */
function triedAlone(made: Try): Fix {
  return { change: made.title, facts: factsOf(null, made, null), part: null }
}

/** Prefers a copy's measured cost to the estimate. */
function factsOf(gain: string | null, made: Try | undefined, cost: string | null): string[] {
  const say = words().fixes
  const facts = [
    gain && say.predicted(gain),
    made ? say.real(outcomeWords(made)) : null,
    (made && paidWords(made)) ?? cost
  ]
  return facts.filter((fact) => fact !== null)
}
