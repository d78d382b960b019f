import type { Outputs } from '../../engine/draw-outputs'
import { mapOutputs } from '../../engine/map-outputs'
import type { Measured } from '../../engine/texts/measured'
import { timed } from '../../engine/timed'
import { hasUnknownColours, OWN_SIDES } from '../../images/decode-image'
import type { AnalysisId, Medium, PredictionName, Region, ScreenshotId } from '../../interface'
import type { PageRequest } from '../pages/page-capture'
import type { FailedOutcome } from '../results/outcome-of'
import { inputName } from '../storage/picture-file'
import type { Bytes } from '../storage/store'
import { inputOf, type TaskContext } from '../task-context'

/** The input of an analysis: a picture file as sent, or a web page to capture. */
export type Source = { type: 'image'; file: Bytes } | { type: 'page'; page: PageRequest }

/** Options of an analysis. */
export interface AnalysisOptions {
  medium: Medium
  predictions: PredictionName[]
  /** Regions of interest, if any were sent. */
  regions?: readonly Region[] | undefined
}

/** A create request, checked and decoded. */
export interface AnalysisRequest extends AnalysisOptions {
  title: string
  source: Source
}

/** An analysis as a task: of a picture by its name in the job's folder, or of a page. */
export type AnalysisTask = AnalysisOptions & { id: ScreenshotId } & (
    | { kind: 'picture'; input: string }
    | { kind: 'page'; page: PageRequest }
  )

/** The outputs of the interface, with the names of pictures in the job's folder in place of links. */
export interface StoredOutputs extends Outputs<string> {
  input: { image: string }
}

/** Outcome of an analysis. */
export type Outcome = { status: 'success'; outputs: StoredOutputs } | FailedOutcome

/** The same with what texts are written from. */
export type AnalysisOutcome =
  | (Extract<Outcome, { status: 'success' }> & { facts: Measured })
  | FailedOutcome

/** One analysis under its two ids. */
export interface AnalysisJob {
  analysisId: AnalysisId
  finished: Outcome | null
}

/** Analyses a picture, or a page that is captured first. */
export async function runAnalysis(
  task: AnalysisTask,
  signal: AbortSignal,
  context: TaskContext
): Promise<AnalysisOutcome> {
  const { id, kind, medium, predictions, regions } = task
  const isPage = kind === 'page'
  const { file, isEarly = false } = isPage
    ? await timed('glance:capture', () => context.capturePage(task.page))
    : { file: await inputOf(task, context) }
  signal.throwIfAborted()
  const sides = isPage ? OWN_SIDES : undefined
  const { outputs, facts } = await context.turns.take(() =>
    timed('glance:engine', () =>
      context.engine.analyse({ file, medium, predictions, regions, sides, tries: true }, signal)
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
      ...(isEarly && { isEarly }),
      ...(hasUnknownColours(file) && { hasUnknownColours: true })
    }
  }
}
