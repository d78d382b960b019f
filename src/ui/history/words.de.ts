import type { Translation } from '../../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  title: 'Verlauf',
  seenIn: (layer) => `„${layer}“, in 2 s gesehen`,
  list: 'Läufe dieses Frames, der neueste zuerst',
  times: (count) => `${count}-mal`,
  shown: 'hier gezeigt',
  aboutRuns: 'Läufe',

  first: 'Erster Lauf',
  otherEngine: 'Andere Engine',
  otherMaker: 'Woanders analysiert',
  otherMedium: 'Anderes Medium',
  same: 'Gleiches Design, erneut analysiert',
  unchanged: 'Keine deutliche Änderung',
  from: (layer, before, now) => `${layer} ${before} → ${now}`,
  by: (what, difference) => `${what} ${difference}`,

  unmoved: (day, before) => `Etwa wie am ${day} (${before}).`,
  up: (before, now, day) => `Seit dem ${day} von ${before} auf ${now} gestiegen.`,
  down: (before, now, day) => `Seit dem ${day} von ${before} auf ${now} gesunken.`
}
