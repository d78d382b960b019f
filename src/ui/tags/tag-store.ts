import { computed, signal } from '@preact/signals'
import { type ErrorData, GlanceError, toErrorData } from '../../errors'
import type { TagUsage } from '../../interface'
import { storeHook } from '../kit/store-hook'
import type { PanelTools } from '../tools/panel-tools'

/** A tag as listed; `usageNumber` is null where the service gave none. */
interface ListedTag {
  name: string
  usageNumber: number | null
}

/** The tags of one provider and one kind of resource. */
interface LoadedTags {
  usage: readonly TagUsage[]
  /** The tags that a search goes through: the counted ones where `searchError` is set. */
  names: readonly string[]
  searchError: ErrorData | null
}

export type TagStore = ReturnType<typeof createTagStore>

export const useTags = storeHook<TagStore>('tags')

export function createTagStore({ provider, settings }: PanelTools) {
  const search = signal('')
  /** null before they first came. They stay while they are fetched anew. */
  const tags = signal<LoadedTags | null>(null)
  const loading = signal(false)
  const error = signal<ErrorData | null>(null)
  let source = ''
  let controller = new AbortController()

  /** Fetches the tags from the chosen provider. The latest call counts. */
  async function load(): Promise<void> {
    controller.abort()
    controller = new AbortController()
    const { signal } = controller
    const chosen = provider.value
    const { tagResourceType } = settings.settings.value
    const next = `${chosen.ok ? chosen.provider.baseUrl : ''} ${tagResourceType}`
    // Tags of another service are not shown for this one.
    if (next !== source) tags.value = null
    source = next
    error.value = null
    loading.value = true
    try {
      if (!chosen.ok) throw new GlanceError(chosen.error)
      const known = chosen.provider.tags
      if (known === null) return
      const [usage, found] = await Promise.all([
        known.summary({ signal }),
        known.search(tagResourceType, { signal }).catch(toErrorData)
      ])
      if (signal.aborted) return
      tags.value = Array.isArray(found)
        ? { usage, names: found.map(({ name }) => name), searchError: null }
        : { usage, names: usage.map(({ name }) => name), searchError: found }
    } catch (failure) {
      if (!signal.aborted) error.value = toErrorData(failure)
    } finally {
      if (!signal.aborted) loading.value = false
    }
  }

  return {
    search,
    tags,
    loading,
    error,
    listed: computed(() =>
      tags.value === null ? [] : filterTags(tags.value.usage, tags.value.names, search.value)
    ),
    load
  }
}

/** Most used first, then by name; tags without a count last. */
function sortTags(tags: readonly ListedTag[]): ListedTag[] {
  return [...tags].sort(
    (one, other) =>
      (other.usageNumber ?? -1) - (one.usageNumber ?? -1) || one.name.localeCompare(other.name)
  )
}

/**
 * Tags among `names` that match a search, with the counts of `usage`; ignores case and a leading #. An empty search
 * finds every counted tag.
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
