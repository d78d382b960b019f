import { parse } from 'valibot'
import { GlanceError } from '../../bridge'
import type { KeptImage } from '../../file'
import { type AnalysisOutputs, type FinishedAnalysis, screenshotIdSchema } from '../../interface'
import { abortable } from '../kit/timing/abortable'
import { type CollectedMaps, collectMaps } from '../run/collect-maps'
import { mapAddresses } from '../run/map-addresses'
import type { AcceptedEntry, TaskContext } from '../run/task/task-store-types'
import type { PanelTools } from '../tools/panel-tools'
import type { PagePhase } from './page-phases'

/** A captured page whose pictures have all been given to the file. */
export interface FetchedPage {
  analysis: FinishedAnalysis
  capture: KeptImage
  /** Px of the capture as the service sent it. */
  size: { width: number; height: number }
  maps: CollectedMaps
}

/** Waits for a page and downloads its capture and its maps, all at once. */
export async function fetchPage(
  tools: Pick<PanelTools, 'bridge' | 'convert'>,
  context: TaskContext<PagePhase>,
  entry: AcceptedEntry
): Promise<FetchedPage> {
  const { provider, signal } = context
  context.enter('capturing')
  const id = parse(screenshotIdSchema, entry.serviceId)
  const analysis = await provider.client.analyses.wait(id, { signal })
  context.enter('downloading')
  const link = analysis.outputs.input?.image
  if (link === undefined) throw captureMissing()
  const arrived = progress(context, analysis.outputs)
  const [{ capture, size }, maps] = await Promise.all([
    keepCapture(tools, context, link).finally(arrived),
    collectMaps(
      {
        tools: { ...tools, provider },
        signal,
        // Kept or missing: one less to wait for.
        emit: ({ type }) => {
          if (type === 'mapKept' || type === 'mapMissing') arrived()
        }
      },
      entry.taskId,
      analysis.outputs
    )
  ])
  return { analysis, capture, size, maps }
}

async function keepCapture(
  { bridge, convert }: Pick<PanelTools, 'bridge' | 'convert'>,
  { id, provider, signal }: TaskContext<PagePhase>,
  link: string
): Promise<Pick<FetchedPage, 'capture' | 'size'>> {
  const image = await provider.client.download(link, { signal })
  const bytes = await convert(image)
  const capture = await abortable(bridge.keepImage(id, 'the capture', bytes), signal)
  return { capture, size: { width: image.width, height: image.height } }
}

/** Counts what has arrived of the capture and the maps. */
function progress(context: TaskContext<PagePhase>, outputs: AnalysisOutputs): () => void {
  const all = 1 + Object.keys(mapAddresses(outputs)).length
  let arrived = 0
  context.progress(0)
  return () => context.progress((arrived += 1) / all)
}

function captureMissing(): GlanceError {
  return new GlanceError({
    code: 'capture_missing',
    message: 'The service analysed the page, but sent no picture of it.',
    advice: 'Without one it cannot be placed. Ask the provider.',
    sent: 'yes'
  })
}
