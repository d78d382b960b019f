import { InputError } from '../../interface'
import type { Tried } from '../../engine/candidates/tried'
import type {
  Adviser,
  AdviceTask,
  AnalysedPicture,
  Engine,
  KnownNodes,
  PictureTask
} from '../../engine/engine'
import { mapOutputs } from '../../engine/map-outputs'
import type { Measure } from '../../engine/measure/measure'
import { analyseVideo } from '../../engine/videos/analyse-video'
import { gatherMap, type MovingMap } from '../../engine/videos/moving-map'
import { oneAhead } from '../../engine/videos/one-ahead'
import type { VideoFacts } from '../../engine/videos/video-source'
import { GlanceError } from '../../errors'
import { type Language, speak } from '../../language'
import { until } from '../../waiting'
import { Turns } from '../../waiting/turns'
import { handOver, type Rpc } from '../rpc'
import type { Frame } from '../video/open-video'
import { warmUpEngine } from './warm-up-engine'

/** Calls that the engine, in its Worker, makes to the panel. `id` is that of the engine's call. */
export interface EnginePanel {
  /** Reports how much of a call is done. */
  progress: (id: number, done: number, of: number) => void
  /** The layers of an analysis, once they are read. */
  nodes: (id: number) => Promise<KnownNodes>
  /**
   * The frame of a video at a time in seconds, its longest side at most `maxSide` px. The Worker has no video elements.
   * Rejects with `undecodable_video`.
   */
  frameAt: (id: number, seconds: number, maxSide: number) => Promise<Frame>
  /** The weights of the face detector, which the engine's script starts without. */
  networkWeights: () => Promise<Uint8Array>
}

/**
 * Calls of the engine, in its Worker. `id` names a call that can be aborted. Pictures and videos that cannot be analysed
 * reject with a GlanceError that has the interface's code. Answers are in `language`.
 */
export interface EngineCalls {
  /** Asks the panel for the layers. */
  analyse: (id: number, task: Omit<PictureTask, 'nodes'>) => Promise<AnalysedPicture>
  tryCandidates: (id: number, task: AdviceTask) => Promise<Tried>
  scoreAd: (id: number, file: Uint8Array) => Promise<number>
  /** Asks the panel for the frames. */
  analyseVideo: (id: number, facts: VideoFacts) => Promise<MovingMap>
  measure: (language: Language, name: keyof Measure, args: readonly unknown[]) => Promise<unknown>
  abort: (id: number) => void
  /** Gets ready for the first picture, once. Ends as soon as there is one. */
  warmUp: () => Promise<void>
}

/** Answers calls with an engine of this thread: pictures and frames of videos in turn, all else in between. */
export function createEngineCalls(
  engine: Engine & Adviser,
  measure: Measure,
  panel: Omit<Rpc<EnginePanel>, 'networkWeights'>
): EngineCalls {
  const running = new Map<number, AbortController>()
  const turns = new Turns()
  const warmingUp = new AbortController()

  async function stoppable<T>(id: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const control = new AbortController()
    running.set(id, control)
    warmingUp.abort()
    try {
      return await work(control.signal)
    } catch (error) {
      throw explained(error)
    } finally {
      running.delete(id)
    }
  }

  /** Skips work that was aborted while it waited. */
  function inTurn<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    return turns.take(async () => {
      signal.throwIfAborted()
      return work()
    })
  }

  function reportTo(id: number): (done: number, of: number) => void {
    return (...how) => void panel.progress.asEvent(id, ...how)
  }

  return {
    analyse: (id, task) =>
      stoppable(id, async (signal) =>
        handOverAll(
          await inTurn(signal, () => {
            const nodes = until(signal, panel.nodes(id))
            // A picture that fails before it needs them leaves their failure unhandled.
            nodes.catch(() => undefined)
            return engine.analyse({ ...task, nodes }, signal, reportTo(id))
          })
        )
      ),
    tryCandidates: (id, task) =>
      stoppable(id, (signal) =>
        inTurn(signal, () => engine.tryCandidates(task, signal, reportTo(id)))
      ),
    scoreAd: (id, file) =>
      stoppable(id, (signal) => inTurn(signal, () => engine.scoreAd(file, signal))),
    analyseVideo: (id, facts) =>
      stoppable(id, async (signal) => {
        const maps = analyseVideo(
          {
            facts,
            frames: ({ times, maxSide }) =>
              oneAhead(times, (time) => panel.frameAt(id, time, maxSide), signal)
          },
          {
            mapSize: 'grid',
            signal,
            onProgress: reportTo(id),
            look: (task) => inTurn(signal, () => engine.analyseFrame(task, signal))
          }
        )
        const map = await gatherMap(maps)
        return handOver(
          map,
          map.frames.map(({ buffer }) => buffer)
        )
      }),
    measure: (language, name, args) => {
      speak({ value: language })
      // TypeScript does not relate a name to its arguments.
      const call = measure[name] as (...args: readonly unknown[]) => Promise<unknown>
      return call(...args)
    },
    abort: (id) => running.get(id)?.abort(),
    async warmUp() {
      try {
        await inTurn(warmingUp.signal, () => warmUpEngine(engine, warmingUp.signal))
      } catch {
        // A picture has ended it; any other failure comes again with the picture.
      } finally {
        warmingUp.abort()
      }
    }
  }
}

/** Transfers the result's buffers instead of copying them. */
function handOverAll(analysed: AnalysedPicture): AnalysedPicture {
  const buffers: ArrayBuffer[] = []
  mapOutputs(analysed.outputs, ({ buffer }) => buffers.push(buffer))
  return handOver(analysed, buffers)
}

/** An error's class does not survive the way to another thread; its code does. */
function explained(error: unknown): unknown {
  if (!(error instanceof InputError)) return error
  const { code, message } = error
  return new GlanceError({ code, message, advice: '', sent: 'no' })
}
