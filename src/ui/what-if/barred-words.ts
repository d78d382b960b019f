import { listWords } from '../../language/list-words'
import type { Tried } from '../../engine/candidates/tried'
import type { Barred } from '../../engine/candidates/why-barred'
import { fixesOf, namesIn } from '../../engine/texts/advice'
import type { Judgement } from '../../engine/texts/judge-layers'
import { words } from './words'

/** Whether a frame is a flat picture: nothing can be changed in the file. */
export function isFlat({ order }: Judgement): boolean {
  return order.some(({ found }) => found !== undefined)
}

/** What cannot be changed in the file, so that changes are not made there, or were not even tried; empty where all can. */
export function barredWords(judgement: Judgement, tried: Tried): string {
  const { above, barred } = tried
  if (isFlat(judgement)) {
    return above !== null || fixesOf(tried).length > 0 ? words().partOfPicture : ''
  }
  const nameOf = namesIn(judgement)
  const namesOf = (why: Barred['why']): string[] =>
    barred.flatMap((bar) => (bar.why === why ? (nameOf(bar.layerId) ?? []) : []))
  const [locked, bound] = [namesOf('locked'), namesOf('instance')]
  return [
    ...(locked.length > 0 ? [words().locked(listWords(locked))] : []),
    ...(bound.length > 0 ? [words().inInstance(listWords(bound))] : [])
  ].join(' ')
}
