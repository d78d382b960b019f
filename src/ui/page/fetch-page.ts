import { parse } from 'valibot'
import { GlanceError } from '../../errors'
import type { KeptImage } from '../../file'
import { screenshotIdSchema } from '../../interface'
import type { AnalysedFrame } from '../provider/frames'
import { readAnalysis } from '../provider/service-frames'
import { type CollectedMaps, collectMaps } from '../run/collect-maps'
import type { AcceptedEntry, RunContext } from '../run/run-plan'
import { until } from '../../waiting'
import type { PanelTools } from '../tools/panel-tools'
import { words } from './words'

/** The way of a web page, in order. */
export const PAGE_PHASES = ['sending', 'capturing', 'downloading', 'placing'] as const

export type PagePhase = (typeof PAGE_PHASES)[number]

/** A captured page whose pictures have all been given to the file. */
export interface FetchedPage {
  analysis: AnalysedFrame
  capture: KeptImage
  /** Px of the capture as the service sent it. */
  size: { width: number; height: number }
  maps: CollectedMaps
}

/** Waits for a page and downloads its capture and its maps, all at once. */
export async function fetchPage(
  tools: Pick<PanelTools, 'bridge' | 'convert'>,
  context: RunContext<PagePhase>,
  entry: AcceptedEntry
): Promise<FetchedPage> {
  const { provider, signal } = context
  context.enter('capturing')
  const id = parse(screenshotIdSchema, entry.serviceId)
  const finished = await provider.client.analyses.wait(id, { signal })
  context.enter('downloading')
  const link = finished.outputs.input?.image
  if (link === undefined) throw captureMissing()
  const analysis = readAnalysis(provider.client, finished)
  const capturing = keepCapture(tools, context, link)
  const [{ capture, size }, { maps }] = await Promise.all([
    capturing,
    collectMaps(tools, context, analysis.maps, { others: [capturing] })
  ])
  return { analysis, capture, size, maps }
}

async function keepCapture(
  { bridge, convert }: Pick<PanelTools, 'bridge' | 'convert'>,
  { id, provider, signal }: RunContext<PagePhase>,
  link: string
): Promise<Pick<FetchedPage, 'capture' | 'size'>> {
  const image = await provider.client.download(link, { signal })
  const bytes = await convert(image)
  const capture = await until(signal, bridge.keepImage(id, words().theCapture, bytes))
  return { capture, size: { width: image.width, height: image.height } }
}

function captureMissing(): GlanceError {
  return new GlanceError({ code: 'capture_missing', ...words().captureMissing, sent: 'yes' })
}
