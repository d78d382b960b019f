import type { Measured } from './measured'

const EXCUSES = {
  small: 'The picture is too small to judge. Analyse the frame around it.',
  empty: 'Nothing in the picture stands out, so there is nothing to judge.'
}

/** Said instead of anything else of a picture in which there is too little to see; null of others. */
export function cannotJudge({ tooLittle }: Measured): string | null {
  return tooLittle === 'small' || tooLittle === 'empty' ? EXCUSES[tooLittle] : null
}
