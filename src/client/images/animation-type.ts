import { imageType, type ImageType, isImageType } from './image-type'

/** The formats a moving picture may come in; the interface names none. A still one is fine, too. */
export type AnimationType = ImageType | 'image/gif' | 'image/webp'

/** What a moving picture is, by its first bytes; null when it is something else. */
export function animationType(bytes: Uint8Array): AnimationType | null {
  const type = imageType(bytes)
  if (isImageType(type)) return type
  if (type === 'gif') return 'image/gif'
  return type === 'webp' ? 'image/webp' : null
}
