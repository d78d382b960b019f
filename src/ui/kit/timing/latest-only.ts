/**
 * Runs `send` for the newest value, one call at a time: a slider gives many values, and only the last
 * one that waited is worth sending.
 */
export function latestOnly<T>(send: (value: T) => Promise<void>): (value: T) => Promise<void> {
  let waiting: { value: T } | null = null
  let running: Promise<void> | null = null

  async function drain(): Promise<void> {
    try {
      while (waiting !== null) {
        const { value } = waiting
        waiting = null
        await send(value)
      }
    } finally {
      running = null
    }
  }

  return (value) => {
    waiting = { value }
    running ??= drain()
    return running
  }
}
