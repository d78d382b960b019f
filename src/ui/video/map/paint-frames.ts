import { concatUint8Arrays } from 'uint8array-extras'
import { pngChunk, PNG_SIGNATURE } from '../../../images/png/png-chunks'
import { words } from '../../../workers/words'
import type { Apng, ApngFrame } from './parse-apng'

/** Paints frames of a map, one at a time, in any order. */
interface FramePainter {
  /** The canvas with that frame on it, as the animation would show it. It stays the painter's own. */
  paint: (index: number) => Promise<OffscreenCanvas>
}

export function createFramePainter(apng: Apng): FramePainter {
  const canvas = new OffscreenCanvas(apng.width, apng.height)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error(words().cannotDraw)
  const brush = context
  /** The frame on the canvas; -1 when it is empty. */
  let shown = -1
  /** Pixels to put back after this frame. */
  let before: ImageData | null = null

  async function step(index: number): Promise<void> {
    const frame = apng.frames[index]!
    const picture = await createImageBitmap(framePng(apng, frame))
    const last = apng.frames[index - 1]
    if (isKey(apng, index)) brush.clearRect(0, 0, apng.width, apng.height)
    else if (last !== undefined) dispose(last)
    const { x, y, width, height } = frame
    before = frame.dispose === 'previous' ? brush.getImageData(x, y, width, height) : null
    if (frame.blend === 'source') brush.clearRect(x, y, width, height)
    brush.drawImage(picture, x, y)
    picture.close()
    shown = index
  }

  function dispose(last: ApngFrame): void {
    if (last.dispose === 'background') brush.clearRect(last.x, last.y, last.width, last.height)
    if (before !== null) brush.putImageData(before, last.x, last.y)
  }

  return {
    paint: async (index) => {
      if (index === shown) return canvas
      // From the last frame that stands alone, or from what is there already.
      let from = index
      while (!isKey(apng, from) && from - 1 !== shown) from--
      for (let next = from; next <= index; next++) await step(next)
      return canvas
    }
  }
}

/** Whether nothing of an earlier frame is left under this one. */
function isKey({ width, height, frames }: Apng, index: number): boolean {
  const frame = frames[index]!
  const covers = frame.width === width && frame.height === height
  return index === 0 || (covers && frame.blend === 'source')
}

/** One frame of an animation as a PNG of its own, as large as the part it covers. */
export function framePng({ header, shared }: Apng, frame: ApngFrame): Blob {
  const size = header.slice()
  const view = new DataView(size.buffer)
  view.setUint32(0, frame.width)
  view.setUint32(4, frame.height)
  const png = concatUint8Arrays([
    PNG_SIGNATURE,
    pngChunk('IHDR', size),
    ...shared,
    pngChunk('IDAT', concatUint8Arrays(frame.data)),
    pngChunk('IEND', new Uint8Array())
  ])
  return new Blob([png], { type: 'image/png' })
}
