import type { Redis } from 'ioredis'
import { deserialize, serialize } from 'node:v8'
import {
  type Bytes,
  type Entry,
  type Found,
  LINK_LIFETIME_MS,
  type Store,
  UNFINISHED_LIFETIME_MS
} from '../../service'
import { asked } from './connect'
import { key } from './keys'

/** Lifetime of the tombstone of an expired record, ms; after it the record is unknown. */
const TOMBSTONE_MS = 24 * 60 * 60 * 1000

/** The stored part of an entry. Objects have keys of their own; Redis limits the memory itself. */
type StoredEntry = Pick<Entry, 'value' | 'expires'>

/**
 * Puts a record unless it has changed since it was read, and keeps its objects as long. A script, so that it is atomic.
 * KEYS: record, gone, objects. ARGV: as read, to put, its ms, when it expires, ms of its tombstone.
 */
const REPLACE = `
  if (redis.call('GET', KEYS[1]) or '') ~= ARGV[1] then return 0 end
  redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
  redis.call('SET', KEYS[2], ARGV[4], 'PX', ARGV[5])
  redis.call('PEXPIRE', KEYS[3], ARGV[3])
  return 1`

/**
 * Puts objects, with a lifetime unless they have one: a late worker must not lengthen that of a finished record.
 * KEYS: objects. ARGV: ms, then names and bytes.
 */
const PUT_OBJECTS = `
  redis.call('HSET', KEYS[1], unpack(ARGV, 2))
  if redis.call('PTTL', KEYS[1]) < 0 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end`

/**
 * A store in Redis, for any number of processes. Records expire by the service's clock; Redis deletes them later by its
 * own. They are written as the structured clone algorithm does, so that typed arrays come back as such. A record that
 * Redis has evicted counts as dropped.
 */
export class RedisStore implements Store {
  constructor(
    private readonly redis: Redis,
    private readonly clock: () => number
  ) {}

  async ready(): Promise<void> {
    await asked(this.redis.ping())
  }

  async get(kind: string, id: string): Promise<Found<object>> {
    const names = [key.record(kind, id), key.gone(kind, id)]
    const [record, gone] = await asked(this.redis.mgetBuffer(names))
    if (record) {
      const { value, expires } = read(record)
      return this.clock() < expires ? value : 'expired'
    }
    if (!gone) return 'unknown'
    return this.clock() < Number(gone) ? 'dropped' : 'expired'
  }

  async update(
    kind: string,
    id: string,
    change: (entry: Entry | undefined) => Entry | null
  ): Promise<boolean> {
    for (;;) {
      const before = await asked(this.redis.getBuffer(key.record(kind, id)))
      const old = before === null ? undefined : read(before)
      const entry = change(old !== undefined && this.clock() < old.expires ? old : undefined)
      if (entry === null) return false
      if (await this.replace(kind, id, before, entry)) return true
    }
  }

  async putObjects(folder: string, objects: Readonly<Record<string, Bytes>>): Promise<void> {
    const files = Object.entries(objects).flatMap(([name, bytes]) => [name, buffer(bytes)])
    if (files.length === 0) return
    await asked(
      this.redis.eval(PUT_OBJECTS, 1, key.objects(folder), UNFINISHED_LIFETIME_MS, ...files)
    )
  }

  async getObject(folder: string, name: string): Promise<Bytes | undefined> {
    const found = await asked(this.redis.hgetBuffer(key.objects(folder), name))
    // A copy: the buffer may be part of a larger one, which would go to an engine's thread with it.
    return found === null ? undefined : new Uint8Array(found)
  }

  async dropObjects(folder: string): Promise<void> {
    await asked(this.redis.unlink(key.objects(folder)))
  }

  async push(list: string, value: object, most: number): Promise<void> {
    const name = key.list(list)
    await asked(
      Promise.all([
        this.redis.rpush(name, JSON.stringify(value)),
        this.redis.ltrim(name, -most, -1)
      ])
    )
  }

  async list(list: string): Promise<object[]> {
    const values = await asked(this.redis.lrange(key.list(list), 0, -1))
    return values.map((value) => JSON.parse(value) as object)
  }

  private async replace(
    kind: string,
    id: string,
    before: Buffer | null,
    { value, expires, objects = '' }: Entry
  ): Promise<boolean> {
    const keptMs = Math.max(1, expires + LINK_LIFETIME_MS - this.clock())
    const names = [key.record(kind, id), key.gone(kind, id), key.objects(objects)]
    const kept: StoredEntry = { value, expires }
    const put = await asked(
      this.redis.eval(
        ...[REPLACE, names.length, ...names, before ?? '', serialize(kept)],
        ...[keptMs, expires, keptMs + TOMBSTONE_MS]
      )
    )
    return put === 1
  }
}

function read(record: Buffer): StoredEntry {
  return deserialize(record) as StoredEntry
}

/** The same bytes, as ioredis takes them. */
function buffer({ buffer: all, byteOffset, length }: Bytes): Buffer {
  return Buffer.from(all, byteOffset, length)
}
