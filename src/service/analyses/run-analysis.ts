import type { LayerHint } from '../../perception'
import type { AnalysedPicture } from '../engine/engine'
import type { SideLimits } from '../images/decode-image'
import { outcomeOf } from '../results/outcome-of'
import { inTurn } from '../run/in-turn'
import { timed } from '../run/timed'
import type { WorkContext } from '../work-context'
import type { AnalysisRequest, Outcome, StoredOutputs } from './analysis-job'
import { mapOutputs } from './map-outputs'

/** A capture is sized by the service, so only what is safe to decode bounds it, px. */
const CAPTURE_SIDES: SideLimits = { min: 1, max: 4096 }

/**
 * Does the work of one analysis: that of an image in the engine's queue, where the caller has put it; a
 * page is captured first and then takes its turn. Never rejects: what goes wrong is a failed outcome.
 */
export function runAnalysis(
  request: AnalysisRequest,
  signal: AbortSignal,
  context: WorkContext
): Promise<Outcome> {
  return outcomeOf(() => analyse(request, signal, context), signal, context.report)
}

async function analyse(
  request: AnalysisRequest,
  signal: AbortSignal,
  context: WorkContext
): Promise<Outcome> {
  const { source } = request
  if (source.type === 'image') return look(source.file, request, context, signal)
  const capture = await timed('glance:capture', () => context.captures.take(source.page))
  signal.throwIfAborted()
  return inTurn(context.works, () => look(capture, request, context, signal, CAPTURE_SIDES))
}

async function look(
  file: Uint8Array<ArrayBuffer>,
  { medium, predictions }: AnalysisRequest,
  context: WorkContext,
  signal: AbortSignal,
  sides?: SideLimits
): Promise<Outcome> {
  const hints = () => hintsFor(file, context)
  const analysed = await timed('glance:engine', () =>
    context.engine.analyse({ file, medium, predictions, sides, hints }, signal)
  )
  return { status: 'success', outputs: store(file, analysed, context), kept: analysed.kept }
}

/** Stores all pictures of an analysis at once, so that one which fails leaves none behind. */
function store(
  file: Uint8Array<ArrayBuffer>,
  { format, outputs }: AnalysedPicture,
  { objects }: WorkContext
): StoredOutputs {
  return {
    input: { image: objects.put(`input.${format}`, { bytes: file, type: `image/${format}` }) },
    ...mapOutputs(outputs, (bytes, name) => objects.put(name, { bytes, type: 'image/png' }))
  }
}

/** No analysis fails for what would only have made it better. */
async function hintsFor(
  image: Uint8Array,
  { designs, report }: WorkContext
): Promise<readonly LayerHint[] | null> {
  try {
    return await designs.hintsFor(image)
  } catch (error) {
    report(error)
    return null
  }
}
