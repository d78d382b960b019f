import type { VideoBackend } from '../../src/service/videos/video-backend'

const FACTS = { seconds: 0.2, width: 64, height: 48 }

/** Takes any file for a film of two frames, so that nothing has to be decoded. */
export const filmBackend: VideoBackend = {
  keep: async (body) => {
    const { byteLength: size } = await body.arrayBuffer()
    return {
      size,
      inspect: () => Promise.resolve(FACTS),
      frames: async function* ({ times }) {
        const { width, height } = FACTS
        for (const [at] of times.entries()) {
          const data = new Uint8ClampedArray(width * height * 4).fill(255)
          data.fill(40 * at, 0, width * 40)
          yield await Promise.resolve({ data, width, height })
        }
      },
      drop: () => Promise.resolve()
    }
  }
}
