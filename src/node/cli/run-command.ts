import { UsageError } from './usage-error'

/**
 * Runs a command and sets the exit code: its own result, 2 when it was called wrongly, 1 when it failed.
 * Failures are told in a sentence on standard error, without a stack.
 */
export async function runCommand(usage: string, command: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command()
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    process.stderr.write(`${message}\n`)
    if (error instanceof UsageError) process.stderr.write(`\nUsage: ${usage}\n`)
    process.exitCode = error instanceof UsageError ? 2 : 1
  }
}
