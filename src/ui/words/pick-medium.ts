import type { Settings } from '../../file'
import { type Medium, MEDIUMS } from '../../interface'
import { isPhoneScreen } from '../../order/first-screen'

/** Frames of phones are 320–480 px wide; narrower upright ones are banners. */
const PHONE = { min: 320, max: 500 }
/** The width from which a frame is laid out like a page on a computer. */
const PAGE_MIN_WIDTH = 700
/** Wider than 2.5:1 no screen is; leaderboards and headers are. */
const PAGE_MAX_RATIO = 2.5
/** Height per width of posts, posters, dialogs and tablets: a page has it only at the widths that pages are drawn at. */
const POSTER = { over: 0.8, most: 1.65 }
const PAGE_WIDTHS = new Set([1280, 1366, 1440, 1512, 1600, 1680, 1728, 1920])

/** The medium of a frame by its size in canvas px; `mediumRule` says it in words. */
export function mediumBySize({ width, height }: Size): Medium {
  const upright = height > width
  if (upright && width >= PHONE.min && width <= PHONE.max) return 'mobileWeb'
  if (isPhoneScreen({ width, height })) return 'mobileWeb'
  const shape = height / width
  if (width < PAGE_MIN_WIDTH || shape < 1 / PAGE_MAX_RATIO) return 'generic'
  const isPoster = shape > POSTER.over && shape <= POSTER.most && !PAGE_WIDTHS.has(width)
  return isPoster ? 'generic' : 'desktopWeb'
}

type MediumChoice = Pick<Settings, 'medium' | 'mediumFor'>
interface Size {
  width: number
  height: number
}

/** The medium that a frame is analysed for. Sizes are canvas px. */
export function mediumOf({ medium, mediumFor }: MediumChoice, size: Size): Medium {
  if (medium !== 'auto') return medium
  const bySize = mediumBySize(size)
  return mediumFor[bySize] ?? bySize
}

/** The settings with another medium for frames of one kind, by their size; those of other kinds keep theirs. */
export function chooseMedium(
  { medium, mediumFor }: MediumChoice,
  kind: Medium,
  wanted: Settings['medium']
): MediumChoice {
  const kept =
    medium === 'auto' ? mediumFor : Object.fromEntries(MEDIUMS.map((one) => [one, medium]))
  return { medium: 'auto', mediumFor: { ...kept, [kind]: wanted === 'auto' ? kind : wanted } }
}
