/** A page that nobody looks at is told of no frames, though they come all the same, ms. */
const PATIENCE_MS = 100

/**
 * Waits, when called, for the next frame that a paused video hands over from now on. The events that tell
 * of a seek or of loaded data come when it is decoded, and what is drawn then may still be the frame
 * before, or none.
 */
export function nextFrame(video: HTMLVideoElement): () => Promise<unknown> {
  const arrived = new Promise((resolve) => video.requestVideoFrameCallback(resolve))
  return () => Promise.race([arrived, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
}
