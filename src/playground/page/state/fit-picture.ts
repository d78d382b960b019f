import type { Size } from '../../host/document/matrix'

/** Figma keeps no image with a longer side; its own editor makes larger ones smaller, too. */
export const LONGEST_SIDE = 4096

/** A picture as Figma keeps it, and the size that it had, in px. `smaller` says whether it was made smaller. */
export interface FittedPicture {
  bytes: Uint8Array
  size: Size
  smaller: boolean
}

/** Makes a picture small enough for Figma, where it is not. Rejects when the browser cannot read it. */
export async function fitPicture(bytes: Uint8Array): Promise<FittedPicture> {
  const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)])).catch(() => {
    throw new Error('The picture is damaged, or larger than this browser can open.')
  })
  const size = { width: bitmap.width, height: bitmap.height }
  const scale = LONGEST_SIDE / Math.max(size.width, size.height)
  if (scale >= 1) {
    bitmap.close()
    return { bytes, size, smaller: false }
  }
  const [width, height] = [size.width, size.height].map((side) =>
    Math.max(1, Math.round(side * scale))
  ) as [number, number]
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('The browser gave no canvas to make the picture smaller.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  const png = await canvas.convertToBlob({ type: 'image/png' })
  return { bytes: new Uint8Array(await png.arrayBuffer()), size, smaller: true }
}
