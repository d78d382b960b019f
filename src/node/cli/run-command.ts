import { UsageError } from './options'

/**
 * Runs a command and sets the exit code: its own result, 2 when it was called wrongly, 1 when it failed.
 * Failures are told in a sentence on standard error, without a stack.
 */
export async function runCommand(usage: string, command: () => Promise<number>): Promise<void> {
  // Whoever read the output has gone, or the disk is full: nobody is left to be told, and a service goes on.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  try {
    process.exitCode = await command()
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    sayAside(message)
    if (error instanceof UsageError) sayAside(`\nUsage: ${usage}`)
    process.exitCode = error instanceof UsageError ? 2 : 1
  }
}

/** The names in it are anybody's: a terminal takes control characters for orders. */
function printable(text: string): string {
  return text.replace(/(?![\t\n])[\0-\x1f\x7f-\x9f]/g, '\ufffd')
}

/** Tells whoever started a command something, on standard output. */
export function say(sentence: string): void {
  process.stdout.write(`${printable(sentence)}\n`)
}

/** The same on standard error: what is no part of a command's output. */
export function sayAside(sentence: string): void {
  process.stderr.write(`${printable(sentence)}\n`)
}

/** Tells them what went wrong and is the program's own fault, with its details, on standard error. */
export function report(error: unknown): void {
  sayAside(error instanceof Error ? (error.stack ?? error.message) : String(error))
}
