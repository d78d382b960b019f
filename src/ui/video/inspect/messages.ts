import type { ErrorData } from '../../../bridge'
import type { VideoFacts } from '../../../client/video/inspect-source'

/** What the reader of video files answers to a file, which crosses the port by reference. */
export type Inspection = { ok: true; facts: VideoFacts } | { ok: false; error: ErrorData }
