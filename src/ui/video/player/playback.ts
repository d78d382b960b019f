import { type ReadonlySignal, signal } from '@preact/signals'
import { words } from '../words'

/** A video with its map, or the map alone, which goes by the clock of the screen. Nothing starts by itself. */
export interface Playback {
  seconds: number
  /** Where it is, in seconds. */
  time: ReadonlySignal<number>
  playing: ReadonlySignal<boolean>
  loop: ReadonlySignal<boolean>
  /** Plays or stops; from the start again when it was at the end. */
  toggle: () => void
  seek: (time: number) => void
  repeat: (loop: boolean) => void
  /** Follows a video element until the returned function is called. */
  attach: (video: HTMLVideoElement) => () => void
  /** Stops the clock. */
  stop: () => void
}

/** `onFailure` is told when a video cannot be played. */
export function createPlayback(seconds: number, onFailure: (error: unknown) => void): Playback {
  const time = signal(0)
  const playing = signal(false)
  const loop = signal(false)
  let element: HTMLVideoElement | null = null
  let last = 0
  let frame = 0

  function step(now: number): void {
    const next = time.value + (now - last) / 1000
    last = now
    if (next >= seconds && !loop.value) {
      time.value = seconds
      stop()
      return
    }
    time.value = next % seconds
    frame = requestAnimationFrame(step)
  }

  function stop(): void {
    cancelAnimationFrame(frame)
    playing.value = false
  }

  function toggleClock(): void {
    if (playing.value) {
      stop()
      return
    }
    if (time.value >= seconds) time.value = 0
    playing.value = true
    last = performance.now()
    frame = requestAnimationFrame(step)
  }

  function attach(video: HTMLVideoElement): () => void {
    const control = new AbortController()
    const { signal } = control
    const follow = (): void => {
      time.value = Math.min(video.currentTime, seconds)
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
    video.loop = loop.value
    video.currentTime = time.value
    element = video
    return () => {
      control.abort()
      video.cancelVideoFrameCallback(handle)
      video.pause()
      playing.value = false
      element = null
    }
  }

  return {
    seconds,
    time,
    playing,
    loop,
    attach,
    stop,
    toggle: () => {
      if (element === null) toggleClock()
      else if (!element.paused) element.pause()
      // A pause that comes before the first frame is no failure.
      else element.play().catch((error: unknown) => isAbort(error) || onFailure(error))
    },
    seek: (to) => {
      time.value = to
      if (element !== null) element.currentTime = to
    },
    repeat: (on) => {
      loop.value = on
      if (element !== null) element.loop = on
    }
  }
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
