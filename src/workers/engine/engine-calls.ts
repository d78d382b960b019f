import type { AnalysedPicture, Engine, PictureTask } from '../../engine/engine'
import { ImageError } from '../../engine/images/image-error'
import type { Measure } from '../../engine/measure/measure'
import type { Brief } from '../../engine/texts/brief'
import { type Kept, withLayers } from '../../engine/texts/measured'
import type { MeasuredLayer } from '../../engine/texts/measured-layer'
import { WRITERS } from '../../engine/texts/writers'
import { GlanceError } from '../../errors'
import type { TextKind } from '../../interface'
import { type Language, speak } from '../../language'
import { handOver, type Rpc } from '../rpc'
import type { EnginePanel } from './engine-panel'

/** A text to be written: about which numbers, with which brief and layers, in which language. */
export interface TextTask {
  kind: TextKind
  kept: Kept
  brief: Brief
  layers: readonly MeasuredLayer[] | undefined
}

/**
 * Calls of the engine, in its Worker. `id` names a call that can be ended before its answer. Pictures that cannot be
 * analysed reject with a GlanceError that has the interface's code. Answers are in `language`.
 */
export interface EngineCalls {
  analyse: (id: number, task: PictureTask) => Promise<AnalysedPicture>
  scoreAd: (id: number, file: Uint8Array) => Promise<number>
  writeText: (language: Language, task: TextTask) => string
  measure: (language: Language, name: keyof Measure, args: readonly unknown[]) => Promise<unknown>
  abort: (id: number) => void
}

/** Answers calls with an engine of this thread: pictures one after another, all else in between. */
export function createEngineCalls(
  engine: Engine,
  measure: Measure,
  panel: Pick<Rpc<EnginePanel>, 'progress'>
): EngineCalls {
  const running = new Map<number, AbortController>()
  let last: Promise<unknown> = Promise.resolve()

  /** Works when those before it have ended; one that was ended meanwhile is not begun. */
  async function inTurn<T>(id: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const control = new AbortController()
    running.set(id, control)
    const turn = last.then(() => {
      control.signal.throwIfAborted()
      return work(control.signal)
    })
    last = turn.catch(() => undefined)
    try {
      return await turn.catch(explain)
    } finally {
      running.delete(id)
    }
  }

  return {
    analyse: (id, task) =>
      inTurn(id, async (signal) => {
        const onProgress = (done: number, of: number): void =>
          void panel.progress.asEvent(id, done, of)
        return handOverAll(await engine.analyse(task, signal, onProgress))
      }),
    scoreAd: (id, file) => inTurn(id, (signal) => engine.scoreAd(file, signal)),
    writeText: (language, { kind, kept, brief, layers }) => {
      speak({ value: language })
      return WRITERS[kind](withLayers(kept, layers), brief)
    },
    measure: (language, name, args) => {
      speak({ value: language })
      // TypeScript does not see that a name's arguments belong to it.
      const ask = measure[name] as (...args: readonly unknown[]) => Promise<unknown>
      return ask(...args)
    },
    abort: (id) => running.get(id)?.abort()
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
function explain(error: unknown): never {
  if (!(error instanceof ImageError)) throw error
  const { code, message } = error
  throw new GlanceError({ code, message, advice: '', sent: 'no' })
}
