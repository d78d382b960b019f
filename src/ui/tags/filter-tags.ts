import type { TagUsage } from '../../interface'

/** A tag as the list shows it; its count is null where the service has not told it. */
export interface ListedTag {
  name: string
  usageNumber: number | null
}

/** Most used first, then by name; tags without a count last. */
export function sortTags(tags: readonly ListedTag[]): ListedTag[] {
  return [...tags].sort(
    (one, other) =>
      (other.usageNumber ?? -1) - (one.usageNumber ?? -1) || one.name.localeCompare(other.name)
  )
}

/**
 * Tags among `names` that match a search, with the counts of `usage`; case and a leading # are ignored. An empty search finds every tag that is counted.
 */
export function filterTags(
  usage: readonly TagUsage[],
  names: readonly string[],
  search: string
): ListedTag[] {
  const wanted = search.trim().replace(/^#/, '').toLowerCase()
  if (wanted === '') return sortTags(usage)
  const counts = new Map(usage.map(({ name, usageNumber }) => [name.toLowerCase(), usageNumber]))
  return sortTags(
    [...new Set(names)]
      .filter((name) => name.toLowerCase().includes(wanted))
      .map((name) => ({ name, usageNumber: counts.get(name.toLowerCase()) ?? null }))
  )
}
