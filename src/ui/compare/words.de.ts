import type { Translation } from '../../language'
import { listWords } from '../../language/list-words'
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

  selectTwo: 'Wählen Sie zwei oder mehr Frames aus',
  whatItShows: 'Sehen Sie, welche Variante besser ist, wie deutlich, und was sich verschoben hat.',
  oneSelected: (name) => `„${name}“ ist ausgewählt`,
  selectAnother: 'Wählen Sie einen weiteren Frame dazu: Umschalttaste halten und klicken.',
  framesSelected: (count) => `${count} Frames ausgewählt`,
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

  mainActionIs: (names, suggested) =>
    suggested ? `Hauptaktion: ${names} (unsere Vermutung)` : `Hauptaktion: ${names}`,
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
    cut: 'Von langen Seiten ist der Anfang zu sehen',
    footnote: (providers, moment) =>
      `Schätzungen eines Modells, wie Menschen Bildschirme ansehen. Analysiert: ${providers}, zuletzt am ${moment}.`
  },

  change: {
    instead: (now, before) => `${now} statt\u00a0${before}`,
    isNew: (now) => `neu, ${now}`,
    isGone: (before) => `entfällt, vorher ${before}`
  },

  verdict: {
    same: (names) => `In ${names} sehen Personen dasselbe.`,
    unknown: (names) =>
      `${names} lassen sich nicht vergleichen: Weniger als zwei davon haben einen Klarheitswert oder gemessene Ebenen.`,
    theMainAction: 'die Hauptaktion',
    of: (what, variant) => `${what} in ${variant}`,
    unsure: (actions) => `Ist es derselbe Button? ${actions}.`,
    moved: (variant, more, fewer) =>
      more === null
        ? `In ${variant} sehen weniger Personen ${fewer}.`
        : `In ${variant} sehen mehr Personen ${more}${fewer === null ? '' : `, weniger ${fewer}`}.`,
    kinds: {
      desktopWeb: 'Desktop-Seiten',
      mobileWeb: 'mobile Bildschirme',
      generic: 'andere Designs'
    },
    notRanked: (kinds) => `Für ${kinds} gibt es keine gemeinsame Rangfolge.`,

    noiseOfSeen: (points) => noise(points),
    noiseOfClarity: (points) => noise(`${points} bei der Klarheit`),
    realPeople: 'Wie gut das Modell echten Menschen entspricht, ist darin nicht enthalten.',
    suggestedDecides: (layer) => `${layer} halten wir für die Hauptaktion.`,
    clarityDecides: 'Keine Hauptaktion ist bekannt, also entscheidet die Klarheit.',
    clarityDecidesBeside: (layer) =>
      `${layer} gibt es nur in einem dieser Frames, also entscheidet die Klarheit.`,
    wins: ({ best, share, next, rest, many }) =>
      `${best}: ${share}, ${many ? `danach ${next}` : next}: ${rest}.`,
    partSees: (part, layer) => `${part} der Personen sehen ${layer} in den ersten 2 Sekunden`,
    winsByClarity: ({ best, share, next, rest, many }) =>
      many
        ? `${best} ist am klarsten mit ${share} von 100, danach kommt ${next} mit ${rest}.`
        : `${best} ist klarer: ${share} von 100 gegenüber ${rest} in ${next}.`,
    closeByClarity: (values) => `Zu knapp für eine Aussage: Die Klarheit ist ${values}.`,
    clarityNeeds: (decides) =>
      `Was klarer ist, sehen Personen oft genug gleich erst ab ${decides} Punkten Abstand.`,
    closeBySeen: (layer, values) =>
      `Zu knapp für eine Aussage: ${layer} sehen in den ersten 2 Sekunden ${values}.`,

    providers: (names) =>
      `Verschiedene Engines haben diese Ergebnisse berechnet (${names}): Ihre Zahlen sind schwer vergleichbar. Analysieren Sie alle erneut mit einer davon.`,
    engines: (versions) =>
      `Analysiert mit verschiedenen Versionen der Engine (${versions}): Ihre Zahlen sind schwer vergleichbar. Analysieren Sie die früheren erneut.`,
    earlierEngine: 'eine frühere',
    sizes:
      'Die Frames sind verschieden groß, und im größeren gibt es mehr zu sehen: Vergleichen Sie mit Vorsicht.',
    tooSmall: (names) =>
      names.length === 1
        ? `${listWords(names)} ist zu klein für ein Urteil: Analysieren Sie den Frame darum herum.`
        : `${listWords(names)} sind zu klein für ein Urteil: Analysieren Sie die Frames darum herum.`,
    outOfDate: (names) =>
      names.length === 1
        ? `${listWords(names)} hat sich seit der Analyse geändert: Die Zahlen gehören zum früheren Design.`
        : `${listWords(names)} haben sich seit der Analyse geändert: Die Zahlen gehören zum früheren Design.`,
    rough: (names) =>
      `Die Zahlen von ${names} sind grob: Die Karte des Dienstes lässt sich nur ungefähr auslesen.`
  },

  difference: {
    whereMoved: 'Wohin die Aufmerksamkeit gewandert ist',
    variant: 'Variante',

    elsewhere: (share, base) => `${share} der Aufmerksamkeit liegen woanders als in „${base}“.`,
    hide: 'Ausblenden',
    theMap: 'Differenzkarte',
    mapPicture: (variant, base) => `${variant} mit der Differenzkarte gegenüber ${base}`,
    mapMeaning: (base) => `Gegenüber „${base}“: durchsichtig, wo sich nichts geändert hat.`,
    onCanvasToo: (variant) => `Sie liegt auch auf der Arbeitsfläche über „${variant}“.`,
    notOnCanvas: 'Sie ließ sich nicht auf die Arbeitsfläche legen',
    differenceMap: 'Differenzkarte',
    measuring: 'Die Aufmerksamkeitskarten werden verglichen …',
    whereItGoes: (variant) => `Erscheint hier und auf der Arbeitsfläche über „${variant}“.`,
    shownHereOnly: 'Erscheint hier; über dem Frame nur mit Bearbeitungsrechten.',
    failed: 'Die Differenzkarte ließ sich nicht erstellen',
    otherEngines:
      'Verschiedene Engines haben diese zwei Karten berechnet; ein Teil des Unterschieds stammt daher von ihnen. Analysieren Sie beide erneut mit derselben Engine.'
  }
}

function noise(bound: string): string {
  return `Bis zu ${bound} können Rauschen sein: Ein Design, das um 1–3 px verschoben, um 3\u00a0% skaliert oder neu gespeichert wird, ändert sich in 95 von 100 Fällen nicht stärker, gemessen mit der eingebauten Engine.`
}
