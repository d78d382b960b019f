import { openVideo, type OpenVideo } from './open-video'
import { isUndecodable } from './undecodable-error'

/** Calls of a page outside of the panel, for a program that speaks JSON only. */
type Decoded<T> = ({ ok: true } & T) | { ok: false; message: string }

let video: OpenVideo | null = null

/** Opens the file that was chosen in the page's file field. */
function openChosenFile(): Promise<Decoded<object>> {
  return decoded(async () => {
    const file = document.querySelector('input')?.files?.[0]
    if (file === undefined) throw new Error('No file was chosen.')
    video = await openVideo(file)
    return {}
  })
}

/** One frame, its pixels in base64. */
function decodeFrame(
  seconds: number,
  maxSide: number
): Promise<Decoded<{ width: number; height: number; base64: string }>> {
  return decoded(async () => {
    if (video === null) throw new Error('No video is open.')
    const { width, height, data } = await video.frameAt(seconds, maxSide)
    return { width, height, base64: await toBase64(data) }
  })
}

async function decoded<T>(work: () => Promise<T>): Promise<Decoded<T>> {
  try {
    return { ok: true, ...(await work()) }
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

Object.assign(globalThis, { openChosenFile, decodeFrame })
