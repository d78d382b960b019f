import { german as file } from '../../file/words.de'
import type { Translations } from '../../language'
import { german as brief } from '../brief/words.de'
import { german as intent } from '../intent/words.de'
import { german as kit } from '../kit/words.de'
import { german as layers } from '../layers/words.de'
import { german as result } from '../result/words.de'
import { german as settings } from '../settings/words.de'
import { german as tags } from '../tags/words.de'
import { german as shared } from '../words/words.de'
import { german as app } from './words.de'

/** The panel's words in German: each feature's `words.de.ts`, by the name that its `words.ts` gives. */
export const GERMAN: Translations = {
  file,
  'ui/app': app,
  'ui/brief': brief,
  'ui/intent': intent,
  'ui/kit': kit,
  'ui/layers': layers,
  'ui/result': result,
  'ui/settings': settings,
  'ui/tags': tags,
  'ui/words': shared
}
