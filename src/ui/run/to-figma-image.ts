import type { DownloadedImage } from '../../client'
import { words } from './words'

/** Figma takes no larger images (createImage). */
const MAX_SIDE_PX = 4096

/** The picture as Figma takes it: as it came when it fits, drawn smaller when it is too large. */
export async function toFigmaImage(image: DownloadedImage): Promise<Uint8Array> {
  const longest = Math.max(image.width, image.height)
  if (longest <= MAX_SIDE_PX) return image.bytes
  const scale = MAX_SIDE_PX / longest
  const width = Math.max(1, Math.round(image.width * scale))
  const height = Math.max(1, Math.round(image.height * scale))
  const bitmap = await createImageBitmap(new Blob([image.bytes], { type: image.type }))
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error(words().mapTooLarge)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  const png = await canvas.convertToBlob({ type: 'image/png' })
  return new Uint8Array(await png.arrayBuffer())
}
