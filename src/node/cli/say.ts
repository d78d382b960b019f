/** Tells whoever started a command something, on standard output. */
export function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}

/** The same on standard error: what is no part of a command's output. */
export function sayAside(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
}

/** Tells them what went wrong and is the program's own fault, with its details, on standard error. */
export function report(error: unknown): void {
  sayAside(error instanceof Error ? (error.stack ?? error.message) : String(error))
}
