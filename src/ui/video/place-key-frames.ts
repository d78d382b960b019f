import type { MainCalls, Still } from '../../bridge'
import type { StoredImage } from '../../file'
import { openVideo } from '../../workers/video/frames/open-video'
import type { Steps } from '../run/track-work'
import { formatTime } from '../words/format-time'
import { createFramePainter } from './map/paint-frames'
import { createTimeline, frameAt } from './map/timeline'
import { until } from '../../waiting'
import type { ChosenVideo, VideoMap } from './video-map'
import { words } from './words'

export const KEY_FRAME_COUNTS = [4, 6, 12] as const
export type KeyFrameCount = (typeof KEY_FRAME_COUNTS)[number]

export const PLACE_PHASES = ['drawing', 'placing'] as const

/** Sharp enough on a canvas, and light enough for a file. */
const STILL_MAX_SIDE_PX = 1280

export interface KeyFrames {
  title: string
  /** null when only the map is there. */
  video: ChosenVideo | null
  map: Extract<VideoMap, { kind: 'frames' }>
  count: KeyFrameCount
}

/** Lays evenly spaced moments of a video on the canvas, each with its map over it. Returns the frame's id. */
export async function placeKeyFrames(
  bridge: MainCalls,
  run: Steps,
  keyFrames: KeyFrames
): Promise<string> {
  const { count, map, title, video } = keyFrames
  const stills: Still[] = []
  const drawer = await openDrawer(keyFrames)
  try {
    for (const time of drawer.times) {
      const name = formatTime(time)
      const { picture, overlay } = await drawer.draw(time)
      const keep = async (what: string, image: Blob): Promise<StoredImage> => {
        const bytes = new Uint8Array(await image.arrayBuffer())
        return until(run.signal, bridge.keepImage(run.id, what, bytes))
      }
      stills.push({
        name,
        image: await keep(words().keyFrames.thePicture(name), picture),
        overlay: overlay === null ? null : await keep(words().keyFrames.theMap(name), overlay)
      })
      run.progress(stills.length, count)
    }
  } finally {
    drawer.close()
  }
  run.signal.throwIfAborted()
  run.enter('placing')
  const { width, height } = fit(video?.facts ?? map)
  const columns = width >= height ? Math.ceil(Math.sqrt(count)) : count
  const name = `Glance: ${title}`
  return bridge.placeStrip({ runId: run.id, name, width, height, columns, stills })
}

interface Drawer {
  times: number[]
  draw: (time: number) => Promise<{ picture: Blob; overlay: Blob | null }>
  close: () => void
}

async function openDrawer({ video, map, count }: KeyFrames): Promise<Drawer> {
  const painter = createFramePainter(map.apng)
  const { starts, seconds } = createTimeline(map.apng.frames, video?.facts.seconds ?? null)
  const times = Array.from({ length: count }, (_, index) => ((index + 0.5) * seconds) / count)
  const drawMap = async (time: number): Promise<Blob> => {
    const canvas = await painter.paint(frameAt(starts, time))
    return canvas.convertToBlob({ type: 'image/png' })
  }
  if (video === null) {
    const draw = async (time: number) => ({ picture: await drawMap(time), overlay: null })
    return { times, draw, close: () => undefined }
  }
  const opened = await openVideo(video.file)
  return {
    times,
    draw: async (time) => {
      const { data, width, height } = await opened.frameAt(time, STILL_MAX_SIDE_PX)
      const canvas = new OffscreenCanvas(width, height)
      canvas.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0)
      const picture = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 })
      return { picture, overlay: await drawMap(time) }
    },
    close: () => opened.close()
  }
}

function fit({ width, height }: { width: number; height: number }): {
  width: number
  height: number
} {
  const scale = Math.min(1, STILL_MAX_SIDE_PX / Math.max(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
