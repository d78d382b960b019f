import type { KeptImage } from '../../file'
import { until } from '../../waiting'
import type { AnalysedFrame } from '../provider/frames'
import type { CapturedPage, PagePhase } from '../provider/pages'
import { type CollectedMaps, collectMaps } from '../run/collect-maps'
import type { RunContext } from '../run/run-plan'
import type { PanelTools } from '../tools/panel-tools'
import { words } from './words'

/** A captured page whose pictures have all been given to the file. */
export interface FetchedPage {
  analysis: AnalysedFrame
  capture: KeptImage
  /** Px of the capture as the service sent it. */
  size: { width: number; height: number }
  maps: CollectedMaps
}

/** Downloads a page's capture and its maps, all at once. */
export async function fetchPage(
  tools: Pick<PanelTools, 'bridge' | 'convert'>,
  context: RunContext<PagePhase>,
  { analysis, capture: read }: CapturedPage
): Promise<FetchedPage> {
  const capturing = keepCapture(tools, context, read)
  const [{ capture, size }, { maps }] = await Promise.all([
    capturing,
    collectMaps(tools, context, analysis.maps, { others: [capturing] })
  ])
  return { analysis, capture, size, maps }
}

async function keepCapture(
  { bridge, convert }: Pick<PanelTools, 'bridge' | 'convert'>,
  { id, signal }: RunContext<PagePhase>,
  read: CapturedPage['capture']
): Promise<Pick<FetchedPage, 'capture' | 'size'>> {
  const image = await read({ signal })
  const bytes = await convert(image)
  const capture = await until(signal, bridge.keepImage(id, words().theCapture, bytes))
  return { capture, size: { width: image.width, height: image.height } }
}
