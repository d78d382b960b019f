import { TITLE_MAX_LENGTH } from '../../interface'

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
