import { type FrameDocument, type SelectedNode, unpackLayers } from '../../bridge'
import { GlanceError } from '../../errors'
import type {
  JournalEntry,
  LayerTree,
  Picture,
  PictureFrame,
  ProviderInfo,
  ResultRecord
} from '../../file'
import type { Medium, PredictionName } from '../../interface'
import { until } from '../../waiting'
import { storeHook } from '../kit/store-hook'
import { resultIn } from '../frames/frame-known'
import { designOf } from '../frames/measure-frame'
import type { AcceptedEntry, AnalysedFrame, ExportedFrame } from '../provider/provider'
import { sameMaker } from '../provider/same-maker'
import type { PanelTools } from '../tools/panel-tools'
import { describePicture, samePicture } from '../tools/thumbnail'
import { mediumOf } from '../words/pick-medium'
import { collectMaps, firstMap, toRecord } from './collect-maps'
import { pictureOf, type RunPlan } from './drive-run'
import { ALREADY_ANALYSED, type RunContext, type RunRequest } from './job'
import type { RunTools } from './run-tools'
import { createRuns } from './runs'
import { words } from './words'

export type FrameRuns = ReturnType<typeof createFrameRuns>

export const useRuns = storeHook<FrameRuns>('runs')

/** Analyses of frames, one or many. */
export function createFrameRuns(tools: RunTools) {
  const plan = createFramePlan(tools)
  const runs = createRuns(tools, plan)
  const start = (frame: FrameTarget): void => runs.start(plan.ask(frame))
  return {
    ...runs,
    start,
    startAll: (frames: readonly FrameTarget[]) => runs.startAll(frames.map(plan.ask)),
    /** Analyses a frame for the chosen medium. */
    analyse: ({ id, name, ...size }: Pick<SelectedNode, 'id' | 'name' | 'width' | 'height'>) =>
      start({ id, name, medium: mediumOf(tools.settings.settings.value, size) })
  }
}

export interface FramePlan extends RunPlan {
  ask: (frame: FrameTarget) => RunRequest
  requestOf: (entry: JournalEntry) => RunRequest
}

/** Facts of a run for its record. */
type About = Pick<
  JournalEntry,
  'runId' | 'source' | 'provider' | 'startedAt' | 'title' | 'medium' | 'predictions'
> & { picture: Picture }

export function createFramePlan(tools: RunTools): FramePlan {
  const { bridge, cache, errors, now, results, texts } = tools

  async function start(context: RunContext, target: FrameTarget): Promise<void> {
    const frame = await exportFrame(tools, context, target)
    const analysed = await context.provider.frames.start(context, frame)
    const { id: runId, provider, startedAt } = context
    const picture = await frame.picture
    results.keepPicture(target.id, picture.hash, frame.png)
    const run = { runId, source: target.id, provider: provider.info, startedAt }
    const about = { ...frame, ...run, picture }
    return finish(context, about, analysed, frame)
  }

  async function resume(context: RunContext, entry: AcceptedEntry): Promise<void> {
    const about = { ...entry, picture: pictureOf(entry) }
    const analysed = await context.provider.frames.resume(context, entry)
    return finish(context, about, analysed, null)
  }

  /** Collects the maps, measures the layers and places all of it at once. A service's texts follow on their own. */
  async function finish(
    context: RunContext,
    about: About,
    analysed: AnalysedFrame,
    frame: ExportedFrame | null
  ): Promise<void> {
    const { id: runId, provider, signal } = context
    const { map, opacity } = context.settings
    const { source: nodeId, picture } = about
    const { maps, failed } = await collectMaps(tools, context, analysed.maps, picture)
    context.enter('placing')
    const record = toRecord(about, picture, analysed, maps, now())
    const tree = frame && (await frame.tree)
    // Of a fetched run, the designer's decision: the history keeps no maps that could be measured later.
    const behindNewer = frame === null && context.repeat
    const prefetched = tree
      ? { tree, png: frame.png }
      : behindNewer
        ? await until(signal, designOf(tools, { nodeId, record })).catch(() => null)
        : null
    const measuring =
      prefetched &&
      cache.measureRun(
        { nodeId, record },
        {
          ...prefetched,
          attention: maps.attention?.bytes ?? null,
          perception: maps.perception?.bytes ?? null,
          measured: analysed.layers
        }
      )
    const layers = measuring && (await until(signal, measuring))
    const overlay = { opacity, map: firstMap(maps, map) }
    const placed = await bridge.place({ runId, nodeId, record, layers, overlay, behindNewer })
    // It went into the history of a newer result.
    if (resultIn(placed)?.record.runId !== runId) return
    if (signal.aborted) await takeBack(placed, runId)
    signal.throwIfAborted()
    results.placed({ placed, prefetched, maps, failed })
    const { analysisId } = analysed
    errors.guard(() => texts.write({ provider, runId, nodeId, analysisId }))
  }

  function ask(frame: FrameTarget): RunRequest {
    return { source: frame.id, title: frame.name, work: (context) => start(context, frame) }
  }

  /** Placing cannot be stopped half-way: a result placed after a cancel is removed again, if it replaced none. */
  async function takeBack({ nodeId, data }: FrameDocument, runId: string): Promise<void> {
    if (data.history.length > 1) await bridge.notify(words().placedAnyway)
    else await bridge.removeResult({ nodeId, runId })
    cache.changed(nodeId, null)
  }

  return {
    kind: 'frame',
    phases: ({ frames }) => frames.phases,
    phaseNames: () => words().phases,
    waiting: 'waiting',
    resume,
    ask,
    requestOf: ({ source, title, medium }) => ask({ id: source, name: title, medium })
  }
}

