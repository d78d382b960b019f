import type { Translation } from '../../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  title: 'Verlauf',
  runs: (count) => `${count} Läufe`,
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

  runOf: (day) => `Das ist der Lauf vom ${day}.`,
  kept: 'Die Datei behält Bild, Werte und erste Ebenen dieses Laufs. Karten und Texte bleiben nur vom neuesten.',
  back: 'Zurück zum neuesten',
  picture: (frame) => `${frame}, damaliger Stand`,
  since: 'Seit dem Lauf davor',
  scores: 'Werte',
  actionFares: (layer, share, place) => `${layer} bekam ${share} der Aufmerksamkeit: ${place}.`,
  actionShare: (layer, share) => `${layer} bekam ${share} der Aufmerksamkeit.`,
  layers: 'Ebenen',
  layersUnknown: 'Welche Ebenen Aufmerksamkeit bekamen, wurde bei diesem Lauf nicht gespeichert.'
}
