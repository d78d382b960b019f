import type { SideLimits } from '../../images/decode-image'
import { outcomeOf } from '../results/outcome-of'
import { timed } from '../../engine/timed'
import { inputName } from '../storage/picture-file'
import type { Bytes } from '../storage/store'
import { inputOf, type WorkContext } from '../work-context'
import type { AnalysisOutcome, AnalysisWork } from './analysis-job'
import { mapOutputs } from './map-outputs'

/** A capture is sized by the service, so only what is safe to decode bounds it, px. */
const CAPTURE_SIDES: SideLimits = { min: 1, max: 4096 }

/** Does the work of one analysis; a page is captured first. Settles as `outcomeOf` does. */
export function runAnalysis(
  work: AnalysisWork,
  signal: AbortSignal,
  context: WorkContext
): Promise<AnalysisOutcome> {
  return outcomeOf(() => analyse(work, signal, context), signal, context.report)
}

async function analyse(
  work: AnalysisWork,
  signal: AbortSignal,
  context: WorkContext
): Promise<AnalysisOutcome> {
  if (work.kind === 'picture') return look(await inputOf(work, context), work, context, signal)
  const capture = await timed('glance:capture', () => context.capturePage(work.page))
  signal.throwIfAborted()
  return look(capture, work, context, signal)
}

async function look(
  file: Bytes,
  { id, kind, medium, predictions }: AnalysisWork,
  context: WorkContext,
  signal: AbortSignal
): Promise<AnalysisOutcome> {
  const isPage = kind === 'page'
  const sides = isPage ? CAPTURE_SIDES : undefined
  const { outputs, kept } = await context.turns.take(() =>
    timed('glance:engine', () =>
      context.engine.analyse({ file, medium, predictions, sides }, signal)
    )
  )
  const image = inputName(file)
  const pictures: Record<string, Bytes> = isPage ? { [image]: file } : {}
  const named = mapOutputs(outputs, (map, name) => {
    pictures[name] = map
    return name
  })
  // All at once, so that one which fails leaves none behind.
  await context.jobs[kind].putObjects(id, pictures)
  return { status: 'success', outputs: { ...named, input: { image } }, kept }
}
