import type { Came } from '../errors'

/** The picture formats the interface knows. */
export type ImageType = 'image/png' | 'image/jpeg'

const SIGNATURES: [type: ImageType | Came, at: number, bytes: number[] | string][] = [
  ['image/png', 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', 0, [0xff, 0xd8, 0xff]],
  ['gif', 0, 'GIF8'],
  ['webp', 8, 'WEBP'],
  ['avif', 4, 'ftypavif'],
  ['mp4', 4, 'ftyp'],
  ['webm', 0, [0x1a, 0x45, 0xdf, 0xa3]],
  ['bmp', 0, 'BM'],
  ['tiff', 0, 'II*\0'],
  ['tiff', 0, 'MM\0*'],
  ['pdf', 0, '%PDF'],
  ['html', 0, '<!doctype html'],
  ['html', 0, '<html'],
  ['svg', 0, '<svg'],
  ['xml', 0, '<?xml'],
  ['json', 0, '{']
]

/** Type of a file by its first bytes; null for an unknown one. */
export function imageType(bytes: Uint8Array): ImageType | Came | null {
  const found = SIGNATURES.find(([, at, signature]) =>
    typeof signature === 'string'
      ? asciiAt(bytes, at, signature.length).toLowerCase() === signature.toLowerCase()
      : signature.every((byte, index) => bytes[at + index] === byte)
  )
  return found?.[0] ?? null
}

export function isImageType(type: ImageType | Came | null): type is ImageType {
  return type === 'image/png' || type === 'image/jpeg'
}

function asciiAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length))
}

/** The formats a moving picture may come in; the interface names none. A still one is fine, too. */
export type AnimationType = ImageType | 'image/gif' | 'image/webp'

/** Type of a picture that may move, by its first bytes; null for anything else. */
export function animationType(bytes: Uint8Array): AnimationType | null {
  const type = imageType(bytes)
  if (isImageType(type)) return type
  if (type === 'gif') return 'image/gif'
  return type === 'webp' ? 'image/webp' : null
}
