import { runCommand } from './cli/run-command'
import { keys, KEYS_USAGE } from './keys/keys-command'

await runCommand(KEYS_USAGE, keys)
