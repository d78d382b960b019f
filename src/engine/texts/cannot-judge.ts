import type { Measured } from './measured'
import { written } from './written-words'

/** Said instead of anything else of a picture in which there is too little to see; null of others. */
export function cannotJudge({ tooLittle }: Measured): string | null {
  if (tooLittle === 'small') return written().tooSmall
  return tooLittle === 'empty' ? written().empty : null
}
