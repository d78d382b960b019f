import type { LayersQuestion } from '../../../src/ui/measure/measure'
import { measureInWorker } from '../../../src/ui/measure/measure-in-worker'
import { unpack } from '../../../src/ui/build/unpack'
import packed from './shares-worker?worker'

declare global {
  interface Window {
    /** The whole answer of the panel's own Worker, its start included, ms. Maps are PNGs in base64. */
    timeAnswer: (
      question: Pick<LayersQuestion, 'nodes' | 'picture'>,
      maps: { attention: string; perception: string }
    ) => Promise<number>
    /** Folding and sharing alone, in a Worker, ms per round. */
    timeShares: (layers: number, rounds: number) => Promise<number[]>
  }
}

window.timeAnswer = async ({ nodes, picture }, maps) => {
  const mapOf = (base64: string) => ({
    bytes: Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)),
    ...picture
  })
  const [attention, perception] = [mapOf(maps.attention), mapOf(maps.perception)]
  const start = performance.now()
  await measureInWorker.layers({ nodes, picture, attention, perception })
  return performance.now() - start
}

window.timeShares = async (layers, rounds) => {
  const url = URL.createObjectURL(new Blob([await unpack(packed)]))
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
