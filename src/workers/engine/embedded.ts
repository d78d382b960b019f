import { runInSlices } from '../../perception'
import {
  BodyTooLarge,
  createService,
  type Drive,
  engineHere,
  type FramePlan,
  type KnownDesigns,
  oneAhead,
  type Service,
  type VideoBackend,
  VideoError
} from '../../service'
import { browserCodec } from '../../service/browser'
import { nextTask } from '../next-task'
import type { Frame } from '../video/frames/open-video'
import type { EnginePanel } from './engine-panel'
import type { PanelVideos } from '../video/frames/panel-videos'
import { isUndecodable } from '../video/frames/undecodable-error'
import { EMBEDDED_KEY, EMBEDDED_URL } from './embedded-address'

/** Each picture is fetched as soon as it is there; a hundred frames in a row must not pile up. */
const MAX_STORED_BYTES = 32 * 1024 * 1024

/** In the panel half of a frame is left to the screen; a Worker only has to hear of a cancel soon. */
const SLICE_MS = typeof document === 'undefined' ? 50 : 8

const inSlices: Drive = (steps, signal) =>
  runInSlices(steps, {
    budgetMs: SLICE_MS,
    pause: async () => {
      await nextTask()
      signal.throwIfAborted()
    },
    now: () => performance.now()
  })

/** The analysis service on this device. It computes in slices, and hears what it is told in between. */
export function createEmbeddedService(panel: EnginePanel, designs: KnownDesigns): Service {
  return createService({
    baseUrl: EMBEDDED_URL,
    key: EMBEDDED_KEY,
    engine: engineHere({
      codec: browserCodec,
      drive: inSlices,
      faceWeights: () => panel.faceWeights()
    }),
    videos: videosBy(panel),
    designs,
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
