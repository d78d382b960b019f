import {
  drawAttentionMap,
  drawClarityMap,
  drawExcitingnessMap,
  drawHotspotsMap,
  drawPerceptionMap,
  perceive,
  runToEnd,
  type Steps
} from '../../../src/perception'
import { median } from '../table'
import { madeUpPage } from './cost/made-up-page'
import { timed } from './cost/timed'

/**
 * Prints what the engine costs on a made-up page of a size: time of a first and of a warm run, of
 * the drawings, the longest stretch between two pauses, and memory over the picture's own pixels.
 *
 *   npx tsx --expose-gc test/bench/perception/timing.ts [WIDTH HEIGHT]
 */

const WARM_RUNS = 9

const width = Number(process.argv[2] ?? 2000)
const height = Number(process.argv[3] ?? 1125)
const pixels = madeUpPage(width, height)
globalThis.gc?.()
const before = process.memoryUsage()
let most = 0
const watched = function* (): Steps<void> {
  const steps = perceive(pixels, { medium: 'desktopWeb' })
  for (let step = steps.next(); !step.done; step = steps.next()) {
    const { heapUsed, arrayBuffers } = process.memoryUsage()
    most = Math.max(most, heapUsed - before.heapUsed + arrayBuffers - before.arrayBuffers)
    yield
  }
}

const ms = (value: number) => `${value.toFixed(1)} ms`
/** Median, and the least: what remains of the time when nothing else runs. */
const typical = (values: number[]) => `${ms(median(values))}, least ${ms(Math.min(...values))}`

const first = timed(perceive(pixels, { medium: 'desktopWeb' }))
const warm = Array.from({ length: WARM_RUNS }, () =>
  timed(perceive(pixels, { medium: 'desktopWeb' }))
)
globalThis.gc?.()
timed(watched())
const peakSet = process.resourceUsage().maxRSS / 1024 - before.rss / 2 ** 20
console.log(`${width}×${height}`)
console.log(`first run: ${ms(first.wall)}, processor ${ms(first.processor)}`)
console.log(`warm run: ${typical(warm.map((run) => run.wall))}`)
console.log(`warm run, processor: ${typical(warm.map((run) => run.processor))}`)
console.log(`longest stretch between pauses: ${typical(warm.map((run) => run.longest))}`)
console.log(
  `memory over the picture: ${(most / 2 ** 20).toFixed(0)} MB of arrays and objects, ` +
    `at most ${peakSet.toFixed(0)} MB of the process`
)

const result = runToEnd(perceive(pixels, { medium: 'desktopWeb' }))
const drawings = {
  drawAttentionMap,
  drawPerceptionMap,
  drawHotspotsMap,
  drawClarityMap,
  drawExcitingnessMap
}
for (const [name, draw] of Object.entries(drawings)) {
  const runs = Array.from({ length: WARM_RUNS }, () => timed(draw(result, pixels)))
  console.log(`${name}: ${typical(runs.map((run) => run.wall))}`)
}
