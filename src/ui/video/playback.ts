import { type ReadonlySignal, signal } from '@preact/signals'
import type { VideoFacts } from '../../client/video/read-video'
import { words } from './words'

export type Playback = ReturnType<typeof createPlayback>

/**
 * A video that its map follows. Nothing starts by itself; `onFailure` is called when it cannot be played. Its first frame may
 * come later than at 0, at `start`.
 */
export function createPlayback(
  { seconds, start = 0 }: VideoFacts,
  onFailure: (error: unknown) => void
) {
  /** Where it is, in seconds from the first frame. */
  const time = signal(0)
  const playing = signal(false)
  const loop = signal(false)
  let element: HTMLVideoElement | null = null

  /** Follows a video element until the returned function is called. */
  function attach(video: HTMLVideoElement): () => void {
    const control = new AbortController()
    const { signal } = control
    const follow = (): void => {
      time.value = Math.min(Math.max(0, video.currentTime - start), seconds)
    }
    const onFrame = (): void => {
      follow()
      handle = video.requestVideoFrameCallback(onFrame)
    }
    let handle = video.requestVideoFrameCallback(onFrame)
    for (const name of ['seeking', 'seeked', 'timeupdate', 'ended'] as const) {
      video.addEventListener(name, follow, { signal })
    }
    const fail = (): void => onFailure(new Error(words().player.unplayable))
    video.addEventListener('play', () => (playing.value = true), { signal })
    video.addEventListener('pause', () => (playing.value = false), { signal })
    video.addEventListener('error', fail, { signal })
    element = video
    return () => {
      control.abort()
      video.cancelVideoFrameCallback(handle)
      video.pause()
      element = null
    }
  }

  return {
    seconds,
    time: time as ReadonlySignal<number>,
    playing,
    loop,
    attach,
    /** Plays or stops; from the start again when it was at the end. */
    toggle: (): void => {
      if (element?.paused === false) element.pause()
      // A pause that comes before the first frame is no failure.
      else element?.play().catch((error: unknown) => isAbort(error) || onFailure(error))
    },
    seek: (to: number): void => {
      time.value = to
      if (element !== null) element.currentTime = start + to
    },
    repeat: (on: boolean): void => {
      loop.value = on
      if (element !== null) element.loop = on
    }
  }
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
