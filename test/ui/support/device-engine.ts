import { engineHere } from '../../../src/engine/engine-here'
import type { PictureTask } from '../../../src/engine/engine'
import { measureHere } from '../../../src/engine/measure/measure-here'
import { analyseVideo } from '../../../src/engine/videos/analyse-video'
import { gatherMap } from '../../../src/engine/videos/moving-map'
import type { EngineElsewhere } from '../../../src/workers/engine/call-engine'

export interface DeviceEngine extends EngineElsewhere {
  /** What it was asked, in order. */
  pictures: PictureTask[]
}

/** The engine as the panel calls it, in this thread. Videos are a grey that grows brighter. */
export function deviceEngine(): DeviceEngine {
  const codec = { decodeJpeg: () => Promise.reject(new Error('not used')) }
  const engine = engineHere({ codec })
  const pictures: PictureTask[] = []
  return {
    pictures,
    analyse: (task, { signal, onProgress }) => {
      pictures.push(task)
      return engine.analyse(task, signal, onProgress)
    },
    tryCandidates: (task, { signal, onProgress }) => engine.tryCandidates(task, signal, onProgress),
    scoreAd: (file, { signal }) => engine.scoreAd(file, signal),
    analyseVideo: ({ facts }, { signal, onProgress }) => {
      const { width, height } = facts
      const spots = async function* ({ times }: { times: readonly number[] }) {
        for (const [at] of times.entries()) {
          const data = new Uint8ClampedArray(4 * width * height).fill(20 * at)
          data.fill(255, 0, 4 * width)
          yield await Promise.resolve({ width, height, data })
        }
      }
      const look = (task: Parameters<typeof engine.analyseFrame>[0]) =>
        engine.analyseFrame(task, signal)
      const means = { mapSize: 'grid', look, signal, onProgress } as const
      return gatherMap(analyseVideo({ facts, frames: spots }, means))
    },
    measure: measureHere(codec),
    warmUp: () => Promise.resolve()
  }
}
