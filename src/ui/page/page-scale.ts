import type { Medium } from '../../interface'

/** No phone is wider, in CSS px; a wider capture was taken at a multiple of them. */
const PHONE_MAX_WIDTH = 500

/** Px of a capture per px of the page. Frames are as large as the page, so that they compare with designs. */
export function pageScale(medium: Medium, width: number): number {
  return medium === 'mobileWeb' ? Math.ceil(width / PHONE_MAX_WIDTH) : 1
}
