import type { Kind } from '../kinds/kinds'
import type { Size } from '../filters/fit-area'

/** Height over width of the screen that a page is seen on; null for what is looked at as a whole. */
const SCREEN: Record<Kind, number | null> = {
  desktop: 0.5625,
  phone: 2.2,
  poster: null,
  chart: null,
  photograph: null
}

/**
 * The part of one screen's density that a page far taller than its screen keeps, and how far below the density has
 * fallen to a quarter, in screens.
 *
 * Judged, not fitted, by the time that people spent per screenful on a desktop (Nielsen Norman Group,
 * “Scrolling and Attention”, 2018: 57, 17, 7, 5, 3, 2 %).
 */
const KEPT = 0.6
const QUARTERED_AFTER = 1.5

/** Where a row of a picture lies on the screen, and by what its density is multiplied. */
export interface PageRow {
  /** Place down the screen, 0–1. */
  place: number
  gain: number
}

/**
 * A page taller than its screen is seen by scrolling: its top is looked at like one screen, whose lower rows give
 * way, as the page grows, to a tail that fades with the square of the distance. What is no page is one screen.
 */
export function pageRow(part: number, { width, height }: Size, kind: Kind): PageRow {
  const screen = SCREEN[kind]
  const screens = screen === null ? 1 : Math.max(1, height / width / screen)
  const place = part * screens
  const kept = Math.max(KEPT, 1 / screens)
  if (place <= kept) return { place, gain: 1 }
  return { place: kept, gain: (1 + (place - kept) / QUARTERED_AFTER) ** -2 }
}
