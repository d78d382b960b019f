import { upperFirst } from '../../language'
import { seenChanged } from '../../order/seen'
import { seeFromTo, seeIt } from '../../engine/texts/people'
import { words } from './words'

/** How many see the main action while its frame is edited, against its analysis; empty where that is not known. */
export function followedWords(now: number | null, analysed: number | null): string {
  if (now === null) return ''
  if (analysed === null) return `${upperFirst(seeIt(now))}.`
  return seenChanged(analysed, now)
    ? `${upperFirst(seeFromTo(analysed, now))}.`
    : words().unchanged(upperFirst(seeIt(now)))
}
