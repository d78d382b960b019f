/**
 * Does a piece of work and notes its length in User Timing under `name`, for developer tools and the
 * bench. The last one alone is kept, however many analyses a process makes.
 */
export async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  try {
    return await work()
  } finally {
    performance.clearMeasures(name)
    performance.measure(name, { start })
  }
}
