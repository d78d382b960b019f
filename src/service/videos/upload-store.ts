import { VIDEO_MAX_BYTES } from '../../interface'
import { randomId } from '../run/random-id'
import { LINK_LIFETIME_MS } from '../storage/storage-links'
import { type Pace, UPLOAD_PACE } from '../requests/chunks-of'
import type { KeptVideo, VideoBackend } from './video-backend'

/** Files that may arrive or wait for their analysis before more are turned away, also one in place of another. */
const MAX_WAITING = 8

/** How long a file waits to be analysed, ms: long enough for whoever has just uploaded it. */
const FILE_LIFETIME_MS = LINK_LIFETIME_MS

interface Upload {
  file: KeptVideo
  /** ms since 1970. */
  at: number
}

/** Uploaded files by the path of their link, until an analysis takes them. */
export class UploadStore {
  private readonly files = new Map<string, Upload>()
  private arriving = 0

  constructor(
    private readonly backend: VideoBackend,
    private readonly clock: () => number,
    private readonly pace: Pace = UPLOAD_PACE
  ) {}

  /** A path that nobody has put to, and nobody can guess. */
  newPath(): string {
    return `${randomId()}/video.webm`
  }

  /**
   * Keeps the body of a request, in place of an earlier one. False when too many files wait already.
   * Rejects as the backend does; then nothing is kept, and an earlier file stays.
   */
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
  private async arrived(request: Request, dropped: Promise<void>): Promise<KeptVideo> {
    this.arriving++
    try {
      await dropped
      return await this.backend.keep(request, VIDEO_MAX_BYTES, this.pace)
    } finally {
      this.arriving--
    }
  }

  /** Hands a file over: from now on it is the caller's to drop. null when none waits there. */
  take(path: string): KeptVideo | null {
    const upload = this.files.get(path)
    if (upload === undefined || this.isOld(upload)) return null
    this.files.delete(path)
    return upload.file
  }

  private isOld({ at }: Upload): boolean {
    return this.clock() >= at + FILE_LIFETIME_MS
  }

  private async dropOld(): Promise<void> {
    const old = [...this.files].filter(([, upload]) => this.isOld(upload))
    for (const [path] of old) this.files.delete(path)
    await Promise.all(old.map(([, { file }]) => file.drop()))
  }
}
