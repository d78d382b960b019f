import { runCommand } from './cli/run-command'
import { serve, SERVE_USAGE } from './http/serve-command'

await runCommand(SERVE_USAGE, () => serve(process.argv.slice(2)))
