import { german as bridge } from '../../bridge/words.de'
import { german as errors } from '../../errors/words.de'
import { german as file } from '../../file/words.de'
import type { Translations } from '../../language'
import { german as compare } from '../compare/words.de'
import { german as computer } from '../computer/words.de'
import { german as figma } from '../figma/words.de'
import { german as frameData } from '../frame-data/words.de'
import { german as overlays } from '../overlays/words.de'
import { german as pictures } from '../pictures/words.de'
import { german as result } from '../result/words.de'
import { german as selection } from '../selection/words.de'
import { german as whatIf } from '../what-if/words.de'

/** The main thread's words in German: each feature's `words.de.ts`, by the name that its `words.ts` gives. */
export const GERMAN: Translations = {
  'main/compare': compare,
  'main/computer': computer,
  'main/figma': figma,
  'main/frame-data': frameData,
  'main/overlays': overlays,
  'main/pictures': pictures,
  'main/result': result,
  'main/selection': selection,
  'main/what-if': whatIf,
  bridge,
  errors,
  file
}
