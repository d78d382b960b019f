import { runCommand } from './cli/run-command'
import { work, WORK_USAGE } from './redis/work-command'

await runCommand(WORK_USAGE, work)
// A connection of BullMQ's that waits for its Redis to come back keeps a process alive.
process.exit()
