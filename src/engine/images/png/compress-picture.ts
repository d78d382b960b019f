import type { IndexedPicture } from '../../../perception'
import { compressRows } from './compress-rows'

/** A picture of palette indices whose rows are compressed already: a part of an animation. */
export interface CompressedPicture extends Omit<IndexedPicture, 'indices'> {
  rows: Uint8Array
}

export function compressPicture(picture: IndexedPicture): CompressedPicture {
  const { width, height, palette } = picture
  return { width, height, palette, rows: compressRows(picture) }
}
