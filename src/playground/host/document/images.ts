import { sha1 } from '@noble/hashes/legacy.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { fileType, imageType } from '../../../images/file-type'
import { readImageSize } from '../../../images/image-size'
import type { Size } from './matrix'
import type { Store } from './store'

/** Figma's limit for either side of an image. */
const LARGEST = 4096

/** Keeps an image in the file; gives its hash. Throws as figma.createImage does. */
export function addImage(store: Store, bytes: unknown): string {
  if (!(bytes instanceof Uint8Array)) throw new TypeError('Expected a Uint8Array')
  if (imageType(bytes) === null && fileType(bytes) !== 'gif') {
    throw new Error('Image type is unsupported')
  }
  const size = pngSize(bytes) ?? store.renderer.imageSize(bytes)
  if (!size) throw new Error('Image could not be decoded')
  if (size.width > LARGEST || size.height > LARGEST) throw new Error('Image is too large')
  const hash = bytesToHex(sha1(bytes))
  const kept = bytes.slice()
  store.graph.images.set(hash, kept)
  sizes.set(kept, size)
  return hash
}

/** Whether the file has an image of that hash, and some layer shows it. */
export function isKnownImage({ graph }: Store, hash: string): boolean {
  if (!graph.images.has(hash)) return false
  const nodes = [...graph.nodes.values()]
  return nodes.some(({ fills }) => fills.some(({ imageHash }) => imageHash === hash))
}

export function imageSize(store: Store, hash: string): Size | null {
  const bytes = store.graph.images.get(hash)
  if (!bytes) return null
  const size = sizes.get(bytes) ?? pngSize(bytes) ?? store.renderer.imageSize(bytes)
  if (size) sizes.set(bytes, size)
  return size && { ...size }
}

/** Decoding takes a while, and an image's bytes never change. */
const sizes = new WeakMap<Uint8Array, Size>()

/** Size in px as a PNG's header states it; null for other bytes. Decoding a large one would take 30 ms. */
function pngSize(bytes: Uint8Array): Size | null {
  return imageType(bytes) === 'image/png' ? readImageSize(bytes, 'image/png') : null
}
