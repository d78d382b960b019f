import { upperFirst } from '../../language'
import { seenChanged } from '../../order/seen'
import { seeFromTo } from '../../engine/texts/people'
import { words } from './words'

/** How many see the main action while its frame is edited, against its analysis; null where that is not known. */
export function followedWords(now: number | null, analysed: number | null): string | null {
  if (now === null || analysed === null) return null
  return seenChanged(analysed, now) ? `${upperFirst(seeFromTo(analysed, now))}.` : words().unchanged
}
