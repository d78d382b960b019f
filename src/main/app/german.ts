import { german as bridge } from '../../bridge/words.de'
import { german as errors } from '../../errors/words.de'
import { german as file } from '../../file/words.de'
import type { Translations } from '../../language'
import { german as ad } from '../ad/words.de'
import { german as brief } from '../brief/words.de'
import { german as exporting } from '../export/words.de'
import { german as figma } from '../figma/words.de'
import { german as intent } from '../intent/words.de'
import { german as layers } from '../layers/words.de'
import { german as overlays } from '../overlays/words.de'
import { german as page } from '../page/words.de'
import { german as result } from '../result/words.de'
import { german as run } from '../run/words.de'
import { german as video } from '../video/words.de'
import { german as app } from './words.de'

/** The main thread's words in German: each feature's `words.de.ts`, by the name that its `words.ts` gives. */
export const GERMAN: Translations = {
  bridge,
  errors,
  file,
  'main/ad': ad,
  'main/app': app,
  'main/brief': brief,
  'main/export': exporting,
  'main/figma': figma,
  'main/intent': intent,
  'main/layers': layers,
  'main/overlays': overlays,
  'main/page': page,
  'main/result': result,
  'main/run': run,
  'main/video': video
}
