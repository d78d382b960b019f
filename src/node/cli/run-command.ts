import { UsageError } from './options'

/**
 * Runs a command with the arguments of this process and sets the exit code: its own result, 2 when it was called wrongly,
 * 1 when it failed. Writes a sentence about the failure to standard error, without a stack. `--help` prints the usage.
 */
export async function runCommand(
  usage: string,
  command: (args: string[]) => Promise<number>
): Promise<void> {
  // EPIPE or a full disk: it cannot be reported, and a service keeps serving.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  const args = process.argv.slice(2)
  if (args.includes('--help')) {
    say(`Usage: ${usage}`)
    return
  }
  try {
    process.exitCode = await command(args)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    sayAside(message)
    if (error instanceof UsageError) sayAside(`\nUsage: ${usage}`)
    process.exitCode = error instanceof UsageError ? 2 : 1
  }
}

/** Replaces control characters, which names of files may have and terminals obey. */
function printable(text: string): string {
  return text.replace(/(?![\t\n])[\0-\x1f\x7f-\x9f]/g, '\ufffd')
}

/** Writes a line to standard output. */
export function say(sentence: string): void {
  process.stdout.write(`${printable(sentence)}\n`)
}

/** Writes a line to standard error, for messages that are not part of a command's output. */
export function sayAside(sentence: string): void {
  process.stderr.write(`${printable(sentence)}\n`)
}

/** Writes a fault of the program, with its stack, to standard error. */
export function report(error: unknown): void {
  sayAside(error instanceof Error ? (error.stack ?? error.message) : String(error))
}
