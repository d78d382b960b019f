import { browserInflate } from './browser-inflate'
import type { ImageCodec } from './image-codec'

/** Decodes with what every browser brings along; works in a Worker and without a secure context. */
export const browserCodec: ImageCodec = {
  async decodeJpeg(file) {
    const bitmap = await createImageBitmap(new Blob([new Uint8Array(file)], { type: 'image/jpeg' }))
    const { width, height } = bitmap
    const context = new OffscreenCanvas(width, height).getContext('2d')
    if (context === null) throw new Error('This browser cannot draw off screen.')
    context.drawImage(bitmap, 0, 0)
    bitmap.close()
    return { width, height, data: context.getImageData(0, 0, width, height).data }
  },
  inflate: browserInflate
}
