import { serve } from '../../src/node/http/serve-command'
import { work } from '../../src/node/redis/work-command'

/** `npm run serve` or `npm run work` on a clock that begins `GLANCE_AHEAD_MS` ahead, and leaps `GLANCE_LEAP_MS` at each SIGUSR2. */
const LEAP_MS = Number(process.env.GLANCE_LEAP_MS)
const real = Date.now
let ahead = Number(process.env.GLANCE_AHEAD_MS)
Date.now = () => real() + ahead
process.on('SIGUSR2', () => (ahead += LEAP_MS))

const COMMANDS = { serve, work }
const [command = '', ...args] = process.argv.slice(2)
process.exitCode = await COMMANDS[command as keyof typeof COMMANDS](args)
process.exit()
