import {
  BodyTooLarge,
  createService,
  type Engine,
  type FramePlan,
  oneAhead,
  type Service,
  type VideoBackend,
  VideoError
} from '../../service'
import type { Frame } from '../video/frames/open-video'
import type { PanelVideos } from '../video/frames/panel-videos'
import { isUndecodable } from '../video/frames/undecodable-error'
import { EMBEDDED_KEY, EMBEDDED_URL } from './embedded-address'

/** Each picture is fetched as soon as it is there; a hundred frames in a row must not pile up. */
const MAX_STORED_BYTES = 32 * 1024 * 1024

/** The service on this device, for what the engine is not yet asked for itself: videos and ads. */
export function createEmbeddedService(panel: PanelVideos, engine: Engine): Service {
  return createService({
    baseUrl: EMBEDDED_URL,
    key: EMBEDDED_KEY,
    engine,
    videos: videosBy(panel),
    maxStoredBytes: MAX_STORED_BYTES
  })
}

/** Keeps a file by reference, where the designer's computer has it, and has the panel decode it. */
function videosBy(panel: PanelVideos): VideoBackend {
  return {
    async keep(request, maxBytes) {
      const file = await request.blob()
      if (file.size > maxBytes) throw new BodyTooLarge()
      return {
        size: file.size,
        inspect: () => panel.inspect(file).catch(explain),
        frames: (plan) => framesOf(file, plan, panel),
        drop: () => Promise.resolve()
      }
    }
  }
}

async function* framesOf(
  file: Blob,
  { times, maxSide, signal }: FramePlan,
  panel: PanelVideos
): AsyncGenerator<Frame, void, void> {
  const video = await panel.open(file).catch(explain)
  const decode = (seconds: number): Promise<Frame> =>
    panel.frame(video, seconds, maxSide).catch(explain)
  try {
    yield* oneAhead(times, decode, signal)
  } finally {
    await panel.close(video)
  }
}

function explain(error: unknown): never {
  throw isUndecodable(error) ? new VideoError(error.message) : error
}
