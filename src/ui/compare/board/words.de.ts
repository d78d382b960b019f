import type { Translation } from '../../../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  board: 'Board',
  needsEditing:
    'Ein Board zeigt die Varianten nebeneinander auf der Arbeitsfläche. Zum Anlegen brauchen Sie Bearbeitungsrechte.',
  place: 'Board anlegen',
  remove: 'Board entfernen',
  failed: 'Das Board ließ sich nicht anlegen',
  willReplace: 'Von diesen Frames gibt es schon ein Board: Es wird ersetzt.',
  whatComes: (count) =>
    `Die ${count} Frames nebeneinander auf der Arbeitsfläche, als bearbeitbare Ebenen.`,
  mapOnIt: 'Karte darauf',
  noMap: 'Keine',
  placed:
    'Das Board liegt auf der Arbeitsfläche. Erneutes Anlegen ersetzt es; einmal „Rückgängig“ entfernt es.',
  replaced: 'Das frühere Board wurde ersetzt. „Rückgängig“ holt es zurück.',
  withoutPictures: 'Frames, die sich nicht exportieren ließen, stehen ohne Bild darauf.',
  cancelled: 'Abgebrochen. Nichts wurde angelegt.',
  removed: 'Das Board wurde entfernt. „Rückgängig“ holt es zurück.',

  more: (count) => `${count} weitere`,
  title: (names) => `${names} im Vergleich`,
  base: 'Basis',
  mostAttention: 'Meiste Aufmerksamkeit',
  clearest: 'Am klarsten',
  rank: 'Ihr Rang',
  calloutsTitle: (variant, base) => `Aufmerksamkeit in ${variant} gegenüber ${base}`,
  gets: (layer, now, before) => `${layer}: ${now} statt\u00a0${before}`,
  isNew: (layer, now) => `${layer} ist neu: ${now}`,
  isGone: (layer, before) => `${layer} entfällt: vorher ${before}`,
  map: (name, meaning) => `${name}: ${meaning}`,
  marks: 'Nummeriert: Orange bekommt mehr Aufmerksamkeit, Blau weniger',
  signs: '▲ besser als die Basis, ▼ schlechter, ≈ zu knapp für eine Aussage',
  below: (frames) => `Ohne Scrollen nicht zu sehen in ${frames}`,
  mainAction: (names, suggested) =>
    suggested ? `Hauptaktion: ${names}, vorgeschlagen` : `Hauptaktion: ${names}`,
  cut: 'Von langen Seiten ist der Anfang zu sehen',
  footnote: (providers, moment) =>
    `Schätzungen eines Modells, wie Menschen Bildschirme ansehen; niemand wurde beobachtet. Analysiert: ${providers}, zuletzt am ${moment}.`
}
