import { visibleShares } from '../../../src/perception'
import { foldLayers } from '../../../src/engine/measure/fold/fold-layers'
import { toScene } from '../../../src/engine/measure/to-scene'
import { designOf, PICTURE } from './design'

const GRID = { width: 640, height: 455 }

/** Answers a number of layers with the time that folding and sharing takes, ms. */
addEventListener('message', ({ data }: MessageEvent<number>) => {
  const nodes = designOf(data)
  const cells = GRID.width * GRID.height
  const density = new Float32Array(cells).fill(1 / cells)
  const start = performance.now()
  const scene = toScene(nodes, foldLayers(nodes), PICTURE)
  visibleShares(scene, GRID, { attention: density, perception: density })
  postMessage(performance.now() - start)
})
