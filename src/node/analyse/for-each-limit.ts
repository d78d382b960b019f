/** Works through items in order, at most `limit` at once. Rejects with the first failure. */
export async function forEachLimit<T>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<void>
): Promise<void> {
  const rest = items.values()
  const takeAll = async (): Promise<void> => {
    for (const item of rest) await work(item)
  }
  await Promise.all(Array.from({ length: limit }, takeAll))
}
