import { framesInOrder } from './frames-in-order'
import { type Frame, isUndecodable } from './open-video'

/** Calls to a page outside of the panel, by a program that speaks JSON only. */
type Decoded =
  | { ok: true; width: number; height: number; base64: string }
  | { ok: false; message: string }

let frames: AsyncGenerator<Frame, void, void> | null = null

/** Gets these frames of the file ready that was chosen in the page's file field; see `framesInOrder`. */
function openChosenFile(times: readonly number[], maxSide: number): void {
  const file = document.querySelector('input')?.files?.[0]
  if (file === undefined) throw new Error('No file was chosen.')
  frames = framesInOrder(file, times, maxSide)
}

/** The next frame, its pixels in base64. */
async function nextFrame(): Promise<Decoded> {
  try {
    const frame = await frames?.next()
    if (!frame?.value) throw new Error('There is no further frame.')
    const { width, height, data } = frame.value
    return { ok: true, width, height, base64: await toBase64(data) }
  } catch (error) {
    if (isUndecodable(error)) return { ok: false, message: error.message }
    throw error
  }
}

function toBase64(bytes: Uint8ClampedArray<ArrayBuffer>): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onerror = () => reject(new Error('The pixels could not be read.'))
    reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,/, ''))
    reader.readAsDataURL(new Blob([bytes]))
  })
}

Object.assign(globalThis, { openChosenFile, nextFrame })
