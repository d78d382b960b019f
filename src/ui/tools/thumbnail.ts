import { base64ToUint8Array } from 'uint8array-extras'
import type { ExportedPicture } from '../../bridge'
import type { Picture, Thumbnail } from '../../file'
import type { PanelTools } from './panel-tools'

/**
 * Px of the export that a frame is compared and shown by: sharp in the panel on a display with two device px to a
 * px, and a small part of what is analysed.
 */
const PREVIEW_AREA = 400_000

type Exported = Pick<ExportedPicture, 'width' | 'height' | 'scale'>

/** The scale of such an export, for a frame that another export gives so many px at its own scale. */
function previewScale({ width, height, scale }: Exported): number {
  return scale * Math.min(1, Math.sqrt(PREVIEW_AREA / (width * height)))
}

/** The facts and thumbnail that are kept of an exported picture. Rejects when its thumbnail cannot be made. */
export async function describePicture(
  { hash, measure }: Pick<PanelTools, 'hash' | 'measure'>,
  exported: ExportedPicture
): Promise<Picture> {
  const { png, width, height, scale } = exported
  return {
    width,
    height,
    scale,
    bytes: png.length,
    hash: await hash(png),
    thumbnail: { scale: previewScale(exported), png: await measure.thumbnail(png) }
  }
}

/** A result's small picture as an address for `img`. */
export function thumbnailOf({ picture }: { picture: Pick<Picture, 'thumbnail'> }): string {
  return `data:image/png;base64,${picture.thumbnail.png}`
}

/**
 * A picture of a frame as it is now, and whether it still looks like its thumbnail. It is exported at the scale that was
 * analysed, which is a run's own where it is not given: drawn small, fine letters come out otherwise.
 */
export async function compareWithThumbnail(
  { bridge, measure }: Pick<PanelTools, 'bridge' | 'measure'>,
  nodeId: string,
  thumbnail: Thumbnail,
  scale?: number
): Promise<{ png: Uint8Array; same: boolean }> {
  const { png } = await bridge.lookAt(nodeId, scale)
  return { png, same: await measure.looksSame(thumbnail.png, png) }
}

/** Whether two analysed pictures are of the same design. */
export async function samePicture(
  { measure }: Pick<PanelTools, 'measure'>,
  one: Picture,
  other: Picture
): Promise<boolean> {
  if (one.hash === other.hash) return true
  return measure.looksSame(one.thumbnail.png, base64ToUint8Array(other.thumbnail.png))
}
