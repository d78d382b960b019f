import type { Tried } from '../../engine/candidates/try-candidates'
import type { AdviceTask, AnalysedPicture, PictureTask } from '../../engine/engine'
import type { Measure } from '../../engine/measure/measure'
import type { MovingMap } from '../../engine/videos/moving-map'
import type { VideoFacts } from '../../engine/videos/video-source'
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
 * The engine in another thread. It starts with the first call, and again after it ended. Calls reject with the signal's
 * reason when it aborts, with the error that ended the engine, and with the interface's code for a picture that cannot be
 * analysed.
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

/** Starts the engine's thread and calls `onStop` when it ends by itself. */
export type StartEngine = (
  calls: Omit<EnginePanel, 'faceWeights'> & { onStop: () => void }
) => Promise<RunningWork<EngineCalls>>

/** Two pictures of 16 million px and 5,000 layers take a few seconds on a slow computer. */
const MEASURING_MS = 60_000

/** Calls the engine of the thread that `start` starts; there is one at a time. */
export function callEngine(
  start: StartEngine,
  openVideo: (file: Blob) => Promise<OpenVideo>
): EngineElsewhere {
  let started: Promise<RunningWork<EngineCalls>> | null = null
  let count = 0
  const calls = new Map<number, Call>()

  function forget(): void {
    started = null
  }

  function running(): Promise<RunningWork<EngineCalls>> {
    const progress: EnginePanel['progress'] = (id, ...how) => calls.get(id)?.onProgress?.(...how)
    const nodes: EnginePanel['nodes'] = async (id) => (await calls.get(id)?.nodes) ?? null
    const frameAt: EnginePanel['frameAt'] = async (id, ...when) => {
      const frame = await calls.get(id)?.frameAt?.(...when)
      if (frame === undefined) throw new Error('The video is closed.')
      return handOver(frame, [frame.data.buffer])
    }
    started ??= start({ progress, nodes, frameAt, onStop: forget }).catch((error: unknown) => {
      forget()
      throw error
    })
    return started
  }

  async function call<T>(
    asked: Call,
    send: (work: Rpc<EngineCalls>, id: number) => Promise<T>
  ): Promise<T> {
    const { signal } = asked
    signal.throwIfAborted()
    const { work } = await until(signal, running())
    const id = ++count
    const abort = (): void => void work.abort.asEvent(id)
    calls.set(id, asked)
    signal.addEventListener('abort', abort)
    try {
      return await until(signal, send(work, id))
    } finally {
      signal.removeEventListener('abort', abort)
      calls.delete(id)
    }
  }

  /** An engine that has not measured within a minute has stopped: the next call gets a new one. */
  async function measure<Name extends keyof Measure>(
    name: Name,
    ...args: Parameters<Measure[Name]>
  ): Promise<Awaited<ReturnType<Measure[Name]>>> {
    const { work, end } = await running()
    const timer = setTimeout(() => {
      forget()
      end(new Error(words().tookTooLong(words().workers.measuring)))
    }, MEASURING_MS)
    try {
      return (await work.measure(language(), name, args)) as Awaited<ReturnType<Measure[Name]>>
    } finally {
      clearTimeout(timer)
    }
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
      difference: (question) => measure('difference', question)
    },
    warmUp: async () => {
      const { work } = await running()
      void work.warmUp.asEvent()
    }
  }
}
