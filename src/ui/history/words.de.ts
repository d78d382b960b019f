import type { Translation } from '../../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  title: 'Verlauf',
  clarity: 'Klarheit',
  excitingness: 'Lebendigkeit',
  attentionTo: (layer) => `Aufmerksamkeit für ${layer}`,
  list: 'Läufe dieses Frames, der neueste zuerst',
  times: (count) => `${count}-mal`,
  shown: 'hier gezeigt',
  showAll: (count) => `Alle ${count} zeigen`,
  showFewer: 'Weniger zeigen',
  aboutRuns: 'Läufe',

  first: 'Der erste gespeicherte Lauf',
  otherEngine: 'Andere Engine',
  otherMaker: 'Von jemand anderem analysiert',
  otherMedium: 'Anderes Medium',
  same: 'Dasselbe Design, erneut analysiert',
  unchanged: 'Keine nennenswerte Änderung',
  from: (layer, before, now) => `${layer} ${before} → ${now}`,
  by: (what, difference) => `${what} ${difference}`,

  picture: (frame) => `${frame}, damaliger Stand`,

  unmoved: (day, share) => `Seit dem Lauf vom ${day} (${share}) praktisch unverändert.`,
  up: (points, day, share) => `${points} mehr als beim Lauf vom ${day} (${share}).`,
  down: (points, day, share) => `${points} weniger als beim Lauf vom ${day} (${share}).`
}
