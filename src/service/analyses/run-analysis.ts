import { type LayerHint, perceive } from '../../perception'
import { decodeImage, type SideLimits } from '../images/decode-image'
import { readImageHeader } from '../images/image-header'
import { refuseBlank } from '../images/refuse-blank'
import { outcomeOf } from '../results/outcome-of'
import { inTurn } from '../run/in-turn'
import { type Run, stoppable } from '../run/stoppable'
import { timed } from '../run/timed'
import type { StoredObject } from '../storage/object-store'
import { keptOf } from '../texts/measured'
import type { WorkContext } from '../work-context'
import type { AnalysisRequest, Outcome } from './analysis-job'
import { drawOutputs } from './draw-outputs'

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
  const run = stoppable(context.drive, signal)
  if (source.type === 'image') return look(source.file, request, context, run)
  const capture = await timed('glance:capture', () => context.captures.take(source.page))
  signal.throwIfAborted()
  return inTurn(context.works, () => look(capture, request, context, run, CAPTURE_SIDES))
}

async function look(
  image: Uint8Array<ArrayBuffer>,
  { medium, predictions }: AnalysisRequest,
  context: WorkContext,
  run: Run,
  sides?: SideLimits
): Promise<Outcome> {
  // While the browser unpacks the picture, there is time to look up what is known of it.
  const known = hintsFor(image, context)
  const pixels = await timed('glance:decode', () => decodeImage(image, context.codec, sides))
  refuseBlank(pixels)
  const hints = await known
  const perception = await timed('glance:perceive', () => run(perceive(pixels, { medium, hints })))
  const { format } = readImageHeader(image)
  const kept: string[] = []
  const keep = (name: string, object: StoredObject): string => {
    const path = context.objects.put(name, object)
    kept.push(path)
    return path
  }
  try {
    const input = { image: keep(`input.${format}`, { bytes: image, type: `image/${format}` }) }
    const maps = await timed('glance:draw', () =>
      drawOutputs(predictions, perception, run, (name, bytes) =>
        keep(name, { bytes, type: 'image/png' })
      )
    )
    return { status: 'success', outputs: { ...maps, input }, kept: keptOf(pixels, perception) }
  } catch (error) {
    // Nobody will ever ask for the pictures of an analysis that failed half-way.
    kept.forEach((path) => context.objects.drop(path))
    throw error
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
