import type { Translations } from '../../language'
import { german as settings } from '../settings/words.de'
import { german as whatIf } from '../what-if/words.de'

/** The panel's words in German: each feature's `words.de.ts`, by the name that its `words.ts` gives. */
export const GERMAN: Translations = { 'ui/settings': settings, 'ui/what-if': whatIf }
