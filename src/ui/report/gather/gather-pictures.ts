import { imageType } from '../../../images/file-type'
import { toBase64 } from '../../../images/to-base64'
import { toErrorData } from '../../../errors'
import type { FramePictures, ReportFrame, ReportTools } from '../report'
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
  async function picture(name: string, load: () => Promise<Uint8Array>): Promise<Blob | null> {
    signal.throwIfAborted()
    try {
      const url = await toDataUrl(await load())
      if (url !== null) return url
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

/** A PNG or JPEG as a data: URL; null for anything else. */
export async function toDataUrl(picture: Uint8Array): Promise<Blob | null> {
  const type = imageType(picture)
  return type && new Blob([`data:${type};base64,`, await toBase64(picture)])
}
