import { type Tag, type TagUsage, TITLE_MAX_LENGTH } from '../../interface'
import type { Store } from '../storage/store'

/** The resource types with tags. */
type ResourceType = 'screenshot' | 'video' | 'ad'

/** The most resources whose tags are kept; the oldest are dropped. */
const MAX_RESOURCES = 5_000

/** Their list in the store. */
const LIST = 'tags'

interface Tagged {
  resourceType: ResourceType
  /** No two that differ in their case alone. */
  tags: readonly string[]
}

/**
 * Tags of what was created, since the interface has no call that makes one: the #words in the titles of
 * analyses, videos and ads, and an analysis's medium. Letters' case makes no difference, and the
 * spelling that came first is shown. A resource counts a tag once, and keeps counting when its result
 * has expired, until 5,000 newer resources were created.
 */
export class TagStore {
  constructor(private readonly store: Store) {}

  /** Remembers the tags in a new resource's title, and more that it has without a #. */
  async note(
    resourceType: ResourceType,
    title: string,
    more: readonly string[] = []
  ): Promise<void> {
    const names = [...more, ...findTags(title)]
    if (names.length === 0) return
    const tags = new Map<string, string>()
    for (const name of names) if (!tags.has(sameAs(name))) tags.set(sameAs(name), name)
    const tagged: Tagged = { resourceType, tags: [...tags.values()] }
    await this.store.push(LIST, tagged, MAX_RESOURCES)
  }

  /** All tags of a resource type, by name. */
  async search(resourceType: string): Promise<Tag[]> {
    const usages = await this.count((tagged) => tagged.resourceType === resourceType)
    return usages.sort(byName).map(({ name }) => ({ name }))
  }

  /** All tags, most used first, then by name. */
  async summary(): Promise<TagUsage[]> {
    const usages = await this.count(() => true)
    return usages.sort((one, other) => other.usageNumber - one.usageNumber || byName(one, other))
  }

  private async count(isMeant: (tagged: Tagged) => boolean): Promise<TagUsage[]> {
    const resources = (await this.store.list(LIST)) as Tagged[]
    const usages = new Map<string, TagUsage>()
    for (const { tags } of resources.filter(isMeant)) {
      for (const name of tags) {
        const usage = usages.get(sameAs(name)) ?? { name, usageNumber: 0 }
        usages.set(sameAs(name), usage)
        usage.usageNumber += 1
      }
    }
    return [...usages.values()]
  }
}

const sameAs = (name: string): string => name.toLowerCase()

/** By code units and without regard to case: the same order on every machine. */
function byName(one: Tag, other: Tag): number {
  const [a, b] = [sameAs(one.name), sameAs(other.name)]
  return a < b ? -1 : a > b ? 1 : 0
}

/**
 * A # that ends no word, then letters, digits, hyphens and underscores with at least one letter. What may
 * not stand before it is matched, not looked behind for: Safari before 16.4 cannot.
 */
const TAG = /(?:^|[^\p{L}\p{M}\p{N}_&])#([\p{N}_-]*\p{L}[\p{L}\p{M}\p{N}_-]*)/gu

/** The #words of a title, without their #: `Checkout #mobile-2 #A/B` has `mobile-2` and `A`; `#1` is none. */
export function findTags(title: string): string[] {
  const text = title.slice(0, TITLE_MAX_LENGTH).normalize('NFC')
  return Array.from(text.matchAll(TAG), ([, name]) => name!)
}
