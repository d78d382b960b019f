/** Pending value and running send, per key. */
interface Line<T> {
  next: { value: T } | null
  done: Promise<void>
}

/**
 * Runs `send` for the newest value, one call at a time: a slider gives many values, and only the last one
 * that waited is worth sending. `keyOf` tells what a value is about, for values that do not overtake each
 * other; without it, all are about the same. What is given back resolves when nothing waits any more, and
 * rejects when the last call failed.
 */
export function latestOnly<T>(
  send: (value: T) => Promise<void>,
  keyOf: (value: T) => string = () => ''
): (value: T) => Promise<void> {
  const lines = new Map<string, Line<T>>()

  async function drain(key: string, line: Line<T>): Promise<void> {
    let failure: { error: unknown } | null = null
    while (line.next !== null) {
      const { value } = line.next
      line.next = null
      failure = await send(value).then(
        () => null,
        (error: unknown) => ({ error })
      )
    }
    lines.delete(key)
    if (failure !== null) throw failure.error
  }

  return (value) => {
    const key = keyOf(value)
    const line = lines.get(key) ?? { next: null, done: Promise.resolve() }
    line.next = { value }
    if (!lines.has(key)) {
      lines.set(key, line)
      line.done = drain(key, line)
    }
    return line.done
  }
}
