import type { Client } from '../../client'

/** A tag as listed; `usageNumber` is null where the service gave none. */
export interface ListedTag {
  name: string
  usageNumber: number | null
}

/**
 * The tags that a service counts, and those of a kind of resource: most used first, then by name; those without a count
 * last. The counted ones alone where the service does not know the kind.
 */
export async function loadTags(
  tags: Pick<Client['tags'], 'summary' | 'search'>,
  resourceType: string,
  signal: AbortSignal
): Promise<ListedTag[]> {
  const [counted, found] = await Promise.all([
    tags.summary({ signal }),
    tags.search(resourceType, { signal }).catch(() => [])
  ])
  const known = new Set(counted.map(({ name }) => name.toLowerCase()))
  const others = [...new Set(found.map(({ name }) => name))]
    .filter((name) => !known.has(name.toLowerCase()))
    .map((name) => ({ name, usageNumber: null }))
  return [...counted, ...others].sort(
    (one: ListedTag, other: ListedTag) =>
      (other.usageNumber ?? -1) - (one.usageNumber ?? -1) || one.name.localeCompare(other.name)
  )
}

/** Tags that match a search; ignores case and a leading #. */
export function filterTags(tags: readonly ListedTag[], search: string): readonly ListedTag[] {
  const wanted = search.trim().replace(/^#/, '').toLowerCase()
  return tags.filter(({ name }) => name.toLowerCase().includes(wanted))
}
