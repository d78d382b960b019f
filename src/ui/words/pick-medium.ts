import type { Settings } from '../../file'
import type { Medium } from '../../interface'

/** Frames of phones are 320–480 px wide; narrower upright ones are banners. */
const PHONE = { min: 280, max: 500 }
/** The width from which a frame is laid out like a page on a tablet or a computer. */
const PAGE_MIN_WIDTH = 700
/** Wider than 2.5:1 no screen is; leaderboards and headers are. */
const PAGE_MAX_RATIO = 2.5

/** The medium of a frame by its size in canvas px, or the one the designer chose; `mediumRule` says it in words. */
export function pickMedium(choice: Settings['medium'], width: number, height: number): Medium {
  if (choice !== 'auto') return choice
  const upright = height > width
  if (upright && width >= PHONE.min && width <= PHONE.max) return 'mobileWeb'
  if (width >= PAGE_MIN_WIDTH && width / height <= PAGE_MAX_RATIO) return 'desktopWeb'
  return 'generic'
}
