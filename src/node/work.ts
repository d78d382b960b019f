import { runCommand } from './cli/run-command'
import { work, WORK_USAGE } from './redis/work-command'

await runCommand(WORK_USAGE, () => work(process.argv.slice(2)))
