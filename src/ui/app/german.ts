import { german as clientErrors } from '../../client/errors/words.de'
import { german as input } from '../../client/errors/input/words.de'
import { german as transfer } from '../../client/errors/transfer/words.de'
import { german as clientVideo } from '../../client/video/words.de'
import type { Translations } from '../../language'
import { judgements } from '../../workers/engine/german'
import { german as settings } from '../settings/words.de'

/** The panel's words in German: each feature's `words.de.ts`, by the name that its `words.ts` gives. */
export const GERMAN: Translations = {
  'client/errors': clientErrors,
  'client/errors/input': input,
  'client/errors/transfer': transfer,
  'client/video': clientVideo,
  'service/texts': judgements,
  'ui/settings': settings
}
