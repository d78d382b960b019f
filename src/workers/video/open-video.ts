import { GlanceError } from '../../errors'
import { locale } from '../../language'
import { words } from '../words'

/** A frame's pixels: straight-alpha RGBA bytes, row by row from the top left. */
export interface Frame {
  width: number
  height: number
  data: Uint8ClampedArray<ArrayBuffer>
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
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    await new Promise((resolve, reject) => {
      const fail = (): void => reject(failure)
      timer = setTimeout(fail, SILENCE_MS)
      video.addEventListener(name, resolve, { signal })
      video.addEventListener('error', fail, { signal })
      // It may have failed before.
      if (video.error !== null) fail()
    })
  } finally {
    clearTimeout(timer)
    control.abort()
  }
}

function frameReader(video: HTMLVideoElement): (maxSide: number) => Frame {
  // Pixels are read back after every stroke, which a canvas on the graphics card is slow at.
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error(words().cannotDraw)
  const { canvas } = context
  return (maxSide) => {
    const { videoWidth, videoHeight } = video
    const scale = Math.min(1, maxSide / Math.max(videoWidth, videoHeight))
    const width = Math.max(1, Math.round(videoWidth * scale))
    const height = Math.max(1, Math.round(videoHeight * scale))
    if (canvas.width !== width) canvas.width = width
    if (canvas.height !== height) canvas.height = height
    context.drawImage(video, 0, 0, width, height)
    return { width, height, data: context.getImageData(0, 0, width, height).data }
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
