import type { Translations } from '../../language'
import { german as measure } from '../measure/words.de'
import { german as advice } from './advice-words.de'
import { german as names } from './name-words.de'
import { german as words } from './words.de'
import { german as written } from './written-words.de'

/** The engine's words in German, by the names that each file of words gives. */
export const GERMAN: Translations = {
  'engine/measure': measure,
  'engine/texts': words,
  'engine/texts/advice': advice,
  'engine/texts/names': names,
  'engine/texts/written': written
}
