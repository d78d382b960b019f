import { uint8ArrayToBase64 } from 'uint8array-extras'
import { yieldToBrowser } from '../../../workers/yield-to-browser'
import { toErrorData } from '../../../errors'
import type { FramePictures, ReportFrame, ReportPicture, ReportTools } from '../report'
import { words } from '../words'

/**
 * A frame's own picture and its attention map. One that cannot be had is left out, and the frame's notes say so; only
 * cancelling rejects.
 */
export async function gatherPictures(
  { result: { nodeId, record }, notes }: Pick<ReportFrame, 'result' | 'notes'>,
  { bridge }: Pick<ReportTools, 'bridge'>,
  signal: AbortSignal
): Promise<FramePictures> {
  async function picture(
    name: string,
    load: () => Promise<Uint8Array>
  ): Promise<ReportPicture | null> {
    signal.throwIfAborted()
    try {
      const url = await toDataUrl(await load())
      if (url !== null) return { url }
      notes.push(words().pictures.none(name))
    } catch (error) {
      notes.push(words().pictures.leftOut(name, toErrorData(error).message))
    }
    return null
  }
  const kept = record.maps.attention
  const frame = await picture(words().pictures.theFrame, async () => {
    return (await bridge.exportPicture(nodeId, record.picture.scale)).png
  })
  const map =
    kept === undefined
      ? null
      : await picture(words().pictures.theMap, () => bridge.readImage(kept.hash))
  signal.throwIfAborted()
  return { frame, map }
}

/** Divisible by three, so that pieces of base64 can follow each other; about 2 ms each. */
const SLICE_BYTES = 384 * 1024

const SIGNATURES = [
  { type: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47] },
  { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] }
] as const

/** A PNG or JPEG as a data: URL, made in slices; null for anything else. */
export async function toDataUrl(picture: Uint8Array): Promise<Blob | null> {
  const known = SIGNATURES.find(({ bytes }) => bytes.every((byte, at) => picture[at] === byte))
  if (known === undefined) return null
  const pieces = [`data:${known.type};base64,`]
  for (let start = 0; start < picture.length; start += SLICE_BYTES) {
    pieces.push(uint8ArrayToBase64(picture.subarray(start, start + SLICE_BYTES)))
    await yieldToBrowser()
  }
  return new Blob(pieces)
}
