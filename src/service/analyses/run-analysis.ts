import { hasUnknownColours, type SideLimits } from '../../images/decode-image'
import { timed } from '../../engine/timed'
import { inputName } from '../storage/picture-file'
import type { Bytes } from '../storage/store'
import { inputOf, type WorkContext } from '../work-context'
import type { AnalysisOutcome, AnalysisWork } from './analysis-job'
import { mapOutputs } from '../../engine/map-outputs'

/** A capture is sized by the service, so only what is safe to decode bounds it, px. */
const CAPTURE_SIDES: SideLimits = { min: 1, max: 4096 }

/** Analyses a picture, or a page that is captured first. */
export async function runAnalysis(
  work: AnalysisWork,
  signal: AbortSignal,
  context: WorkContext
): Promise<AnalysisOutcome> {
  const { id, kind, medium, predictions, regions } = work
  const isPage = kind === 'page'
  const captured = { isEarly: false }
  const onEarly = (): void => void (captured.isEarly = true)
  const file = isPage
    ? await timed('glance:capture', () => context.capturePage(work.page, onEarly))
    : await inputOf(work, context)
  signal.throwIfAborted()
  const sides = isPage ? CAPTURE_SIDES : undefined
  const { outputs, facts } = await context.turns.take(() =>
    timed('glance:engine', () =>
      context.engine.analyse({ file, medium, predictions, regions, sides }, signal)
    )
  )
  const image = inputName(file)
  const pictures: Record<string, Bytes> = isPage ? { [image]: file } : {}
  const named = mapOutputs(outputs, (map, name) => {
    pictures[name] = map
    return name
  })
  // All at once: if one fails, none is left behind.
  await context.jobs[kind].putObjects(id, pictures)
  return {
    status: 'success',
    outputs: { ...named, input: { image } },
    facts: {
      ...facts,
      ...(captured.isEarly && captured),
      ...(hasUnknownColours(file) && { hasUnknownColours: true })
    }
  }
}
