import { runCommand } from './cli/run-command'
import { SERVE_USAGE } from './http/serve-arguments'
import { serve } from './http/serve-command'

await runCommand(SERVE_USAGE, serve)
