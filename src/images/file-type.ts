/** The picture formats the interface knows. */
export type ImageType = 'image/png' | 'image/jpeg'

/** The formats a moving picture may come in; the interface names none. A still one is fine, too. */
export type AnimationType = ImageType | 'image/gif' | 'image/webp'

/** Type, place and bytes; those in small letters may be written in capitals, too. */
const SIGNATURES = [
  ['image/png', 0, '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', 0, '\xff\xd8\xff'],
  ['gif', 0, 'GIF8'],
  ['webp', 8, 'WEBP'],
  ['avif', 4, 'ftypavif'],
  ['mp4', 4, 'ftyp'],
  ['webm', 0, '\x1a\x45\xdf\xa3'],
  ['bmp', 0, 'BM'],
  ['tiff', 0, 'II*\0'],
  ['tiff', 0, 'MM\0*'],
  ['pdf', 0, '%PDF'],
  ['html', 0, '<!doctype html'],
  ['html', 0, '<html'],
  ['svg', 0, '<svg'],
  ['xml', 0, '<?xml'],
  ['json', 0, '{']
] as const

/** Type of a file by its first bytes; null for an unknown one. */
export function fileType(bytes: Uint8Array): (typeof SIGNATURES)[number][0] | null {
  const found = SIGNATURES.find(([, at, signature]) => {
    const start = String.fromCharCode(...bytes.subarray(at, at + signature.length))
    return start === signature || start.toLowerCase() === signature
  })
  return found?.[0] ?? null
}

/** The format of a PNG or JPEG; null for anything else. */
export function imageType(bytes: Uint8Array): ImageType | null {
  const type = fileType(bytes)
  return type === 'image/png' || type === 'image/jpeg' ? type : null
}

/** The format of a picture that may move; null for anything else. */
export function animationType(bytes: Uint8Array): AnimationType | null {
  const type = fileType(bytes)
  if (type === 'gif' || type === 'webp') return `image/${type}`
  return imageType(bytes)
}
