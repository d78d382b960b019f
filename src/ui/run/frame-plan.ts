import { TEXT_KINDS } from '../../interface'
import type { JournalEntry, Picture } from '../../file'
import { deferred } from '../kit/timing/deferred'
import {
  type AnalysedFrame,
  type ExportedFrame,
  FRAME_PHASES,
  type FramePhase
} from '../provider/frames'
import type { KnownLayers } from '../provider/texts'
import { collectMaps } from './collect-maps'
import { exportFrame } from './export-frame'
import type { FramePlan, FrameTarget, PlacedFrame } from './frame'
import type { RunTools } from './handover'
import { hashBrief } from './hash-brief'
import { createPlacingTurns } from './placing-turns'
import { type AcceptedEntry, pictureOf, type RunContext } from './run-plan'
import { firstMap, toRecord } from './to-record'
import { words } from './words'

type Context = RunContext<FramePhase>

/** What a record keeps of a run, whether it was just made or left by an earlier session. */
type About = Pick<
  JournalEntry,
  'runId' | 'source' | 'provider' | 'startedAt' | 'title' | 'medium' | 'predictions'
> & { picture: Picture }

export function createFramePlan(tools: RunTools): FramePlan {
  const { bridge, briefFor, errors, hash, layers, now, results, texts } = tools
  const inTurn = createPlacingTurns()

  async function start(context: Context, target: FrameTarget): Promise<PlacedFrame> {
    const wasEmpty = isEmpty(target.id)
    const frame = await exportFrame(tools, context, target)
    const analysed = await context.provider.frames.start({ ...context, now }, frame)
    const { id: runId, provider, startedAt } = context
    const picture = await frame.picture
    results.keepPicture(target.id, picture.hash, frame.png)
    const about = {
      ...frame,
      runId,
      source: target.id,
      provider: provider.info,
      startedAt,
      picture
    }
    return finish(context, about, analysed, wasEmpty, frame)
  }

  async function resume(context: Context, entry: AcceptedEntry): Promise<PlacedFrame> {
    const about = { ...entry, picture: pictureOf(entry) }
    const wasEmpty = isEmpty(entry.source)
    const analysed = await context.provider.frames.resume({ ...context, now }, entry)
    return finish(context, about, analysed, wasEmpty, null)
  }

  /** Collects the maps and places. The texts are asked for as soon as they can be, and follow on their own. */
  async function finish(
    context: Context,
    about: About,
    analysed: AnalysedFrame,
    wasEmpty: Promise<boolean>,
    frame: ExportedFrame | null
  ): Promise<PlacedFrame> {
    const { alone, id: runId, provider, signal } = context
    const { map, opacity } = context.settings
    const { source: nodeId, picture } = about
    const placed = deferred()
    const known = deferred<KnownLayers | null>()
    const brief = briefFor(nodeId)
    const written = texts
      .write({
        provider,
        runId,
        nodeId,
        analysisId: analysed.analysisId,
        kinds: TEXT_KINDS,
        earlier: { summary: null, recommendations: null },
        brief,
        layers: () => known.promise,
        replaces: false,
        placed: placed.promise,
        signal
      })
      .catch(errors.report)
    try {
      const [{ maps, failed }, briefHash] = await Promise.all([
        collectMaps(tools, context, analysed.maps, { picture }),
        // Without a readable brief the texts are written without one.
        brief.then((read) => hashBrief(read, hash)).catch(() => null)
      ])
      context.enter('placing')
      const made = toRecord(about, picture, analysed, maps, now())
      const record = briefHash === null ? made : { ...made, briefHash }
      const place = (): ReturnType<typeof bridge.place> =>
        bridge.place({
          runId,
          nodeId,
          record,
          texts: { summary: null, recommendations: null },
          overlay: { opacity, map: firstMap(maps, map) }
        })
      const result = await (alone ? place() : inTurn(place, () => written, signal))
      if (signal.aborted) await takeBack(nodeId, runId, await wasEmpty)
      signal.throwIfAborted()
      placed.resolve(true)
      results.placed({ result, maps })
      const { attention, perception } = maps
      const atHand = frame?.tree && {
        tree: frame.tree,
        png: frame.png,
        attention: attention?.bytes ?? null,
        perception: perception?.bytes ?? null,
        measured: analysed.layers
      }
      known.resolve(atHand ? layers.placed(result, atHand) : null)
      return { nodeId, failed }
    } finally {
      // What has been told already stays.
      placed.resolve(false)
      known.resolve(null)
    }
  }

  /** Whether the frame has no result that a cancelled run would take with it. */
  async function isEmpty(nodeId: string): Promise<boolean> {
    if (results.isEmpty(nodeId)) return true
    const read = await bridge.readResult(nodeId).catch(() => null)
    return read?.state === 'none'
  }

  /** Placing cannot be stopped half-way: what was placed after a cancel is removed again. */
  async function takeBack(nodeId: string, runId: string, removable: boolean): Promise<void> {
    if (removable) await bridge.removeResult({ nodeId, runId })
    else await bridge.notify(words().placedAnyway)
    results.refresh(nodeId)
  }

  return {
    kind: 'frame',
    phases: FRAME_PHASES,
    phasesBy: ({ frames }) => frames.phases,
    phaseNames: () => words().phases,
    waiting: 'waiting',
    together: true,
    describe: ({ id, name }) => ({ source: id, title: name }),
    start,
    resume,
    inputOf: ({ source, title, medium }) => ({ id: source, name: title, medium })
  }
}
