import type { ImageSize, PaletteColour } from '../../images/pixels'
import type { analyseVideo } from './analyse-video'

/** The attention map of a video, to be drawn over it while it plays. */
export interface MovingMap extends ImageSize {
  palette: readonly PaletteColour[]
  /** Palette indices by pixel, of one moment after another. */
  frames: Uint8Array<ArrayBuffer>[]
  /** How long each moment is shown; the last may be shorter. */
  frameMs: number
}

/** Gathers the maps of a video's frames. */
export async function gatherMap(maps: ReturnType<typeof analyseVideo>): Promise<MovingMap> {
  let gathered: MovingMap | null = null
  for await (const { map, milliseconds } of maps) {
    const { indices, ...shared } = map
    gathered ??= { ...shared, frames: [], frameMs: milliseconds }
    gathered.frames.push(new Uint8Array(indices))
  }
  if (gathered === null) throw new Error('A video has a frame.')
  return gathered
}

/** The frame of a map that is shown at a time in seconds. */
export function frameAt({ frames, frameMs }: MovingMap, seconds: number): Uint8Array {
  const index = Math.floor(Math.round(1000 * seconds) / frameMs)
  return frames[Math.min(index, frames.length - 1)]!
}
