/** Tells whoever started a command something, on standard output. */
export function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}

/** Tells them what went wrong and is the program's own fault, with its details, on standard error. */
export function report(error: unknown): void {
  process.stderr.write(
    `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`
  )
}
