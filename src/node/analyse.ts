import { analyse, ANALYSE_USAGE } from './analyse/analyse-command'
import { runCommand } from './cli/run-command'

await runCommand(ANALYSE_USAGE, () => analyse(process.argv.slice(2)))
