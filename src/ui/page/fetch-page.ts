import type { KeptImage } from '../../file'
import { until } from '../../waiting'
import type { AnalysedFrame, CapturedPage } from '../provider/provider'
import { type Collected, collectMaps } from '../run/collect-maps'
import type { RunContext } from '../run/drive-run'
import type { PanelTools } from '../tools/panel-tools'
import { words } from './words'

/** A captured page whose pictures have all been given to the file. */
export interface FetchedPage extends Collected {
  analysis: AnalysedFrame
  capture: KeptImage
  /** Px of the capture as the service sent it. */
  size: { width: number; height: number }
}

/** Downloads a page's capture and its maps, all at once. */
export async function fetchPage(
  tools: PanelTools,
  context: RunContext,
  { analysis, capture: read }: CapturedPage
): Promise<FetchedPage> {
  const capturing = keepCapture(tools, context, read)
  const [{ capture, size }, collected] = await Promise.all([
    capturing,
    collectMaps(tools, context, analysis.maps, { others: [capturing] })
  ])
  return { analysis, capture, size, ...collected }
}

async function keepCapture(
  { bridge, convert }: PanelTools,
  { id, signal }: RunContext,
  read: CapturedPage['capture']
): Promise<Pick<FetchedPage, 'capture' | 'size'>> {
  const image = await read({ signal })
  const bytes = await convert(image)
  const capture = await until(signal, bridge.keepImage(id, words().theCapture, bytes))
  return { capture, size: { width: image.width, height: image.height } }
}
