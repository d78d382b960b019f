import { RESULT_LIFETIME_MS } from '../../interface'
import type { ObjectStore } from '../storage/object-store'
import { LINK_LIFETIME_MS } from '../storage/storage-links'
import type { Gone } from './gone-names'

interface CachedResult {
  /** When the result was finished, ms since 1970. */
  at: number
  /** Storage paths of its pictures. */
  paths: readonly string[]
  /** What else of it is held now, bytes. */
  bytes: () => number
  onDrop: (why: Gone) => void
}

/** Finished results that expire, oldest first, whatever they are results of: they share one limit of bytes. */
export class ResultCache {
  private readonly results = new Set<CachedResult>()

  constructor(
    private readonly objects: ObjectStore,
    private readonly clock: () => number,
    private readonly maxStoredBytes: number
  ) {}

  put(result: CachedResult): void {
    this.results.add(result)
    this.evict()
  }

  /** Drops what has expired, links included, then the oldest results until the rest fits. */
  evict(): void {
    const now = this.clock()
    let others = 0
    for (const result of this.results) others += result.bytes()
    for (const result of this.results) {
      const expired = now >= result.at + RESULT_LIFETIME_MS + LINK_LIFETIME_MS
      if (!expired && this.objects.totalBytes + others <= this.maxStoredBytes) continue
      this.results.delete(result)
      others -= result.bytes()
      for (const path of result.paths) this.objects.drop(path)
      result.onDrop(now >= result.at + RESULT_LIFETIME_MS ? 'expired' : 'dropped')
    }
  }
}
