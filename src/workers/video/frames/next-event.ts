import type { GlanceError } from '../../../errors'

/** A decoder that is silent for this long has stopped, ms: a seek takes a tenth of a second. */
const SILENCE_MS = 10_000

/**
 * Resolves at the video's next event of this name. Rejects with `failure` when the
 * video fails instead, or nothing happens for ten seconds.
 */
export function nextEvent(
  video: HTMLVideoElement,
  name: 'loadeddata' | 'seeked',
  failure: GlanceError
): Promise<void> {
  return new Promise((resolve, reject) => {
    const control = new AbortController()
    const fail = (): void => {
      settle()
      reject(failure)
    }
    const timer = setTimeout(fail, SILENCE_MS)
    const settle = (): void => {
      clearTimeout(timer)
      control.abort()
    }
    // It may have failed when nobody was listening.
    if (video.error !== null) {
      fail()
      return
    }
    const { signal } = control
    video.addEventListener('error', fail, { signal })
    video.addEventListener(
      name,
      () => {
        settle()
        resolve()
      },
      { signal }
    )
  })
}
