import { uint8ArrayToBase64 } from 'uint8array-extras'
import { MAP_NAMES, type MapName } from '../../../file'
import { nextTask } from '../../../workers/next-task'
import { toErrorData } from '../../../errors'
import { mapFacts } from '../../words/map-facts'
import type { FramePictures, ReportFrame, ReportPicture, ReportTools } from '../report'
import { words } from '../words'

/** How many pictures `gatherPictures` will look for. */
export function pictureCount({ record }: ReportFrame): number {
  return 1 + mapsOf(record.maps).length
}

/**
 * A frame's own picture and its maps, one at a time. One that cannot be had is left out, with the reason;
 * only cancelling rejects. `onPicture` is called when a picture is there or has been given up.
 */
export async function gatherPictures(
  { nodeId, record }: ReportFrame,
  { bridge }: ReportTools,
  signal: AbortSignal,
  onPicture: () => void
): Promise<FramePictures> {
  const pictures: FramePictures = { frame: null, maps: {}, leftOut: [] }

  async function picture(
    name: string,
    load: () => Promise<Uint8Array>
  ): Promise<ReportPicture | null> {
    signal.throwIfAborted()
    try {
      const url = await toDataUrl(await load())
      if (url !== null) return { url }
      pictures.leftOut.push(words().maps.noPicture(name))
    } catch (error) {
      pictures.leftOut.push(words().maps.leftOut(name, toErrorData(error).message))
    } finally {
      onPicture()
    }
    return null
  }

  pictures.frame = await picture(words().maps.theFrame, async () => {
    return (await bridge.exportPicture(nodeId, record.picture.scale)).png
  })
  for (const [map, image] of mapsOf(record.maps)) {
    const found = await picture(words().maps.theMap(mapFacts(map).name), () =>
      bridge.readImage(image.hash)
    )
    if (found !== null) pictures.maps[map] = found
  }
  signal.throwIfAborted()
  return pictures
}

function mapsOf(maps: ReportFrame['record']['maps']): [MapName, { hash: string }][] {
  return MAP_NAMES.flatMap((map) => {
    const image = maps[map]
    return image === undefined ? [] : [[map, image]]
  })
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
    await nextTask()
  }
  return new Blob(pieces)
}
