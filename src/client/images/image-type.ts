/** The picture formats the interface knows. */
export type ImageType = 'image/png' | 'image/jpeg'

const SIGNATURES: [name: string, at: number, bytes: number[] | string][] = [
  ['image/png', 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', 0, [0xff, 0xd8, 0xff]],
  ['a GIF picture', 0, 'GIF8'],
  ['a WebP picture', 8, 'WEBP'],
  ['an AVIF picture', 4, 'ftypavif'],
  ['an MP4 video', 4, 'ftyp'],
  ['a WebM video', 0, [0x1a, 0x45, 0xdf, 0xa3]],
  ['a BMP picture', 0, 'BM'],
  ['a TIFF picture', 0, 'II*\0'],
  ['a TIFF picture', 0, 'MM\0*'],
  ['a PDF file', 0, '%PDF'],
  ['a web page (HTML)', 0, '<!doctype html'],
  ['a web page (HTML)', 0, '<html'],
  ['an SVG picture', 0, '<svg'],
  ['XML', 0, '<?xml'],
  ['JSON', 0, '{']
]

/**
 * What a file is, by its first bytes: `image/png`, `image/jpeg`, or the name of something else in
 * words; null when it is nothing known.
 */
export function imageType(bytes: Uint8Array): string | null {
  const found = SIGNATURES.find(([, at, signature]) =>
    typeof signature === 'string'
      ? asciiAt(bytes, at, signature.length).toLowerCase() === signature.toLowerCase()
      : signature.every((byte, index) => bytes[at + index] === byte)
  )
  return found?.[0] ?? null
}

export function isImageType(type: string | null): type is ImageType {
  return type === 'image/png' || type === 'image/jpeg'
}

function asciiAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length))
}
