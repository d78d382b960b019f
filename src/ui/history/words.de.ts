import type { Translation } from '../../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  title: 'Verlauf',
  runs: (count) => `${count} Läufe`,
  clarity: 'Klarheit',
  excitingness: 'Lebendigkeit',
  attentionTo: (layer) => `Aufmerksamkeit für ${layer}`,
  list: 'Läufe dieses Frames, die neuesten zuerst',
  times: (count) => `${count}-mal`,
  shown: 'hier gezeigt',
  showAll: (count) => `Alle ${count} zeigen`,
  showFewer: 'Weniger zeigen',
  aboutRuns: 'der Läufe',

  first: 'Der erste erhaltene Lauf',
  otherEngine: 'Andere Engine',
  otherMaker: 'Von jemand anderem analysiert',
  otherMedium: 'Anderes Medium',
  same: 'Dasselbe Design, erneut analysiert',
  unchanged: 'Keine nennenswerte Änderung',
  from: (layer, before, now) => `${layer} ${before} → ${now}`,
  by: (what, difference) => `${what} ${difference}`,

  runOf: (day) => `Das ist der Lauf vom ${day}.`,
  kept: 'Die Datei behält sein Bild, seine Werte und die stärksten Ebenen. Karten und Texte bleiben nur vom neuesten Lauf.',
  back: 'Zurück zum neuesten',
  picture: (frame) => `${frame}, wie es damals aussah`,
  since: 'Seit dem Lauf davor',
  scores: 'Werte',
  actionFares: (layer, share, place, of) =>
    `${layer} bekam ${share} der Aufmerksamkeit, Platz ${place} von ${of} Ebenen.`,
  actionShare: (layer, share) => `${layer} bekam ${share} der Aufmerksamkeit.`,
  layers: 'Stärkste Ebenen',
  layersUnknown: 'Welche Ebenen Aufmerksamkeit bekamen, ist von diesem Lauf nicht erhalten.'
}
