import type { Translation } from '../../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  columns: {
    share: {
      name: 'Hauptaktion',
      short: 'Aktion',
      meaning: 'Anteil an der Aufmerksamkeit, den die Hauptaktion bekommt.'
    },
    rank: {
      name: 'Rang der Hauptaktion',
      short: 'Rang',
      meaning: 'Welche Ebenen des Frames zuerst auffallen: der Platz der Hauptaktion.'
    },
    clarity: {
      name: 'Klarheit',
      short: 'Klarheit',
      meaning: 'Je höher, desto aufgeräumter und leichter zu erfassen.'
    },
    excitingness: {
      name: 'Lebendigkeit',
      short: 'Lebendig',
      meaning: 'Je höher, desto lebendiger; weder hoch noch niedrig ist besser.'
    },
    focus: {
      name: 'Fokus',
      short: 'Fokus',
      meaning:
        'Wie sehr sich die Aufmerksamkeit an wenigen Stellen sammelt; weder hoch noch niedrig ist besser.'
    }
  },
  up: (places) => `${places} höher`,
  down: (places) => `${places} tiefer`,

  compare: 'Vergleichen',
  eachPicture: (withBrief) => (withBrief ? 'Jedes Bild, mit dem Briefing,' : 'Jedes Bild'),
  allFirst: (count) => `${count === 2 ? 'Beide' : `Alle ${count}`} werden zuerst analysiert.`,
  someFirst: (count) =>
    count === 1
      ? '1 Frame wird zuerst analysiert; die anderen haben Ergebnisse.'
      : `${count} Frames werden zuerst analysiert; die anderen haben Ergebnisse.`,
  charged: (count) => (count === 1 ? 'Das kann etwas kosten.' : 'Jeder kann etwas kosten.'),
  nothingSent: 'Es wird nichts gesendet: Die Ergebnisse sind in der Datei.',
  twoNeeded: 'Nötig sind zwei Frames mit Ergebnis.',
  twoNeededToView:
    'Nötig sind zwei Frames mit Ergebnis. Eine Analyse legt Ebenen an; dafür brauchen Sie Bearbeitungsrechte.',
  unreadableLeftOut: (count) =>
    count === 1
      ? '1 Frame hat kein lesbares Ergebnis und wird ausgelassen.'
      : `${count} Frames haben kein lesbares Ergebnis und werden ausgelassen.`,
  busy: 'Eine Analyse läuft; vergleichen Sie, wenn sie fertig ist.',

  selectTwo: 'Wählen Sie zwei oder mehr Frames zum Vergleichen aus',
  whatItShows:
    'Glance zeigt, welche Variante wie deutlich gewinnt und wohin die Aufmerksamkeit gewandert ist.',
  oneSelected: (name) => `„${name}“ ist ausgewählt`,
  selectAnother: 'Wählen Sie einen weiteren Frame dazu: Umschalttaste halten und klicken.',
  framesSelected: (count) => `${count} Frames ausgewählt`,
  framesAreSelected: (count) => `${count} Frames sind ausgewählt`,
  tooManySelected: (most) =>
    `Höchstens ${most} Frames lassen sich zugleich vergleichen. Wählen Sie weniger aus.`,
  tooMany: (most) => ({
    message: `Höchstens ${most} Frames lassen sich zugleich vergleichen.`,
    advice: 'Wählen Sie weniger Frames aus.'
  }),
  tooFew: (left) => ({
    message:
      left === 1 ? 'Nur ein Frame hat ein Ergebnis.' : 'Keiner dieser Frames hat ein Ergebnis.',
    advice: 'Ein Vergleich braucht zwei.'
  }),
  cancelled: 'Seine Analyse wurde abgebrochen.',
  unreadableResult: 'Sein gespeichertes Ergebnis ist nicht lesbar.',
  noResult: 'Er hat kein Ergebnis.',
  noMap: 'Er hat keine Aufmerksamkeitskarte.',
  unreadableMap: 'Seine Aufmerksamkeitskarte ist nicht lesbar, also sind die Anteile unbekannt.',
  changed: 'Er hat sich seit der Analyse geändert, also sind die Anteile seiner Ebenen unbekannt.',
  unmeasured: (reason) => `Seine Ebenen ließen sich nicht messen. ${reason}`,
  leftOut: (count) =>
    count === 1 ? '1 Frame ist ausgelassen' : `${count} Frames sind ausgelassen`,

  comparing: 'Vergleich läuft',
  comparingFrames: (count) => `${count} Frames werden verglichen`,
  comparison: 'Vergleich',
  framesRead: (done, of) => `${done} von ${of} Frames gelesen`,
  cancel: 'Abbrechen',
  nothingToCompare: 'Nichts zu vergleichen',
  dismiss: 'Schließen',
  theComparison: 'Vergleich',
  framesCompared: (count) => `${count} Frames verglichen`,
  base: 'Basis',
  whatMoved: 'Was sich verschoben hat',
  howSure: 'Wie sicher?',

  mainAction: 'Hauptaktion',
  mainActionIs: (name, suggested) =>
    suggested ? `Hauptaktion: „${name}“, vorgeschlagen.` : `Hauptaktion: „${name}“.`,
  none: 'Keine',
  noneMarked: 'Keine markiert',
  notInBase: (name) => `„${name}“ (nicht in der Basis)`,
  whichLayer:
    'Welche Ebene soll angeklickt werden? Es gewinnt die Variante, in der sie am meisten Aufmerksamkeit bekommt.',
  suggested:
    'Vorgeschlagen. Es gewinnt die Variante, in der sie am meisten Aufmerksamkeit bekommt.',
  confirm: 'Bestätigen',
  confirmAbout: 'Hauptaktion'
}
