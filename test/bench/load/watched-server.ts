import { monitorEventLoopDelay } from 'node:perf_hooks'
import { serve } from '../../../src/node/http/serve-command'

/** What the server's process says of itself when it ends, on the last line of its standard output. */
export interface Watched {
  /** How much later than it should the thread that answers came to its next event, 99th percentile, ms. */
  loopDelay: number
  /** The most that the process held in memory, MB. */
  mostMegabytes: number
}

/** How often the delay is looked at, ms. */
const RESOLUTION_MS = 5

/** `npm run serve`, which also watches how its own thread fares, from SIGUSR2 on. */
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
process.on('SIGUSR2', () => {
  delay.enable()
  delay.reset()
})
process.exitCode = await serve(process.argv.slice(2))
const watched: Watched = {
  // What is measured is the time from one look to the next.
  loopDelay: delay.percentile(99) / 1e6 - RESOLUTION_MS,
  mostMegabytes: process.resourceUsage().maxRSS / 1000
}
process.stdout.write(`${JSON.stringify(watched)}\n`)
