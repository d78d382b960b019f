import {
  perceive,
  drawAttentionMap,
  drawClarityMap,
  drawExcitingnessMap,
  drawHotspotsMap,
  drawPerceptionMap,
  runToEnd
} from '../../../src/perception'
import type { Pixels, Steps } from '../../../src/perception'

/**
 * Prints what the engine costs on a made-up page of a size: time of a first and of a warm run, of
 * the drawings, the longest stretch between two pauses, and memory over the picture's own pixels.
 *
 *   npx tsx --expose-gc test/bench/perception/timing.ts [WIDTH HEIGHT]
 */

const WARM_RUNS = 9

/** A page of grey lines of text, cards and colourful noise, the same every time. */
function madeUpPage(width: number, height: number): Pixels {
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  let seed = 1
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      const isPhoto = x > width / 2 && y < height / 2
      const isText = !isPhoto && y % 40 < 14 && x % 7 < 4 && x % 400 > 60
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
      if (isText) data.fill(40, at, at + 3)
      if (isPhoto) {
        data[at] = (x / 3 + (seed >>> 27)) % 256
        data[at + 1] = (y / 2 + (seed >>> 28)) % 256
        data[at + 2] = 128 + (seed >>> 26)
      }
    }
  }
  return { width, height, data }
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[values.length >> 1]!

/** Wall time, processor time and longest stretch between two pauses of a run, in ms. */
function timed(steps: Steps<unknown>) {
  const cpu = process.cpuUsage()
  const start = performance.now()
  let last = start
  let longest = 0
  for (;;) {
    const { done } = steps.next()
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
    if (done) break
  }
  const used = process.cpuUsage(cpu)
  return { wall: last - start, cpu: (used.user + used.system) / 1000, longest }
}

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
console.log(`first run: ${ms(first.wall)}, processor ${ms(first.cpu)}`)
console.log(`warm run: ${typical(warm.map((run) => run.wall))}`)
console.log(`warm run, processor: ${typical(warm.map((run) => run.cpu))}`)
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
