import { until } from '../../waiting'

/**
 * The results of a slow step for each item, in order, the next one always under way while the consumer
 * works on the last: never more than that, so that a slow consumer holds the source back. Once the signal
 * aborts, it ends with its reason, without waiting for a step that is under way, and begins no other.
 */
export async function* oneAhead<T, R>(
  items: readonly T[],
  step: (item: T) => Promise<R>,
  signal: AbortSignal
): AsyncGenerator<R, void, void> {
  const begin = (index: number): Promise<R> | null => {
    const item = items[index]
    if (item === undefined) return null
    const result = step(item)
    // Its failure is unhandled when the consumer has left.
    result.catch(() => undefined)
    return result
  }
  let next = begin(0)
  for (let index = 1; next !== null; index++) {
    const result: R = await until(signal, next)
    next = begin(index)
    yield result
  }
}
