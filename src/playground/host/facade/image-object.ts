import { imageSize } from '../document/images'
import { live } from './live'
import type { Session } from './session'

/** Figma's Image: a handle to bytes kept in the file. */
export function imageObject({ store }: Session, hash: string): Image {
  const image: Image = {
    hash,
    getBytesAsync() {
      const bytes = store.graph.images.get(hash)
      return bytes
        ? Promise.resolve(bytes.slice())
        : Promise.reject(new Error(`in getBytesAsync: No image with hash "${hash}"`))
    },
    getSizeAsync() {
      const size = imageSize(store, hash)
      return size
        ? Promise.resolve(size)
        : Promise.reject(new Error(`in getSizeAsync: No image with hash "${hash}"`))
    }
  }
  return live(image, { name: 'Image', missing: () => false })
}
