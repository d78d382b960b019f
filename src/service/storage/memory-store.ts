import { LINK_LIFETIME_MS } from './storage-links'
import { type Bytes, type Entry, type Found, type Gone, type Store, type StoreQuota } from './store'

/** Bytes of a record besides its content. */
const RECORD_BYTES = 256

/** The most names of gone records that are remembered. */
const MAX_GONE = 10_000

interface Held extends Entry {
  bytes: number
}

/**
 * A store in the memory of its process. Records leave when something is put after their time, and the
 * oldest of a quota when the bytes of its records and their objects are over the limit; never the one just put.
 */
export class MemoryStore implements Store {
  private readonly records = new Map<string, Held>()
  private readonly objects = new Map<string, Map<string, Bytes>>()
  private readonly lists = new Map<string, object[]>()
  /** Why records are gone, by name, the oldest first. */
  private readonly gone = new Map<string, Gone>()
  private readonly taken: Record<StoreQuota, number> = { results: 0, videos: 0 }

  constructor(
    private readonly clock: () => number,
    /** Of each quota. */
    private readonly maxBytes: number
  ) {}

  ready(): Promise<void> {
    return Promise.resolve()
  }

  get(kind: string, id: string): Promise<Found<object>> {
    const name = `${kind} ${id}`
    const held = this.records.get(name)
    if (held === undefined) return Promise.resolve(this.gone.get(name) ?? 'unknown')
    return Promise.resolve(this.hasExpired(held) ? 'expired' : held.value)
  }

  update(
    kind: string,
    id: string,
    change: (entry: Entry | undefined) => Entry | null
  ): Promise<boolean> {
    const name = `${kind} ${id}`
    const held = this.records.get(name)
    const entry = change(held === undefined || this.hasExpired(held) ? undefined : held)
    if (entry === null) return Promise.resolve(false)
    if (held !== undefined) this.release(held)
    const bytes = RECORD_BYTES + bytesOf(entry.value) + this.bytesIn(entry.objects)
    this.records.set(name, { ...entry, bytes })
    if (entry.quota !== undefined) this.taken[entry.quota] += bytes
    this.makeRoom(name)
    return Promise.resolve(true)
  }

  putObjects(folder: string, objects: Readonly<Record<string, Bytes>>): Promise<void> {
    const all = this.objects.get(folder) ?? new Map<string, Bytes>()
    for (const [name, bytes] of Object.entries(objects)) all.set(name, bytes)
    this.objects.set(folder, all)
    return Promise.resolve()
  }

  getObject(folder: string, name: string): Promise<Bytes | undefined> {
    return Promise.resolve(this.objects.get(folder)?.get(name))
  }

  dropObjects(folder: string): Promise<void> {
    this.objects.delete(folder)
    return Promise.resolve()
  }

  push(list: string, value: object, most: number): Promise<void> {
    const values = this.lists.get(list) ?? []
    values.push(value)
    if (values.length > most) values.shift()
    this.lists.set(list, values)
    return Promise.resolve()
  }

  list(list: string): Promise<object[]> {
    return Promise.resolve([...(this.lists.get(list) ?? [])])
  }

  private hasExpired({ expires }: Entry): boolean {
    return this.clock() >= expires
  }

  /** Drops what has expired, links included, then the oldest until the rest of their quota fits. */
  private makeRoom(newest: string): void {
    for (const [name, held] of this.records) {
      const isOver = this.clock() >= held.expires + LINK_LIFETIME_MS
      const isInTheWay =
        name !== newest && held.quota !== undefined && this.taken[held.quota] > this.maxBytes
      if (!isOver && !isInTheWay) continue
      this.records.delete(name)
      this.release(held)
      if (held.objects !== undefined) this.objects.delete(held.objects)
      this.gone.set(name, this.hasExpired(held) ? 'expired' : 'dropped')
    }
    for (const oldest of this.gone.keys()) {
      if (this.gone.size <= MAX_GONE) break
      this.gone.delete(oldest)
    }
  }

  private release({ quota, bytes }: Held): void {
    if (quota !== undefined) this.taken[quota] -= bytes
  }

  private bytesIn(folder: string | undefined): number {
    const objects = folder === undefined ? undefined : this.objects.get(folder)
    return [...(objects?.values() ?? [])].reduce((sum, { length }) => sum + length, 0)
  }
}

/** About what a value takes in memory. */
function bytesOf(value: unknown): number {
  if (typeof value === 'string') return 2 * value.length
  if (ArrayBuffer.isView(value)) return value.byteLength
  if (typeof value !== 'object' || value === null) return 8
  return Object.values(value).reduce((sum: number, part) => sum + bytesOf(part), 0)
}
