import type { LayersQuestion } from '../../../src/engine/measure/measure'
import { readPart } from '../../../src/main/app/parts'
import { engineInWorker } from '../../../src/workers/engine/engine'
import { readPartsBy } from '../../../src/workers/parts'

readPartsBy(readPart)

declare global {
  interface Window {
    /** The whole answer of the panel's own Worker, its start included, ms. Maps are PNGs in base64. */
    timeAnswer: (
      question: Pick<LayersQuestion, 'nodes' | 'picture'>,
      maps: { attention: string; perception: string }
    ) => Promise<number>
    /** Folding and sharing alone, in a Worker of this script, ms per round. */
    timeShares: (script: string, layers: number, rounds: number) => Promise<number[]>
  }
}

window.timeAnswer = async ({ nodes, picture }, maps) => {
  const mapOf = (base64: string) => ({
    bytes: Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)),
    ...picture
  })
  const [attention, perception] = [mapOf(maps.attention), mapOf(maps.perception)]
  const start = performance.now()
  await engineInWorker.measure.layers({ nodes, picture, png: null, attention, perception })
  return performance.now() - start
}

window.timeShares = async (script, layers, rounds) => {
  const url = URL.createObjectURL(new Blob([script]))
  const worker = new Worker(url)
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    times.push(
      await new Promise<number>((resolve) => {
        worker.onmessage = ({ data }: MessageEvent<number>) => resolve(data)
        worker.postMessage(layers)
      })
    )
  }
  worker.terminate()
  return times
}
