import type { Size } from '../filters/fit-area'
import type { Medium } from '../medium'

export type InterfaceMedium = Exclude<Medium, 'generic'>

/** Height over width of the tallest screens that the prior is fitted to. */
const TALLEST = 2.4

/**
 * What a page far taller than that keeps of the fitted screen, and how far below the density has fallen to
 * a quarter, in heights of the tallest screen: as many as four screenfuls of a desktop, one of a phone.
 *
 * Nobody's fixations on such pages are at hand. These are judged, by the time that people spent per
 * screenful on a desktop (Nielsen Norman Group, “Scrolling and Attention”, 2018: 57, 17, 7, 5, 3, 2 %): on
 * phones the screenfuls get such shares, on desktops what lies below the third gets as much as there.
 */
const KEPT = 0.6
const QUARTERED_AFTER: Record<InterfaceMedium, number> = { desktopWeb: 0.33, mobileWeb: 1.5 }

/** Where a row of a picture lies in the fitted density, and by what its density is multiplied. */
export interface PageRow {
  /** Place down the fitted screen, 0–1. */
  place: number
  gain: number
}

/**
 * A page taller than any fitted screen is seen by scrolling: its top is looked at like the tallest screen,
 * whose lower rows give way, as the page grows, to a tail that fades with the square of the distance.
 */
export function pageRow(part: number, { width, height }: Size, medium: InterfaceMedium): PageRow {
  const screens = Math.max(1, height / width / TALLEST)
  const place = part * screens
  const kept = Math.max(KEPT, 1 / screens)
  if (place <= kept) return { place, gain: 1 }
  return { place: kept, gain: (1 + (place - kept) / QUARTERED_AFTER[medium]) ** -2 }
}
