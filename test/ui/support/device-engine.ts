import { engineHere } from '../../../src/engine/engine-here'
import type { PictureTask } from '../../../src/engine/engine'
import { withLayers } from '../../../src/engine/texts/measured'
import { WRITERS } from '../../../src/engine/texts/writers'
import { runToEnd } from '../../../src/perception'
import type { EngineElsewhere } from '../../../src/workers/engine/call-engine'
import type { TextTask } from '../../../src/workers/engine/engine-calls'

export interface DeviceEngine extends Pick<EngineElsewhere, 'analyse' | 'writeText'> {
  /** What it was asked, in order. */
  pictures: PictureTask[]
  texts: TextTask[]
}

/** The engine as the panel calls it, in this thread. */
export function deviceEngine(): DeviceEngine {
  const engine = engineHere({
    codec: { decodeJpeg: () => Promise.reject(new Error('not used')) },
    drive: (steps) => Promise.resolve(runToEnd(steps))
  })
  const pictures: PictureTask[] = []
  const texts: TextTask[] = []
  return {
    pictures,
    texts,
    analyse: (task, { signal, onProgress }) => {
      pictures.push(task)
      return engine.analyse(task, signal, onProgress)
    },
    writeText: async (task) => {
      texts.push(task)
      const { kind, kept, layers, brief } = task
      return WRITERS[kind](withLayers(kept, layers), brief)
    }
  }
}
