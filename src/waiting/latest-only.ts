/** Pending value and running send, per key. */
interface Line<T> {
  next: { value: T } | null
  done: Promise<void>
}

/**
 * Returns a function that sends the newest value, one call at a time: of a slider's many values, only the last is worth
 * sending. Values with different `keyOf` do not replace each other. Its promise resolves when no value is pending, and
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
      try {
        await send(value)
        failure = null
      } catch (error) {
        failure = { error }
      }
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
