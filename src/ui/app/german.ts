import type { Translations } from '../../language'
import { german as analyse } from '../analyse/words.de'
import { german as history } from '../history/words.de'
import { german as batch } from '../run/batch/words.de'
import { german as settings } from '../settings/words.de'

/** The panel's words in German: each feature's `words.de.ts`, by the name that its `words.ts` gives. */
export const GERMAN: Translations = {
  'ui/analyse': analyse,
  'ui/history': history,
  'ui/run/batch': batch,
  'ui/settings': settings
}
