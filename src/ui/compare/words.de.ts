import type { Translation } from '../../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  columns: {
    seen: (seconds) => `In ${seconds} s gesehen`,
    focus: 'Fokus'
  },
  rows: {
    caption: (seconds) =>
      `Wie viele von 100 Personen eine Ebene in den ersten ${seconds} Sekunden ansehen. ↑ mehr als in der Basis, ↓ weniger.`,
    notThere: 'fehlt',
    noLayers: 'Für diese Frames sind die Ebenen nicht bekannt.'
  },
  badges: { wins: 'Besser', base: 'Basis', outOfDate: 'Nicht mehr aktuell' },

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

  selectTwo: 'Wählen Sie zwei oder mehr Frames zum Vergleichen aus',
  whatItShows: 'Sehen Sie, welche Variante besser ist, wie deutlich, und was sich verschoben hat.',
  oneSelected: (name) => `„${name}“ ist ausgewählt`,
  selectAnother: 'Wählen Sie einen weiteren Frame dazu: Umschalttaste halten und klicken.',
  framesSelected: (count) => `${count} Frames ausgewählt`,
  framesAreSelected: (count) => `${count} Frames sind ausgewählt`,
  tooManySelected: (most) =>
    `Höchstens ${most} Frames lassen sich zugleich vergleichen. Wählen Sie weniger aus.`,
  tooFew: (left) => ({
    message:
      left === 1 ? 'Nur ein Frame hat ein Ergebnis.' : 'Keiner dieser Frames hat ein Ergebnis.',
    advice: 'Ein Vergleich braucht zwei.'
  }),
  cancelled: 'Seine Analyse wurde abgebrochen.',
  unreadableResult: 'Sein gespeichertes Ergebnis ist nicht lesbar.',
  noResult: 'Er hat kein Ergebnis.',
  noMap: 'Er hat keine Aufmerksamkeitskarte.',
  unreadableMap:
    'Seine Aufmerksamkeitskarte ist nicht lesbar, also sind seine Ebenen nicht bekannt.',
  changed: 'Er hat sich seit der Analyse geändert, also sind seine Ebenen nicht bekannt.',
  unmeasured: (reason) => `Seine Ebenen ließen sich nicht messen. ${reason}`,
  leftOut: (count) =>
    count === 1 ? '1 Frame ist ausgelassen' : `${count} Frames sind ausgelassen`,

  comparing: 'Vergleich läuft',
  comparingFrames: (count) => `${count} Frames werden verglichen`,
  comparison: 'Vergleich',
  framesRead: (done, of) => `${done} von ${of} Frames gelesen`,
  nothingToCompare: 'Nichts zu vergleichen',
  theComparison: 'Vergleich',
  framesCompared: (count) => `${count} Frames verglichen`,
  whatMoved: 'Was sich verschoben hat',
  howSure: 'Wie sicher?',

  mainActionIs: (name, suggested) =>
    suggested ? `Hauptaktion: ${name} (unsere Vermutung).` : `Hauptaktion: ${name}.`,
  noneMarked: 'Keine markiert',
  notInBase: (name) => `${name} (nicht in der Basis)`,
  whichLayer: 'Was soll man anklicken? Besser ist die Variante, in der es die meisten sehen.',
  suggested: 'Unsere Vermutung. Besser ist die Variante, in der sie die meisten sehen.',
  confirmAbout: 'Hauptaktion',

  pair: {
    title: 'Ist es derselbe Button?',
    same: 'Derselbe',
    another: (frame) => `In „${frame}“ ist es`,
    crop: (layer, frame) => `${layer} in ${frame}`
  },

  board: {
    board: 'Board',
    needsEditing:
      'Ein Board zeigt die Varianten nebeneinander auf der Arbeitsfläche. Zum Anlegen brauchen Sie Bearbeitungsrechte.',
    place: 'Board anlegen',
    remove: 'Board entfernen',
    failed: 'Das Board ließ sich nicht anlegen',
    willReplace:
      'Von diesen Frames gibt es schon ein Board: Es wird ersetzt, falls es nicht bearbeitet wurde.',
    whatComes: (count) =>
      `Die ${count} Frames nebeneinander auf der Arbeitsfläche, als bearbeitbare Ebenen.`,
    placed:
      'Das Board liegt auf der Arbeitsfläche. Erneutes Anlegen ersetzt es; einmal „Rückgängig“ entfernt es.',
    replaced: 'Das frühere Board wurde ersetzt. „Rückgängig“ holt es zurück.',
    withoutPictures: 'Frames, die sich nicht exportieren ließen, stehen ohne Bild darauf.',
    told: { placed: 'Das Board wurde platziert.', replaced: 'Das frühere Board wurde ersetzt.' },
    cancelled: 'Abgebrochen. Nichts wurde angelegt.',
    removed: 'Das Board wurde entfernt. „Rückgängig“ holt es zurück.',
    edited:
      'Das Board wurde vielleicht bearbeitet, seit es angelegt wurde. Samt allen Änderungen entfernen?',
    removeEdited: 'Samt Änderungen entfernen',

    title: (names) => `${names} im Vergleich`,
    calloutsTitle: (variant, base) =>
      `In den ersten 2 Sekunden gesehen in ${variant} gegenüber ${base}`,
    map: (name, meaning) => `${name}: ${meaning}`,
    marks:
      'Orange: sehen mehr Personen als in der Basis. Blau: sehen weniger. Grau: sehen gleich viele.',
    signs: '▲ besser als die Basis, ▼ schlechter, ≈ zu knapp für eine Aussage',
    below: (frames) => `Ohne Scrollen nicht zu sehen in ${frames}`,
    mainAction: (names, suggested) =>
      suggested ? `Hauptaktion: ${names} (unsere Vermutung)` : `Hauptaktion: ${names}`,
    cut: 'Von langen Seiten ist der Anfang zu sehen',
    footnote: (providers, moment) =>
      `Schätzungen eines Modells, wie Menschen Bildschirme ansehen. Analysiert: ${providers}, zuletzt am ${moment}.`
  }
}
