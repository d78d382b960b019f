import type { LayerShare, ResultRecord } from '../../../file'
import type { Medium } from '../../../interface'
import type { Judgement } from '../../../workers/engine/judge-layers'
import { listWords } from '../../words/list-words'
import { words } from '../words'

/** What is seen of a page before anybody scrolls, CSS px; advertisements and the like have no such thing. */
const SCREENS: Record<Medium, { width: number; height: number } | null> = {
  desktopWeb: { width: 1440, height: 900 },
  mobileWeb: { width: 390, height: 844 },
  generic: null
}
/** A frame that is a little taller than a screen is one screen: few are drawn at exactly that height. */
const ONE_SCREEN = 0.8
/** As many names as a sentence carries. */
const NAMED = 3

/** The part of a picture's height (0–1) that is seen without scrolling; null where all of it is. */
export function firstScreen({
  medium,
  picture
}: Pick<ResultRecord, 'medium' | 'picture'>): number | null {
  const screen = SCREENS[medium]
  if (screen === null) return null
  const part = (picture.width * screen.height) / screen.width / picture.height
  return part < ONE_SCREEN ? part : null
}

/** What people see above the fold, and whether the main action is there; null where nothing is. */
export function firstScreenWords(
  { order, action, nameOf }: Judgement,
  fold: number
): string | null {
  const isAbove = ({ box: [, top, , height] }: LayerShare): boolean => top + height / 2 < fold
  const seen = order.filter(isAbove).slice(0, NAMED)
  if (seen.length === 0) return null
  const lead = words().aboveFold(listWords(seen.map(nameOf)))
  if (action === null || isAbove(action.layer)) return lead
  return `${lead} ${words().belowFold(nameOf(action.layer))}`
}
