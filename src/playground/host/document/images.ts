import type { SceneGraph } from '@open-pencil/core'
import { sha1 } from '@noble/hashes/legacy.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { animationType } from '../../../images/file-type'
import { findDamage } from '../../../images/find-damage'
import { readImageSize } from '../../../images/image-size'
import type { Size } from './matrix'

/** Figma's limit for either side of an image. */
const LARGEST = 4096

/** Keeps an image in the file; gives its hash. Throws as figma.createImage does. */
export function addImage({ images }: SceneGraph, bytes: unknown): string {
  if (!(bytes instanceof Uint8Array)) throw new TypeError('Expected a Uint8Array')
  const type = animationType(bytes)
  if (type === null || type === 'image/webp') throw new Error('Image type is unsupported')
  const size = readImageSize(bytes, type)
  if (!size || findDamage(bytes, type)) throw new Error('Image could not be decoded')
  if (size.width > LARGEST || size.height > LARGEST) throw new Error('Image is too large')
  const hash = bytesToHex(sha1(bytes))
  images.set(hash, bytes.slice())
  return hash
}

/** Whether the file has an image of that hash, and some layer shows it. */
export function isKnownImage({ images, nodes }: SceneGraph, hash: string): boolean {
  if (!images.has(hash)) return false
  return [...nodes.values()].some(({ fills }) => fills.some(({ imageHash }) => imageHash === hash))
}

/** Size in px as the image's header states it. */
export function imageSize({ images }: SceneGraph, hash: string): Size | null {
  const bytes = images.get(hash)
  const type = bytes && animationType(bytes)
  return type ? readImageSize(bytes, type) : null
}
