import type { Translations } from '../../language'
import { german as compare } from '../compare/words.de'

/** The main thread's words in German: each feature's `words.de.ts`, by the name that its `words.ts` gives. */
export const GERMAN: Translations = { 'main/compare': compare }
