import { EncodedPacketSink, Input, type InputVideoTrack, WEBM } from 'mediabunny'
import { boundedSource } from '../../client/video/read-video'
import { words } from '../words'
import { boxOf, type Frame, frameSize, undecodable, undecodableAt } from './open-video'

/** Pixels of the frames that a decoder is given ahead, each of the video's full size in memory; two to eight of them. */
const AHEAD_PX = 2 ** 25
const [LEAST_AHEAD, MOST_AHEAD] = [2, 8]

/**
 * The frames of a .webm file that are shown at rising times, in seconds, with sides of at most `maxSide` px. Every
 * packet is decoded once, where each seek begins anew at the last key frame. Rejects with `undecodable_video`.
 */
export async function* framesInOrder(
  file: Blob,
  times: readonly number[],
  maxSide: number
): AsyncGenerator<Frame, void, void> {
  const input = new Input({ source: boundedSource(file), formats: [WEBM] })
  let at = times[0] ?? 0
  let shown: VideoFrame | undefined
  let next: VideoFrame | undefined
  try {
    const track = await input.getPrimaryVideoTrack().catch(() => null)
    if (track === null) throw undecodable(words().undecodable)
    const draw = await frameDrawer(track, maxSide)
    const frames = decodedFrames(track)
    const following = async (): Promise<VideoFrame | undefined> =>
      (await frames.next()).value ?? undefined
    try {
      next = await following()
      for (at of times) {
        // Before the first frame begins, that one is shown.
        while (next && (!shown || next.timestamp <= at * 1e6)) {
          shown?.close()
          shown = next
          next = await following()
        }
        if (!shown) throw undecodable(words().undecodable)
        yield await draw(shown)
      }
    } finally {
      await frames.return()
    }
  } catch (error) {
    throw error instanceof DOMException ? undecodableAt(at) : error
  } finally {
    shown?.close()
    next?.close()
    input.dispose()
  }
}

/** All frames of a video; the caller closes each. Rejects with the decoder's DOMException. */
async function* decodedFrames(track: InputVideoTrack): AsyncGenerator<VideoFrame, void, void> {
  const config = await track.getDecoderConfig()
  if (config === null) throw undecodable(words().undecodable)
  const { codedWidth = 0, codedHeight = 0 } = config
  const fitting = Math.floor(AHEAD_PX / (codedWidth * codedHeight))
  const ahead = Math.min(MOST_AHEAD, Math.max(LEAST_AHEAD, fitting))
  const ready: VideoFrame[] = []
  let failure: DOMException | undefined
  let wake = (): void => undefined
  const decoder = new VideoDecoder({
    output: (frame) => {
      ready.push(frame)
      wake()
    },
    error: (error) => {
      failure = error
      wake()
    }
  })
  decoder.ondequeue = () => wake()
  const packets = new EncodedPacketSink(track).packets()
  let ended = false
  try {
    decoder.configure(config)
    for (;;) {
      const frame = ready.shift()
      if (frame) yield frame
      else if (failure) throw failure
      else if (ended) return
      else if (decoder.decodeQueueSize < ahead) {
        const { value: packet, done } = await packets.next()
        if (!done) decoder.decode(packet.toEncodedVideoChunk())
        else {
          await decoder.flush()
          ended = true
        }
      } else await new Promise<void>((resolve) => (wake = resolve))
    }
  } finally {
    for (const frame of ready) frame.close()
    if (decoder.state !== 'closed') decoder.close()
    await packets.return()
  }
}

/** Draws all frames in one size, also where packets differ. */
async function frameDrawer(
  track: InputVideoTrack,
  maxSide: number
): Promise<(frame: VideoFrame) => Promise<Frame>> {
  const full = { width: await track.getDisplayWidth(), height: await track.getDisplayHeight() }
  const { width, height } = frameSize(full, maxSide)
  const options = { alpha: false, willReadFrequently: true }
  const context = new OffscreenCanvas(width, height).getContext('2d', options)
  if (context === null) throw new Error(words().cannotDraw)
  let whole = new Uint8ClampedArray()
  return async (frame) => {
    const { width: w, height: h } = frame.visibleRect ?? { width: 0, height: 0 }
    const shown = { width: frame.displayWidth, height: frame.displayHeight }
    const [x, y, across, down] = boxOf(shown, { width, height })
    if (across < width || down < height) context.fillRect(0, 0, width, height)
    if (givesRgba(frame, w * h * 4)) {
      // Chromium caches the frames that it draws on a canvas, half a gigabyte of them, but no copies of their pixels.
      if (whole.length !== w * h * 4) whole = new Uint8ClampedArray(w * h * 4)
      await frame.copyTo(whole, { format: 'RGBA' })
      const resize = { resizeWidth: across, resizeHeight: down, resizeQuality: 'low' } as const
      const small = await createImageBitmap(new ImageData(whole, w, h), resize)
      context.drawImage(small, x, y)
      small.close()
    } else context.drawImage(frame, x, y, across, down)
    return { width, height, data: context.getImageData(0, 0, width, height).data }
  }
}

/** Whether this browser copies a frame as RGBA: Chromium before 127 ignores the format, others may not know it. */
function givesRgba(frame: VideoFrame, bytes: number): boolean {
  try {
    return frame.allocationSize({ format: 'RGBA' }) === bytes
  } catch {
    return false
  }
}
