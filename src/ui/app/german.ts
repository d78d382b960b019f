import { german as clientErrors } from '../../client/errors/words.de'
import { german as input } from '../../client/errors/input/words.de'
import { german as transfer } from '../../client/errors/transfer/words.de'
import { german as clientVideo } from '../../client/video/words.de'
import type { Translations } from '../../language'
import { german as compareBoard } from '../compare/board/words.de'
import { german as compareRanking } from '../compare/ranking/words.de'
import { german as compareVariant } from '../compare/variant/words.de'
import { german as compareVerdict } from '../compare/verdict/words.de'
import { german as compare } from '../compare/words.de'
import { judgements } from '../../workers/engine/german'
import { german as file } from '../../file/words.de'
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
  'ui/compare': compare,
  'ui/compare/board': compareBoard,
  'ui/compare/ranking': compareRanking,
  'ui/compare/variant': compareVariant,
  'ui/compare/verdict': compareVerdict,
  'client/errors': clientErrors,
  'client/errors/input': input,
  'client/errors/transfer': transfer,
  'client/video': clientVideo,
  'service/texts': judgements,
  'ui/settings': settings,
  file,
  'ui/app': app,
  'ui/brief': brief,
  'ui/intent': intent,
  'ui/kit': kit,
  'ui/layers': layers,
  'ui/result': result,
  'ui/tags': tags,
  'ui/words': shared
}
