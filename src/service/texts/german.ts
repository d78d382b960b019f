import type { Translations } from '../../language'
import { german as words } from './words.de'
import { german as written } from './written-words.de'

/** The texts' words in German, by the names that `words.ts` and `written-words.ts` give. */
export const GERMAN: Translations = {
  'service/texts': words,
  'service/texts/written': written
}
