import { signal } from '@preact/signals'
import type { Playback } from './playback'

/** Plays a map alone, by the clock of the screen. */
export function createMapPlayback(seconds: number): Playback & { stop: () => void } {
  const time = signal(0)
  const playing = signal(false)
  const loop = signal(false)
  let last = 0
  let frame = 0

  function step(now: number): void {
    const next = time.value + (now - last) / 1000
    last = now
    if (next < seconds) time.value = next
    else if (loop.value) time.value = next % seconds
    else {
      time.value = seconds
      stop()
      return
    }
    frame = requestAnimationFrame(step)
  }

  function stop(): void {
    cancelAnimationFrame(frame)
    playing.value = false
  }

  return {
    seconds,
    time,
    playing,
    loop,
    stop,
    toggle: () => {
      if (playing.value) {
        stop()
        return
      }
      if (time.value >= seconds) time.value = 0
      playing.value = true
      last = performance.now()
      frame = requestAnimationFrame(step)
    },
    seek: (to) => (time.value = to),
    repeat: (on) => (loop.value = on)
  }
}
