import { GlanceError, toErrorData } from '../../errors'
import type { StoredImage, MapName } from '../../file'
import type { Medium } from '../../interface'
import { until } from '../../waiting'
import type { AcceptedEntry, AnalysedFrame, CapturedPage } from '../provider/provider'
import { type Collected, collectMaps, firstMap, toRecord } from '../run/collect-maps'
import type { Finished, RunTools } from '../run/run-tools'
import type { RunContext } from '../run/job'
import { describePicture } from '../tools/thumbnail'
import { words } from './words'

/** A captured page whose pictures have all been given to the file. */
export interface FetchedPage extends Collected {
  analysis: AnalysedFrame
  capture: StoredImage
  /** Px of the capture as the service sent it. */
  size: { width: number; height: number }
}

/** Downloads a page's capture and its maps, all at once. */
export async function fetchPage(
  tools: RunTools,
  context: RunContext,
  { analysis, capture: read }: CapturedPage
): Promise<FetchedPage> {
  const [{ capture, size }, collected] = await Promise.all([
    keepCapture(tools, context, read),
    collectMaps(tools, context, analysis.maps)
  ])
  return { analysis, capture, size, ...collected }
}

async function keepCapture(
  { bridge, convert }: RunTools,
  { id, signal }: RunContext,
  read: CapturedPage['capture']
): Promise<Pick<FetchedPage, 'capture' | 'size'>> {
  const image = await read({ signal })
  const bytes = await convert(image)
  const capture = await until(signal, bridge.keepImage(id, words().theCapture, bytes))
  return { capture, size: { width: image.width, height: image.height } }
}

/** Makes a frame of a captured page. Returns its id. */
export async function placeFrame(
  { bridge }: RunTools,
  entry: AcceptedEntry,
  { capture, size }: FetchedPage
): Promise<string> {
  const scale = pageScale(entry.medium, size.width)
  return bridge.placePicture({
    runId: entry.runId,
    name: entry.title,
    what: words().thePage,
    image: capture,
    width: size.width / scale,
    height: size.height / scale
  })
}

/**
 * Lays the maps over a page's frame, which from then on is an analysed frame like any other: the picture
 * of the record is the frame's own export, so that a later change of the frame is noticed.
 */
export async function placeMaps(
  { bridge, hash, measure, now, results }: RunTools,
  entry: AcceptedEntry,
  page: FetchedPage,
  nodeId: string,
  overlay: { map: MapName; opacity: number }
): Promise<Finished> {
  const { analysis, failed, maps, size } = page
  const scale = pageScale(entry.medium, size.width)
  const exported = await bridge.exportPicture(nodeId, scale)
  const picture = await describePicture({ hash, measure }, exported)
  const placed = await bridge.place({
    runId: entry.runId,
    nodeId,
    record: toRecord(entry, picture, analysis, maps, now()),
    // A captured page is one picture.
    layers: null,
    overlay: { ...overlay, map: firstMap(maps, overlay.map) }
  })
  results.keepPicture(nodeId, picture.hash, exported.png)
  return { placed, prefetched: null, maps, failed }
}

/** An error that also says that the page is on the canvas, without its maps. */
export function withoutMaps(error: unknown): GlanceError {
  const { code, message, advice } = toErrorData(error)
  return new GlanceError({
    code,
    message: words().withoutMaps(message),
    advice: words().undoFirst(advice),
    sent: 'yes'
  })
}

/** No phone is wider, in CSS px; a wider capture was taken at a multiple of them. */
const PHONE_MAX_WIDTH = 500

/** Px of a capture per px of the page. Frames are as large as the page, so that they compare with designs. */
export function pageScale(medium: Medium, width: number): number {
  return medium === 'mobileWeb' ? Math.ceil(width / PHONE_MAX_WIDTH) : 1
}
