import { parse } from 'valibot'
import { screenshotIdSchema, TEXT_KINDS } from '../../interface'
import { deferred } from '../kit/timing/deferred'
import { collectMaps } from './collect-maps'
import {
  FRAME_PHASES,
  type FramePhase,
  type FramePlan,
  type FrameTarget,
  type PlacedFrame
} from './frame'
import type { RunTools, KnownLayers } from './handover'
import { hashBrief } from './hash-brief'
import { createPlacingTurns } from './placing-turns'
import { type AcceptedEntry, pictureOf, type RunContext } from './run-plan'
import { type SentDesign, sendFrame } from './send-frame'
import { firstMap, toRecord } from './to-record'
import { words } from './words'

type Context = RunContext<FramePhase>

export function createFramePlan(tools: RunTools): FramePlan {
  const { bridge, briefFor, errors, hash, layers, now, results, texts } = tools
  const inTurn = createPlacingTurns()

  async function start(context: Context, target: FrameTarget): Promise<PlacedFrame> {
    const wasEmpty = isEmpty(target.id)
    const { entry, design } = await sendFrame(tools, context, target)
    return finish(context, entry, wasEmpty, design)
  }

  /** Waits, downloads, places. The texts are asked for as soon as they can be, and follow on their own. */
  async function finish(
    context: Context,
    entry: AcceptedEntry,
    wasEmpty: Promise<boolean>,
    design: SentDesign | null
  ): Promise<PlacedFrame> {
    const { alone, id: runId, provider, signal } = context
    const { map, opacity } = context.settings
    const nodeId = entry.source
    const picture = pictureOf(entry)
    context.enter('waiting')
    const id = parse(screenshotIdSchema, entry.serviceId)
    const analysis = await provider.client.analyses.wait(id, { signal })
    context.enter('downloading')
    const placed = deferred()
    const known = deferred<KnownLayers | null>()
    const brief = briefFor(nodeId)
    const written = texts
      .write({
        provider,
        runId,
        nodeId,
        analysisId: analysis._internal_exposed_id,
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
        collectMaps(tools, context, analysis.outputs, { picture }),
        // Without a readable brief the texts are written without one.
        brief.then((read) => hashBrief(read, hash)).catch(() => null)
      ])
      context.enter('placing')
      const made = toRecord(entry, picture, analysis, maps, now())
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
      const bytes = {
        attention: attention?.bytes ?? null,
        perception: perception?.bytes ?? null
      }
      known.resolve(design === null ? null : layers.placed(result, { ...design, ...bytes }))
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
    phaseNames: () => words().phases,
    waiting: 'waiting',
    together: true,
    describe: ({ id, name }) => ({ source: id, title: name }),
    start,
    resume: (context, entry) => finish(context, entry, isEmpty(entry.source), null),
    inputOf: ({ source, title, medium }) => ({ id: source, name: title, medium })
  }
}
