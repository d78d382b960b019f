import type { KeptVideo } from './video-backend'

/** How long a file waits to be analysed, ms: long enough for whoever has just uploaded it. */
export { LINK_LIFETIME_MS as UPLOAD_LIFETIME_MS } from '../storage/storage-links'

/** Uploaded videos: by the path of their link until an analysis takes them, and from then on by its id. */
export interface Uploads {
  /**
   * Keeps the body of a request, in place of an earlier one. False when too many files wait already. Rejects as a
   * VideoBackend does; then nothing is kept, and an earlier file stays.
   */
  put: (path: string, request: Request) => Promise<boolean>
  /** Hands a file over to an analysis: to one alone. False when none waits there. */
  take: (path: string, id: string) => Promise<boolean>
  /** The file of an analysis, for whoever does it, who drops what was opened. */
  open: (id: string) => Promise<KeptVideo>
  /** Drops what is left of an analysis's file. */
  forget: (id: string) => Promise<void>
}
