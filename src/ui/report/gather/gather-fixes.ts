import { computed, signal as createSignal } from '@preact/signals'
import type { StoredResult } from '../../../bridge'
import type { Trial } from '../../../engine/candidates/tried'
import { answerWords, earlyWords, fixesOf, namesIn } from '../../../engine/texts/advice'
import { changeWords, costWords, factWords, gainWords } from '../../../engine/texts/changes'
import { whenFalse } from '../../kit/timing'
import type { Advice } from '../../what-if/advice-store'
import { barredWords } from '../../what-if/barred-words'
import { outcomeWords, type Tried, tryTitle } from '../../what-if/try'
import { words as adviceWords } from '../../what-if/words'
import type { Fix, Making, ReportFixes, ReportFrame, ReportTools } from '../report'
import { words } from '../words'

/** Gathers changes that would help the main action of a frame; waits for the search. null where its layers are not known. */
export async function gatherFixes(
  { judged, result }: ReportFrame,
  tools: ReportTools,
  making: Making
): Promise<ReportFixes | null> {
  if (judged.state !== 'judged') return null
  const { judgement, shares } = judged
  const none = (sentence: string): ReportFixes => ({ list: [], sentences: [sentence] })
  const action = judgement.action?.layer
  if (action === undefined) return none(words().fixes.noAction)
  const early = earlyWords(judgement, action)
  if (result.record.outOfDate) return none(early ?? adviceWords().runFirst)
  const advice = await adviceOn(result, action.id, tools, making)
  if (advice?.state === 'failed') return none(words().fixes.failed(advice.error.message))
  if (advice?.state !== 'known') return none(adviceWords().runFirst)
  const answer = answerWords(judgement, action, advice.tried)
  const barred = barredWords(judgement, advice.tried)
  const tries = await tools.tries.known(result.nodeId)
  const ofRun = tries.flatMap((one) =>
    one.state === 'tried' && one.copy.of.runId === result.record.runId ? one : []
  )
  const list = fixesOf(advice.tried).map((trial): Fix => {
    const change = changeWords(trial.candidate, namesIn(judgement))
    const made = ofRun.find(({ copy }) => tryTitle(copy, shares) === change)
    return { change, facts: factsOf(trial, made) }
  })
  return { list, sentences: [...answer, barred].filter(Boolean) }
}

/** The advice about a layer, once it is known. Rejects when cancelled. */
async function adviceOn(
  result: StoredResult,
  layerId: string,
  { advice }: Pick<ReportTools, 'advice'>,
  { signal, onProgress }: Making
): Promise<Advice | null> {
  const found = advice.of(result, layerId)
  const isCancelled = createSignal(signal.aborted)
  signal.addEventListener('abort', () => (isCancelled.value = true), { once: true })
  const isLooking = computed(() => {
    if (isCancelled.value) return false
    const now = found.value
    if (now?.state === 'looking') onProgress(now.done, now.of)
    return now === null || now.state === 'looking'
  })
  await whenFalse(isLooking)
  signal.throwIfAborted()
  return found.peek()
}

/** Prefers a copy's measured cost to the estimate. */
function factsOf(trial: Trial, made: Tried | undefined): string[] {
  const say = words().fixes
  const facts = [
    ...[factWords(trial) ?? []].flat(),
    trial.outcome === 'helps' ? say.predicted(gainWords(trial)) : null,
    made ? say.real(outcomeWords(made)) : null,
    made?.loss ?? costWords(trial)
  ]
  return facts.filter((fact) => fact !== null)
}