/** A frame to analyse, and its medium. */
export interface FrameTarget {
  id: string
  name: string
  medium: Medium
}

/**
 * Exports a frame; its layers are read and its picture is described meanwhile. Rejects with `already_analysed` where a
 * charged run would only repeat the frame's result.
 */
async function exportFrame(
  tools: RunTools,
  { provider, repeat, settings, signal }: RunContext,
  { id: nodeId, medium }: FrameTarget
): Promise<ExportedFrame> {
  const { bridge } = tools
  const { veil } = settings
  const predictions = [...settings.predictions]
  const exported = await until(signal, bridge.exportPicture(nodeId))
  const { png, title } = exported
  const tree = layersOf(tools, signal, nodeId, exported)
  const picture = tree.then(() => until(signal, describePicture(tools, exported)))
  // Their failure is handled where they are awaited.
  for (const read of [tree, picture]) read.catch(() => undefined)
  if (provider.sends && !repeat) {
    const planned = { picture: await picture, medium, predictions, provider: provider.info }
    await refuseRepeat(tools, signal, nodeId, planned)
  }
  return { title, png, tree, picture, medium, predictions, veil }
}

/** Reads layers right after the export, so that they match the picture; null where that fails. */
function layersOf(
  { bridge }: PanelTools,
  signal: AbortSignal,
  nodeId: string,
  { width, height, scale }: PictureFrame
): Promise<LayerTree | null> {
  const read = bridge
    .readLayers(nodeId, { width, height, scale })
    .then(unpackLayers)
    .catch(() => null)
  return until(signal, read)
}

/** Rejects with `already_analysed` if the planned run would pay again for a result that the frame has. */
async function refuseRepeat(
  { bridge, measure, now }: PanelTools,
  signal: AbortSignal,
  nodeId: string,
  planned: PlannedRun
): Promise<void> {
  const { read } = await until(signal, bridge.readFrame(nodeId))
  if (read.state !== 'found' || !asksTheSame(read.result.record, planned, now())) return
  const { picture } = read.result.record
  if (!(await until(signal, samePicture({ measure }, picture, planned.picture)))) return
  const { message, advice } = words().analysed
  throw new GlanceError({ code: ALREADY_ANALYSED, message, advice, sent: 'no' })
}

const HOUR_MS = 60 * 60 * 1000

interface PlannedRun {
  picture: Picture
  medium: ResultRecord['medium']
  predictions: readonly PredictionName[]
  provider: ProviderInfo
}

/** True when a kept result answers the planned run if the picture is the same: same options, same maker, within the hour. */
export function asksTheSame(record: ResultRecord, planned: PlannedRun, now: number): boolean {
  return (
    record.medium === planned.medium &&
    sameMaker(record.provider, planned.provider) &&
    planned.predictions.every((prediction) => record.predictions.includes(prediction)) &&
    now - record.finishedAt < HOUR_MS
  )
}
