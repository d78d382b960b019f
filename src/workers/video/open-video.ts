import { GlanceError } from '../../errors'
import { locale } from '../../language'
import { inTime } from '../../waiting/in-time'
import { words } from '../words'

/** A frame's pixels: straight-alpha RGBA bytes, row by row from the top left. */
export interface Frame {
  width: number
  height: number
  data: Uint8ClampedArray<ArrayBuffer>
}

interface Size {
  width: number
  height: number
}

/** Size of a video's frames, px, with sides of at most `maxSide`. */
export function frameSize({ width, height }: Size, maxSide: number): Size {
  const scale = Math.min(1, maxSide / Math.max(width, height))
  const [across, down] = [width, height].map((side) => Math.max(1, Math.round(side * scale)))
  return { width: across!, height: down! }
}

/**
 * Where a frame is drawn, px: as large as the space takes, in its middle. A turned phone or a call changes a video's size in
 * the middle; all its frames are analysed in one, on black, as players show them.
 */
export function boxOf(
  frame: Size,
  space: Size
): [x: number, y: number, width: number, height: number] {
  const scale = Math.min(space.width / frame.width, space.height / frame.height)
  const [width, height] = [Math.round(frame.width * scale), Math.round(frame.height * scale)]
  return [(space.width - width) >> 1, (space.height - height) >> 1, width, height]
}

/** A video that is being decoded. */
export interface OpenVideo {
  /** The frame shown at a time in seconds, its longest side at most `maxSide` px. One at a time. */
  frameAt(seconds: number, maxSide: number): Promise<Frame>
  close(): void
}

/**
 * Opens a file in a hidden, muted video element: the panel is not a secure context, so it has no WebCodecs. Rejects with
 * `undecodable_video`.
 */
export async function openVideo(file: Blob): Promise<OpenVideo> {
  const video = document.createElement('video')
  video.muted = true
  video.preload = 'auto'
  const url = URL.createObjectURL(file)
  const close = (): void => {
    video.removeAttribute('src')
    video.load()
    URL.revokeObjectURL(url)
  }
  try {
    await show(video, 'loadeddata', undecodable(words().undecodable), () => (video.src = url))
    if (video.videoWidth === 0) throw undecodable(words().noPicture)
  } catch (error) {
    close()
    throw error
  }
  const draw = frameReader(video)
  return {
    async frameAt(seconds, maxSide) {
      const act = (): void => void (video.currentTime = seconds)
      await show(video, 'seeked', undecodableAt(seconds), act)
      return draw(maxSide)
    },
    close
  }
}

/** Wait for a frame in a hidden page, which gets no frame callbacks though it decodes frames, ms. */
const PATIENCE_MS = 100

/**
 * Seeks or loads another frame and waits until it can be drawn. The events of a seek or of loaded data come when it is
 * decoded; drawing then may still give the previous frame or none. Rejects with `failure`.
 */
async function show(
  video: HTMLVideoElement,
  event: 'loadeddata' | 'seeked',
  failure: GlanceError,
  act: () => void
): Promise<void> {
  const arrived = new Promise((resolve) => video.requestVideoFrameCallback(resolve))
  const happened = nextEvent(video, event, failure)
  act()
  await happened
  await Promise.race([arrived, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
}

/** A decoder without events for this long has stopped, ms: a seek takes a tenth of a second. */
const SILENCE_MS = 10_000

/** Resolves at the video's next event of this name. Rejects when the video fails, or nothing happens for ten seconds. */
async function nextEvent(
  video: HTMLVideoElement,
  name: 'loadeddata' | 'seeked',
  failure: GlanceError
): Promise<void> {
  const control = new AbortController()
  const { signal } = control
  const happened = new Promise((resolve, reject) => {
    const fail = (): void => reject(failure)
    video.addEventListener(name, resolve, { signal })
    video.addEventListener('error', fail, { signal })
    // It may have failed before.
    if (video.error !== null) fail()
  })
  try {
    await inTime(SILENCE_MS, happened, () => failure)
  } finally {
    control.abort()
  }
}

function frameReader(video: HTMLVideoElement): (maxSide: number) => Frame {
  // Pixels are read back after every stroke, which a canvas on the graphics card is slow at.
  const context = document
    .createElement('canvas')
    .getContext('2d', { alpha: false, willReadFrequently: true })
  if (context === null) throw new Error(words().cannotDraw)
  const { canvas } = context
  const full = { width: video.videoWidth, height: video.videoHeight }
  return (maxSide) => {
    const { width, height } = frameSize(full, maxSide)
    // Also makes it black again.
    Object.assign(canvas, { width, height })
    const now = { width: video.videoWidth, height: video.videoHeight }
    context.drawImage(video, ...boxOf(now, canvas))
    const { data } = context.getImageData(0, 0, width, height)
    return { width, height, data }
  }
}

const CODE = 'undecodable_video'

/** A video that this browser cannot show; the message is for the designer. */
export function undecodable(message: string): GlanceError {
  return new GlanceError({ code: CODE, message, advice: words().chooseAnother, sent: 'no' })
}

const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

export function undecodableAt(seconds: number): GlanceError {
  return undecodable(words().undecodableAt(seconds.toLocaleString(locale(), TENTHS)))
}

/** Checks the code, which survives the transfer between threads. */
export function isUndecodable(error: unknown): error is GlanceError {
  return error instanceof GlanceError && error.code === CODE
}
