import { german as bridge } from '../../bridge/words.de'
import { german as client } from '../../client/core/words.de'
import { german as clientErrors } from '../../client/errors/words.de'
import { german as clientVideo } from '../../client/video/words.de'
import { german as errors } from '../../errors/words.de'
import { german as file } from '../../file/words.de'
import type { Translations } from '../../language'
import { GERMAN as ENGINE } from '../../engine/texts/german'
import { german as workers } from '../../workers/words.de'
import { german as ad } from '../ad/words.de'
import { german as analyse } from '../analyse/words.de'
import { german as brief } from '../brief/words.de'
import { german as compare } from '../compare/words.de'
import { german as erase } from '../erase/words.de'
import { german as history } from '../history/words.de'
import { german as layers } from '../layers/words.de'
import { german as page } from '../page/words.de'
import { german as provider } from '../provider/words.de'
import { german as report } from '../report/words.de'
import { german as story } from '../story/words.de'
import { german as result } from '../result/words.de'
import { german as run } from '../run/words.de'
import { german as settings } from '../settings/words.de'
import { german as tags } from '../tags/words.de'
import { german as video } from '../video/words.de'
import { german as live } from '../live/words.de'
import { german as whatIf } from '../what-if/words.de'
import { german as shared } from '../words/words.de'
import { german as app } from './words.de'

/** The panel's words in German: each feature's `words.de.ts`, by the name that its `words.ts` gives. */
export const GERMAN: Translations = {
  ...ENGINE,
  'client/core': client,
  'client/errors': clientErrors,
  'client/video': clientVideo,
  'ui/ad': ad,
  'ui/analyse': analyse,
  'ui/app': app,
  'ui/brief': brief,
  'ui/compare': compare,
  'ui/erase': erase,
  'ui/history': history,
  'ui/layers': layers,
  'ui/live': live,
  'ui/page': page,
  'ui/provider': provider,
  'ui/report': report,
  'ui/result': result,
  'ui/run': run,
  'ui/settings': settings,
  'ui/story': story,
  'ui/tags': tags,
  'ui/video': video,
  'ui/what-if': whatIf,
  'ui/words': shared,
  bridge,
  errors,
  file,
  workers
}
