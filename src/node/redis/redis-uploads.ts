import type { Redis } from 'ioredis'
import { randomUUID } from 'node:crypto'
import { InputError, VIDEO_MAX_BYTES } from '../../interface'
import {
  chunksOf,
  type StoredVideo,
  NO_DECODER,
  type Pace,
  UNFINISHED_LIFETIME_MS,
  LINK_LIFETIME_MS,
  UPLOAD_PACE,
  type Uploads
} from '../../service'
import type { NodeVideos } from '../videos/node-videos'
import { asked } from './connect'
import { key } from './keys'

/** The most files that wait for their analysis in Redis, and that arrive at each process. */
const MAX_WAITING = 8

/** Size of one read, bytes. */
const READ_BYTES = 4 * 1024 * 1024

/** Hands a file over to one analysis. KEYS: upload, video, waiting. ARGV: its path, the time, how long it stays, ms. */
const TAKE = `
  local expires = redis.call('ZSCORE', KEYS[3], ARGV[1])
  redis.call('ZREM', KEYS[3], ARGV[1])
  if not expires or tonumber(expires) <= tonumber(ARGV[2]) then return 0 end
  if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
  redis.call('RENAME', KEYS[1], KEYS[2])
  redis.call('PEXPIRE', KEYS[2], ARGV[3])
  return 1`

interface UploadOptions {
  clock: () => number
  /** Opens files; null where there is no browser to decode them. */
  videos: NodeVideos | null
  pace?: Pace
}

/** Uploads in Redis, which any server takes and any worker opens. */
export class RedisUploads implements Uploads {
  private arriving = 0

  constructor(
    private readonly redis: Redis,
    private readonly options: UploadOptions
  ) {}

  async put(path: string, request: Request): Promise<boolean> {
    if (this.arriving >= MAX_WAITING) return false
    this.arriving++
    const part = key.arriving(randomUUID())
    try {
      const now = this.options.clock()
      await asked(this.redis.zremrangebyscore(key.waiting, '-inf', now))
      if ((await asked(this.redis.zcard(key.waiting))) >= MAX_WAITING) return false
      await this.append(part, request)
      // The sorted set says when an upload expires; Redis deletes it later.
      const until = this.options.clock() + LINK_LIFETIME_MS
      await asked(this.redis.pexpire(part, 2 * LINK_LIFETIME_MS))
      await asked(this.redis.rename(part, key.upload(path)))
      await asked(this.redis.zadd(key.waiting, until, path))
      return true
    } catch (error) {
      // If this fails, Redis deletes it later.
      this.redis.unlink(part).catch(() => undefined)
      throw error
    } finally {
      this.arriving--
    }
  }

  private async append(part: string, request: Request): Promise<void> {
    const { pace = UPLOAD_PACE } = this.options
    // Also for an empty file.
    await asked(this.redis.set(part, '', 'PX', 2 * LINK_LIFETIME_MS))
    for await (const chunk of chunksOf(request, VIDEO_MAX_BYTES, pace)) {
      await asked(this.redis.append(part, Buffer.from(chunk)))
    }
  }

  async take(path: string, id: string): Promise<boolean> {
    const names = [key.upload(path), key.video(id), key.waiting]
    const args = [path, this.options.clock(), UNFINISHED_LIFETIME_MS]
    return (await asked(this.redis.eval(TAKE, names.length, ...names, ...args))) === 1
  }

  async open(id: string): Promise<StoredVideo> {
    const { videos } = this.options
    if (videos === null) throw new InputError(NO_DECODER.code, NO_DECODER.message)
    return videos.keepChunks(this.chunks(id))
  }

  async forget(id: string): Promise<void> {
    await asked(this.redis.unlink(key.video(id)))
  }

  private async *chunks(id: string): AsyncGenerator<Uint8Array, void, void> {
    const name = key.video(id)
    const size = await asked(this.redis.strlen(name))
    for (let at = 0; at < size; at += READ_BYTES) {
      yield await asked(this.redis.getrangeBuffer(name, at, at + READ_BYTES - 1))
    }
  }
}
