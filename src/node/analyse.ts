import { analyse, ANALYSE_USAGE } from './analyse/analyse-command'
import { runCommand } from './cli/run-command'

// Ends in an orderly way, which deletes unfinished folders.
process.on('SIGINT', () => process.exit(130))
process.on('SIGTERM', () => process.exit(143))
await runCommand(ANALYSE_USAGE, analyse)
