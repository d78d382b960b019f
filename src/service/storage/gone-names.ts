import type { Gone } from './store'

/** Names that are still told apart from unknown ones. */
const MAX_NAMES = 10_000

/** What was there once, and why it no longer is; the oldest names are forgotten. */
export class GoneNames {
  private readonly names = new Map<string, Gone>()

  add(name: string, why: Gone): void {
    this.names.set(name, why)
    for (const oldest of this.names.keys()) {
      if (this.names.size <= MAX_NAMES) break
      this.names.delete(oldest)
    }
  }

  why(name: string): Gone | undefined {
    return this.names.get(name)
  }
}
