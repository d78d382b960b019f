import { monitorEventLoopDelay } from 'node:perf_hooks'
import { serve } from '../../../src/node/http/serve-command'
import { work } from '../../../src/node/redis/work-command'

/** What a process says of itself when it ends, on the last line of its standard output. */
export interface Watched {
  /** How much later than it should its first thread, which answers, came to its next event, 99th percentile, ms. */
  loopDelay: number
  /** The most that the process held in memory, MB. */
  mostMegabytes: number
}

/** How often the delay is looked at, ms. */
const RESOLUTION_MS = 5

const COMMANDS = { serve, work }

/** `npm run serve` or `npm run work`, which also watches how its own thread fares, from SIGUSR2 on. */
const [command = '', ...args] = process.argv.slice(2)
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
process.on('SIGUSR2', () => {
  delay.enable()
  delay.reset()
})
process.exitCode = await COMMANDS[command as keyof typeof COMMANDS](args)
const watched: Watched = {
  // What is measured is the time from one look to the next.
  loopDelay: delay.percentile(99) / 1e6 - RESOLUTION_MS,
  mostMegabytes: process.resourceUsage().maxRSS / 1000
}
process.stdout.write(`${JSON.stringify(watched)}\n`)
