import type { Translation } from '../../language'
import type { words } from './words'

const THINGS = { picture: 'Das Bild', video: 'Das Video', address: 'Die Adresse' }

export const german: Translation<typeof words> = {
  tryAgain: 'Erneut versuchen',
  cancel: 'Abbrechen',
  about: (name, what) => `${name}: ${what}`,
  made: (name) => name,
  showFewer: 'Weniger zeigen',
  showAll: (count) => (count === 2 ? 'Beide zeigen' : `Alle ${count} zeigen`),
  of: (done, all) => `${done} von ${all}`,
  ofHundred: (score) => `${score} von 100`,
  screenFailed: 'Diese Ansicht konnte nicht gezeigt werden',
  drawAgain: 'Erneut zeigen',
  sent: {
    no: () => 'Es wurde nichts gesendet.',
    yes: (thing) => `${THINGS[thing]} wurde gesendet.`,
    maybe: (thing) => `${THINGS[thing]} wurde möglicherweise gesendet.`
  },
  runReplaced: {
    message:
      'Dieser Frame wurde inzwischen erneut analysiert; sein neues Ergebnis blieb unverändert.',
    advice: 'Sehen Sie sich das neue Ergebnis an und versuchen Sie es dann noch einmal.'
  },
  devMode: 'Der Dev Mode zeigt Ergebnisse und ändert nichts',
  switchToDesign: 'Wechseln Sie zu Design, um etwas zu ändern; das erfordert Bearbeitungsrechte.',

  more: (count) => (count === 1 ? '1 weitere' : `${count} weitere`),
  mainAction: 'Hauptaktion',
  place: {
    level: (place) => `${place}, etwa gleichauf`,
    below: 'ohne Scrollen nicht zu sehen',
    unknown: 'nicht bekannt',
    seen: (place) => `wird als ${place} gesehen`,
    is: (place) => `ist ${place}`
  },
  aboutEqually: 'etwa gleichauf',
  quoted: (name) => `„${name}“`,
  point: '1 Punkt',
  points: (count) => `${count} Punkte`,
  justNow: 'eben',
  unknownDate: 'Datum unbekannt',
  provider: { 'on-device': 'Auf diesem Gerät', service: 'Analysedienst' },
  engine: (version) => `Engine ${version}`,
  mediumRule:
    '„Auto“ richtet sich nach der Größe: Hochformat mit 320–500 px Breite oder so groß wie ein Screenshot vom Handy ist ein mobiler Bildschirm, ab 700 px Breite ist es eine Desktop-Seite. Banner, Plakate, Posts und Tablets sind andere Designs.',
  tooSmall: 'Zu klein für ein Urteil. Analysieren Sie den Frame darum herum.',
  maps: {
    attention: {
      meaning: 'Wohin man in den ersten Sekunden blickt.',
      scale: { low: 'Selten', high: 'Oft' }
    },
    perception: {
      meaning: 'Was auf den ersten Blick auffällt; der Rest ist gedämpft.',
      scale: { low: 'Später', high: 'Sofort' }
    },
    hotspots: {
      meaning: 'Größere Ringe ziehen den Blick stärker an.',
      scale: null
    },
    clarity: {
      meaning: 'Wie viel jeder Bereich zur Unruhe beiträgt.',
      scale: { low: 'Klar', high: 'Unruhig' }
    },
    excitingness: {
      meaning: 'Lebendige Bereiche behalten ihre Farben, ruhige werden grau.',
      scale: { low: 'Ruhig', high: 'Lebendig' }
    },
    roi: {
      meaning: 'Aufmerksamkeit in den Regionen, die der Dienst hervorhebt.',
      scale: null
    },
    difference: {
      meaning: 'Wohin die Aufmerksamkeit zwischen zwei Varianten gewandert ist.',
      scale: { low: 'Weniger Aufmerksamkeit', high: 'Mehr Aufmerksamkeit' }
    }
  },
  aMap: (name) => `Karte „${name}“`,
  aScore: (name) => `Wert für ${name}`,
  scores: {
    clarity: {
      name: 'Klarheit',
      meaning: 'Je höher, desto aufgeräumter und leichter zu erfassen.'
    },
    excitingness: {
      name: 'Lebendigkeit',
      meaning: 'Je höher, desto lebendiger; weder hoch noch niedrig ist besser.'
    }
  },
  calm: 'ruhig',
  exciting: 'lebendig',
  method: [
    'Alles hier schätzt ein Modell dafür, wie Menschen Bildschirme ansehen. Dafür wurde kein Mensch beobachtet.',
    '„8 von 10 Personen“ sagt, wie viele eine Ebene in den ersten 2 Sekunden mindestens einmal ansehen. Das ist an Menschen angepasst, die Webseiten ansahen; für mobile Bildschirme und andere Designs gilt dieselbe Kurve.',
    'Früh genug sieht man, was die Hälfte in 2 Sekunden sieht oder was unter den ersten drei ist.',
    'Gesehen heißt nicht verstanden, gemocht oder genutzt.',
    'Werte vergleichen Designs miteinander. Wenige Punkte sind kein Unterschied.',
    'Gemeint sind durchschnittliche Betrachter: Karten und Zahlen kennen weder Ihr Ziel noch Ihre Zielgruppe.'
  ]
}
