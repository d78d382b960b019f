import { base64ToUint8Array } from 'uint8array-extras'
import type { ExportedPicture } from '../../bridge'
import type { Picture, Thumbnail } from '../../file'
import type { PanelTools } from './panel-tools'

/** Area of a preview export, px: sharp in the panel on a 2× display, and far smaller than the analysed picture. */
const PREVIEW_AREA = 400_000

type Exported = Pick<ExportedPicture, 'width' | 'height' | 'scale'>

/** The scale of a preview export of a frame, by another export of it. */
function previewScale({ width, height, scale }: Exported): number {
  return scale * Math.min(1, Math.sqrt(PREVIEW_AREA / (width * height)))
}

/** Facts and thumbnail of an exported picture for the record. Rejects when its thumbnail cannot be made. */
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

/** A result's thumbnail as a `src` for `img`. */
export function thumbnailOf({ picture }: { picture: Pick<Picture, 'thumbnail'> }): string {
  return `data:image/png;base64,${picture.thumbnail.png}`
}

/**
 * Exports a frame as it is now, and compares it with its thumbnail. Pass the scale that was analysed, since fine letters
 * look different when drawn small; a run's own by default.
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
