import type { Tried } from '../../engine/candidates/tried'
import type { AdviceTask, AnalysedPicture, PictureTask } from '../../engine/engine'
import type { Measure } from '../../engine/measure/measure'
import type { MovingMap } from '../../engine/videos/moving-map'
import type { VideoFacts } from '../../engine/videos/video-source'
import { GlanceError } from '../../errors'
import { language } from '../../language'
import { until } from '../../waiting'
import { handOver, type Rpc } from '../rpc'
import type { RunningWork } from '../start-work'
import type { OpenVideo } from '../video/open-video'
import { words } from '../words'
import type { EngineCalls, EnginePanel } from './engine-calls'

interface CallOptions {
  signal: AbortSignal
  onProgress?: (done: number, of: number) => void
}

/** A running call, with what the engine may ask of it. */
interface Call extends CallOptions, Pick<PictureTask, 'nodes'> {
  frameAt?: OpenVideo['frameAt']
}

export interface VideoTask {
  file: Blob
  facts: VideoFacts
}

/**
 * The engine in another thread. It starts with the first call, and again after it ended: what it was asked is asked once
 * more. Calls reject with the signal's reason when it aborts, with `engine_stopped` where the engine has ended twice over
 * them, and with the interface's code for a picture that cannot be analysed.
 */
export interface EngineElsewhere {
  analyse: (task: PictureTask, options: CallOptions) => Promise<AnalysedPicture>
  tryCandidates: (task: AdviceTask, options: CallOptions) => Promise<Tried>
  scoreAd: (file: Uint8Array, options: CallOptions) => Promise<number>
  analyseVideo: (task: VideoTask, options: CallOptions) => Promise<MovingMap>
  measure: Measure
  /** Starts it ahead of its first use, and has it warm up. */
  warmUp: () => Promise<void>
}

/** Starts the engine's thread. */
export type StartEngine = (
  calls: Omit<EnginePanel, 'networkWeights'>
) => Promise<RunningWork<EngineCalls>>

/**
 * A browser may end a Worker without an event, as for lack of memory: while a call waits, the engine is asked whether it is
 * there. One without an answer to so many questions in a row is ended. It answers between its slices; measuring large
 * pictures on a slow computer is one slice of several seconds.
 */
const BEAT_MS = 3_000
const MOST_MISSED = 6
/** The same for the engine that follows one that has ended: on a slow or busy computer silence is no end. */
const MORE_MISSED = 4 * MOST_MISSED

/** How often one call may end the engine. */
const MOST_ENDS = 2

/** The signal of calls that cannot be cancelled. */
const { signal: never } = new AbortController()

/** Calls the engine of the thread that `start` starts; there is one at a time. */
export function callEngine(
  start: StartEngine,
  openVideo: (file: Blob) => Promise<OpenVideo>
): EngineElsewhere {
  let started: Promise<RunningWork<EngineCalls>> | null = null
  let count = 0
  /** In the order in which they came. */
  const calls = new Map<number, Call>()
  let patience = MOST_MISSED
  /** Engines that have answered a call: with nothing else to do they answer at once. Others may still warm up. */
  const ready = new WeakSet<RunningWork<EngineCalls>>()

  function startAnew(): Promise<RunningWork<EngineCalls>> {
    const progress: EnginePanel['progress'] = (id, ...how) => calls.get(id)?.onProgress?.(...how)
    const nodes: EnginePanel['nodes'] = async (id) => (await calls.get(id)?.nodes) ?? null
    const frameAt: EnginePanel['frameAt'] = async (id, ...when) => {
      const frame = await calls.get(id)?.frameAt?.(...when)
      if (frame === undefined) throw new Error('The video is closed.')
      return handOver(frame, [frame.data.buffer])
    }
    return start({ progress, nodes, frameAt }).catch((error: unknown) => {
      started = null
      throw error
    })
  }

  /** The engine, another one where the last has ended. */
  async function running(): Promise<RunningWork<EngineCalls>> {
    const last = started
    if (last !== null && !(await last).work.$closed) return last
    // Another call may have started the next one meanwhile.
    if (started === last) started = startAnew()
    return running()
  }

  async function call<T>(
    asked: Call,
    send: (work: Rpc<EngineCalls>, id: number) => Promise<T>
  ): Promise<T> {
    const { signal } = asked
    signal.throwIfAborted()
    const id = ++count
    let abort = (): void => undefined
    const onAbort = (): void => abort()
    calls.set(id, asked)
    signal.addEventListener('abort', onAbort)
    try {
      for (let ends = 0; ends < MOST_ENDS;) {
        const engine = await until(signal, running())
        const { work } = engine
        abort = () => void work.abort.asEvent(id)
        const isIdle = calls.size === 1 && ready.has(engine)
        const stopWatching = watch(engine, isIdle, patience)
        try {
          const answer = await until(signal, send(work, id))
          ready.add(engine)
          patience = MOST_MISSED
          return answer
        } catch (error) {
          if (signal.aborted || !work.$closed) throw error
          abort = () => undefined
          patience = MORE_MISSED
          // Calls that wait behind the oldest have not ended it.
          if (calls.keys().next().value === id) ends += 1
        } finally {
          stopWatching()
        }
      }
      throw engineStopped()
    } finally {
      signal.removeEventListener('abort', onAbort)
      calls.delete(id)
    }
  }

  function measure<Name extends keyof Measure>(
    name: Name,
    ...args: Parameters<Measure[Name]>
  ): Promise<Awaited<ReturnType<Measure[Name]>>> {
    type Measured = Promise<Awaited<ReturnType<Measure[Name]>>>
    return call({ signal: never }, (work) => work.measure(language(), name, args) as Measured)
  }

  return {
    analyse: ({ nodes = null, ...task }, options) =>
      call({ ...options, nodes }, (work, id) => work.analyse(id, task)),
    tryCandidates: (task, options) => call(options, (work, id) => work.tryCandidates(id, task)),
    scoreAd: (file, options) => call(options, (work, id) => work.scoreAd(id, file)),
    analyseVideo: async ({ file, facts }, options) => {
      let video: Promise<OpenVideo> | null = null
      const frameAt: OpenVideo['frameAt'] = async (...when) =>
        (await (video ??= openVideo(file))).frameAt(...when)
      const close = (): void => void video?.then((opened) => opened.close()).catch(() => undefined)
      return call({ ...options, frameAt }, (work, id) => work.analyseVideo(id, facts)).finally(
        close
      )
    },
    measure: {
      thumbnail: (png) => measure('thumbnail', png),
      looksSame: (...pictures) => measure('looksSame', ...pictures),
      layers: (question) => measure('layers', question),
      region: (question) => measure('region', question),
      difference: (question) => measure('difference', question)
    },
    warmUp: async () => {
      const { work } = await running()
      void work.warmUp.asEvent()
    }
  }
}

/** Ends an engine that leaves so many questions unanswered; an idle one, the first. Returns how to stop asking. */
function watch({ work, end }: RunningWork<EngineCalls>, isIdle: boolean, most: number): () => void {
  let missed = isIdle ? most - 1 : 0
  const heard = (): void => void (missed = 0)
  const ask = (): void => {
    missed += 1
    work.ready(language()).then(heard, heard)
  }
  ask()
  const timer = setInterval(() => {
    if (missed >= most) end(engineStopped())
    else ask()
  }, BEAT_MS)
  return () => clearInterval(timer)
}

function engineStopped(): GlanceError {
  return new GlanceError({ code: 'engine_stopped', ...words().engineStopped, sent: 'no' })
}
