import { InputError } from '../../interface'
import type { Tried } from '../../engine/candidates/try-candidates'
import type { Adviser, AdviceTask, AnalysedPicture, Engine, PictureTask } from '../../engine/engine'
import type { Measure } from '../../engine/measure/measure'
import type { Brief } from '../../engine/texts/brief'
import { type TextFacts, withLayers } from '../../engine/texts/measured'
import type { MeasuredLayer } from '../../engine/texts/measured-layer'
import { writeSummary } from '../../engine/texts/write-summary'
import { analyseVideo } from '../../engine/videos/analyse-video'
import { gatherMap, type MovingMap } from '../../engine/videos/moving-map'
import { oneAhead } from '../../engine/videos/one-ahead'
import { type FramePlan, type VideoFacts } from '../../engine/videos/video-source'
import { GlanceError } from '../../errors'
import { type Language, speak } from '../../language'
import { until } from '../../waiting'
import { Turns } from '../../waiting/turns'
import { handOver, type Rpc } from '../rpc'
import type { Frame } from '../video/frames/open-video'
import type { EnginePanel } from './engine-panel'
import { rehearse } from './rehearse'

/** A summary to be written: about which numbers, with which brief and layers. */
export interface SummaryTask {
  kept: TextFacts
  brief: Brief
  layers: readonly MeasuredLayer[] | undefined
}

/** A video file on this computer, which goes by reference. */
export interface VideoTask {
  file: Blob
  facts: VideoFacts
}

/**
 * Calls of the engine, in its Worker. `id` names a call that can be ended before its answer. Pictures and videos that
 * cannot be analysed reject with a GlanceError that has the interface's code. Answers are in `language`.
 */
export interface EngineCalls {
  /** Asks the panel for the layers. */
  analyse: (id: number, task: Omit<PictureTask, 'nodes'>) => Promise<AnalysedPicture>
  tryCandidates: (id: number, task: AdviceTask) => Promise<Tried>
  scoreAd: (id: number, file: Uint8Array) => Promise<number>
  analyseVideo: (id: number, task: VideoTask) => Promise<MovingMap>
  writeSummary: (language: Language, task: SummaryTask) => string
  measure: (language: Language, name: keyof Measure, args: readonly unknown[]) => Promise<unknown>
  abort: (id: number) => void
  /** Gets ready for the first picture, once. Ends as soon as there is one. */
  rehearse: () => Promise<void>
}

/** Answers calls with an engine of this thread: pictures and frames of videos one after another, all else in between. */
export function createEngineCalls(
  engine: Engine & Adviser,
  measure: Measure,
  panel: Omit<Rpc<EnginePanel>, 'faceWeights'>
): EngineCalls {
  const running = new Map<number, AbortController>()
  const turns = new Turns()
  const rehearsal = new AbortController()

  async function stoppable<T>(id: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const control = new AbortController()
    running.set(id, control)
    rehearsal.abort()
    try {
      return await work(control.signal)
    } catch (error) {
      throw explained(error)
    } finally {
      running.delete(id)
    }
  }

  /** One that was ended meanwhile is not begun. */
  function inTurn<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    return turns.take(async () => {
      signal.throwIfAborted()
      return work()
    })
  }

  function tell(id: number): (done: number, of: number) => void {
    return (...how) => void panel.progress.asEvent(id, ...how)
  }

  return {
    analyse: (id, task) =>
      stoppable(id, async (signal) =>
        handOverAll(
          await inTurn(signal, () => {
            const nodes = until(signal, panel.nodes(id))
            // Of a picture that fails before they are needed nobody asks.
            nodes.catch(() => undefined)
            return engine.analyse({ ...task, nodes }, signal, tell(id))
          })
        )
      ),
    tryCandidates: (id, task) =>
      stoppable(id, (signal) => inTurn(signal, () => engine.tryCandidates(task, signal, tell(id)))),
    scoreAd: (id, file) =>
      stoppable(id, (signal) => inTurn(signal, () => engine.scoreAd(file, signal))),
    analyseVideo: (id, { file, facts }) =>
      stoppable(id, async (signal) => {
        const maps = analyseVideo(
          { facts, frames: (plan) => framesOf(file, plan, panel) },
          {
            mapSize: 'grid',
            signal,
            onProgress: tell(id),
            look: (task) => inTurn(signal, () => engine.analyseFrame(task, signal))
          }
        )
        const map = await gatherMap(maps)
        return handOver(
          map,
          map.frames.map(({ buffer }) => buffer)
        )
      }),
    writeSummary: (language, { kept, brief, layers }) => {
      speak({ value: language })
      return writeSummary(withLayers(kept, layers), brief)
    },
    measure: (language, name, args) => {
      speak({ value: language })
      // TypeScript does not see that a name's arguments belong to it.
      const ask = measure[name] as (...args: readonly unknown[]) => Promise<unknown>
      return ask(...args)
    },
    abort: (id) => running.get(id)?.abort(),
    async rehearse() {
      try {
        await inTurn(rehearsal.signal, () => rehearse(engine, rehearsal.signal))
      } catch {
        // It was ended by a picture, and whatever else fails now fails for the picture, too.
      } finally {
        rehearsal.abort()
      }
    }
  }
}

/** Decoded by the panel: this Worker has no video elements, and where the panel is no secure context, no decoders. */
async function* framesOf(
  file: Blob,
  { times, maxSide, signal }: FramePlan,
  panel: Pick<Rpc<EnginePanel>, 'open' | 'nextFrame' | 'close'>
): AsyncGenerator<Frame, void, void> {
  const video = await panel.open(file, times, maxSide)
  try {
    yield* oneAhead(times, () => panel.nextFrame(video), signal)
  } finally {
    await panel.close(video)
  }
}

/** Maps and numbers are of no more use here. */
function handOverAll(analysed: AnalysedPicture): AnalysedPicture {
  const { attention, clarity, excitingness } = analysed.outputs
  const maps = [
    attention?.attentionMap,
    attention?.perceptionMap,
    attention?.hotspotsMap,
    clarity?.map,
    excitingness?.map
  ]
  const { sketch } = analysed.kept
  return handOver(analysed, [
    ...maps.flatMap((map) => (map === undefined ? [] : [map.buffer])),
    sketch.colours.buffer as ArrayBuffer
  ])
}

/** An error's class does not survive the way to another thread; its code does. */
function explained(error: unknown): unknown {
  if (!(error instanceof InputError || error instanceof InputError)) return error
  const { code, message } = error
  return new GlanceError({ code, message, advice: '', sent: 'no' })
}
