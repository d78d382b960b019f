import { VIDEO_MAX_BYTES } from '../../interface'
import { type Pace, UPLOAD_PACE } from '../requests/chunks-of'
import { LINK_LIFETIME_MS } from '../storage/storage-links'
import type { StoredVideo, Uploads, VideoBackend } from './video-backend'

/** The most files that may arrive or wait for their analysis at once. */
const MAX_WAITING = 8

interface Upload {
  file: StoredVideo
  /** ms since 1970. */
  at: number
}

/** Uploads of this process, kept by its backend. */
export class MemoryUploads implements Uploads {
  private readonly files = new Map<string, Upload>()
  private readonly taken = new Map<string, StoredVideo>()
  private arriving = 0

  constructor(
    private readonly backend: VideoBackend,
    private readonly clock: () => number,
    private readonly pace: Pace = UPLOAD_PACE
  ) {}

  async put(path: string, request: Request): Promise<boolean> {
    const dropped = this.dropOld()
    if (this.files.size + this.arriving >= MAX_WAITING) return false
    const file = await this.arrived(request, dropped)
    const earlier = this.files.get(path)
    this.files.set(path, { file, at: this.clock() })
    await earlier?.file.drop()
    return true
  }

  /** Its room is taken before anything else can happen. */
  private async arrived(request: Request, dropped: Promise<void>): Promise<StoredVideo> {
    this.arriving++
    try {
      await dropped
      return await this.backend.keep(request, VIDEO_MAX_BYTES, this.pace)
    } finally {
      this.arriving--
    }
  }

  take(path: string, id: string): Promise<boolean> {
    const upload = this.files.get(path)
    if (upload === undefined || this.isOld(upload)) return Promise.resolve(false)
    this.files.delete(path)
    this.taken.set(id, upload.file)
    return Promise.resolve(true)
  }

  open(id: string): Promise<StoredVideo> {
    const file = this.taken.get(id)
    this.taken.delete(id)
    return file === undefined
      ? Promise.reject(new Error(`No file was handed over to ${id}.`))
      : Promise.resolve(file)
  }

  async forget(id: string): Promise<void> {
    const file = this.taken.get(id)
    this.taken.delete(id)
    await file?.drop()
  }

  private isOld({ at }: Upload): boolean {
    return this.clock() >= at + LINK_LIFETIME_MS
  }

  private async dropOld(): Promise<void> {
    const old = [...this.files].filter(([, upload]) => this.isOld(upload))
    for (const [path] of old) this.files.delete(path)
    await Promise.all(old.map(([, { file }]) => file.drop()))
  }
}
