import { german as bridge } from '../../bridge/words.de'
import { german as errors } from '../../errors/words.de'
import type { Translations } from '../../language'
import { german as ad } from '../ad/words.de'
import { german as page } from '../page/words.de'
import { german as provider } from '../provider/words.de'
import { german as report } from '../report/words.de'
import { german as run } from '../run/words.de'
import { german as settings } from '../settings/words.de'
import { german as tools } from '../tools/words.de'
import { german as video } from '../video/words.de'

/** The panel's words in German: each feature's `words.de.ts`, by the name that its `words.ts` gives. */
export const GERMAN: Translations = {
  bridge,
  errors,
  'ui/ad': ad,
  'ui/page': page,
  'ui/provider': provider,
  'ui/report': report,
  'ui/run': run,
  'ui/settings': settings,
  'ui/tools': tools,
  'ui/video': video
}
