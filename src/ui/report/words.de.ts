import type { Translation } from '../../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  format: 'Format des Berichts',
  save: 'Bericht speichern',
  copy: 'Kopieren',
  help: {
    html: 'Bilder, Zahlen und eine Tabelle, für jeden Browser. Drucken Sie den Bericht dort, um ein PDF zu bekommen.',
    markdown: 'Dasselbe ohne Bilder, für ein Ticket, ein Wiki oder eine Nachricht.'
  },
  saved: (file) => `Gespeichert als ${file}: Sehen Sie in Ihren Downloads nach.`,
  savedInPart: 'Nicht alle Bilder waren verfügbar; der Bericht sagt, welche fehlen und warum.',
  copied: (format) => `Als ${format} kopiert.`,
  ready: 'Der Bericht ist fertig: Drücken Sie noch einmal „Kopieren“.',
  cancelled: 'Abgebrochen. Es wurde nichts gespeichert.',
  failed: 'Der Bericht konnte nicht erstellt werden',
  noResult: (name) => ({
    message: `„${name}“ hat kein Ergebnis für einen Bericht.`,
    advice: 'Analysieren Sie den Frame zuerst.'
  }),
  comparisonOutdated: (name) => ({
    message: `„${name}“ hat einen neueren Lauf als dieser Vergleich.`,
    advice: 'Vergleichen Sie noch einmal und erstellen Sie dann den Bericht.'
  }),
  kind: 'Bericht zur visuellen Aufmerksamkeit',
  pageTitle: (title) => `${title} – Glance`,
  analysed: (moment) => `Analysiert: ${moment}`,
  made: (moment) => `Bericht erstellt: ${moment}`,
  madeWith: 'Erstellt mit Glance',
  ofHundred: (score) => `${score} von 100`,
  outdated: {
    frame:
      'Nicht mehr aktuell: Der Frame hat sich seit dieser Analyse geändert. Karte und Zahlen gehören zum früheren Design.',
    several: (names) =>
      `Seit der Analyse geändert: ${names}. Die Zahlen gehören zum früheren Design.`
  },
  callouts: (seconds) => `In den ersten ${seconds} Sekunden gesehen, nummeriert nach Platz`,
  actionToo: (sentence) => `${sentence}, Ihre Hauptaktion`,
  numbers: (guessed) =>
    guessed ? 'Orange: die Hauptaktion (unsere Vermutung)' : 'Orange: die Hauptaktion',
  fixes: {
    predicted: (gain) => `Geschätzt: ${gain.replace(/\.$/, '')}.`,
    real: (outcome) => `Auf einer Kopie: ${outcome}`,
    noAction: 'Es ist keine Hauptaktion bekannt, also wurden keine Änderungen dafür versucht.',
    failed: (reason) =>
      `Es fehlen Änderungen: Was helfen würde, ließ sich nicht versuchen. ${reason}`
  },
  layers: {
    attention: 'Aufmerksamkeit',
    seenMeans: (seconds) =>
      `Wie viele von 100 Personen eine Ebene in den ersten ${seconds} Sekunden ansehen.`,
    firstLooksUnknown: (reason) => `Die ersten Blicke sind je Ebene nicht bekannt: ${reason}`
  },
  notMeasurable: (reason) => `Die Ebenen konnten nicht gemessen werden. ${reason}`,
  pictures: {
    theFrame: 'Das Bild des Frames',
    theMap: 'Die Aufmerksamkeitskarte',
    leftOut: (what, reason) => `${what} fehlt hier. ${reason}`,
    none: (what) => `${what} fehlt hier: Die Daten sind kein Bild, das ein Browser zeigt.`,
    elsewhere: 'Die Bilder sind im HTML-Bericht und in der Figma-Datei.'
  }
}
