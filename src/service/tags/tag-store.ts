import { type Tag, type TagUsage, TITLE_MAX_LENGTH } from '../../interface'

/** What this service has tags of; every other resource type has none. */
type ResourceType = 'screenshot' | 'video' | 'ad'

/** Resources whose tags are remembered; the oldest are forgotten. */
const MAX_RESOURCES = 5_000

interface Tagged {
  resourceType: ResourceType
  /** Spellings by what they are compared by. */
  tags: ReadonlyMap<string, string>
}

/**
 * Tags of what was created, since the interface has no call that makes one: the #words in the titles of
 * analyses, videos and ads, and an analysis's medium. Letters' case makes no difference, and the
 * spelling that came first is shown. A resource counts a tag once, and keeps counting when its result
 * has expired, until 5,000 newer resources were created.
 */
export class TagStore {
  private readonly resources = new Map<string, Tagged>()

  /** Remembers the tags in a new resource's title, and more that it has without a #. */
  note(resourceType: ResourceType, id: string, title: string, more: readonly string[] = []): void {
    const names = [...more, ...findTags(title)]
    if (names.length === 0) return
    const tags = new Map<string, string>()
    for (const name of names) if (!tags.has(sameAs(name))) tags.set(sameAs(name), name)
    this.resources.set(`${resourceType} ${id}`, { resourceType, tags })
    for (const oldest of this.resources.keys()) {
      if (this.resources.size <= MAX_RESOURCES) break
      this.resources.delete(oldest)
    }
  }

  /** All tags of a resource type, by name. */
  search(resourceType: string): Tag[] {
    return this.count((tagged) => tagged.resourceType === resourceType)
      .sort(byName)
      .map(({ name }) => ({ name }))
  }

  /** All tags, most used first, then by name. */
  summary(): TagUsage[] {
    return this.count(() => true).sort(
      (one, other) => other.usageNumber - one.usageNumber || byName(one, other)
    )
  }

  private count(isMeant: (tagged: Tagged) => boolean): TagUsage[] {
    const usages = new Map<string, TagUsage>()
    for (const tagged of this.resources.values()) {
      if (!isMeant(tagged)) continue
      for (const [key, name] of tagged.tags) {
        const usage = usages.get(key) ?? { name, usageNumber: 0 }
        usages.set(key, usage)
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
