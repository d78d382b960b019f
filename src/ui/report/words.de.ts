import type { Translation } from '../../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  report: 'Bericht',
  format: 'Format des Berichts',
  save: 'Bericht speichern',
  copy: 'Kopieren',
  help: {
    html: 'Eine Seite mit allen Bildern, für jeden Browser. Drucken Sie sie dort, um ein PDF zu bekommen.',
    markdown: 'Text und Tabellen ohne Bilder, für ein Ticket, ein Wiki oder eine Nachricht.'
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
  compared: (names) => `${names} im Vergleich`,
  variantCount: (count) => `${count} Varianten`,
  analysed: (moment) => `Analysiert: ${moment}`,
  made: (moment) => `Bericht erstellt: ${moment}`,
  madeWith:
    'Erstellt mit Glance. Alle Zahlen sind Schätzungen eines Modells; niemand wurde beobachtet.',
  ofHundred: 'von 100',
  outdated: {
    title: 'Nicht mehr aktuell',
    frame:
      'Der Frame hat sich seit dieser Analyse geändert: Karten, Werte und Texte gehören zum früheren Design.',
    several: (names) =>
      `Seit der Analyse geändert: ${names}. Die Zahlen gehören zum früheren Design.`
  },
  scores: {
    title: 'Werte',
    focus: 'Fokus',
    focusMeaning:
      'Je höher, desto stärker sammelt sich die Aufmerksamkeit an wenigen Stellen; weder hoch noch niedrig ist besser.',
    none: 'Dieses Ergebnis hat keine Werte.'
  },
  action: {
    none: 'In diesem Frame ist keine Hauptaktion markiert.',
    unknown: (name) =>
      `„${name}“ ist die Hauptaktion. Ihr Anteil an der Aufmerksamkeit ist für diesen Lauf nicht bekannt.`,
    notFound: (name) =>
      `„${name}“ ist als Hauptaktion markiert, wurde in diesem Frame aber nicht gefunden.`,
    firstLooks: (share) => `Ihr Anteil an den ersten Blicken: ${share}.`,
    above: (names) => `Mehr Aufmerksamkeit geht an ${names}.`,
    withShare: (name, share) => `„${name}“ (${share})`,
    note: 'Hauptaktion'
  },
  noText: {
    summary: 'Zu diesem Ergebnis ist keine Zusammenfassung gespeichert.',
    recommendations: 'Zu diesem Ergebnis sind keine Empfehlungen gespeichert.'
  },
  history: {
    title: 'Verlauf',
    caption: 'Läufe dieses Frames, der neueste zuerst',
    run: 'Lauf',
    by: 'Von',
    present: 'dieser Bericht',
    sameDesign: 'gleiches Design'
  },
  layers: {
    title: 'Aufmerksamkeit je Ebene',
    caption: 'Ebenen in der Reihenfolge, in der man sie sieht',
    rank: 'Nr.',
    layer: 'Ebene',
    attention: 'Aufmerksamkeit',
    firstLooks: 'Erste Blicke',
    area: 'Fläche',
    flat: 'Dieser Frame ist ein einziges Bild: Er hat keine Ebenen, die sich unterscheiden ließen.',
    notMeasured: 'Die Aufmerksamkeit je Ebene wurde nicht gemessen.',
    notMeasuredThen:
      'Die Aufmerksamkeit je Ebene wurde für diesen Lauf nicht gemessen, und der Frame hat sich seitdem geändert: Seine Ebenen liegen nicht mehr dort, wo die Karten sie zeigen.',
    notMeasurable: (reason) =>
      `Die Aufmerksamkeit je Ebene konnte nicht gemessen werden. ${reason}`,
    unlisted: (count) =>
      count === 1
        ? '1 spätere Ebene ist hier nicht aufgeführt.'
        : `${count} spätere Ebenen sind hier nicht aufgeführt.`,
    noMap:
      'Es gibt keine Aufmerksamkeitskarte, daher ist von keiner Ebene der Anteil bekannt. Die Ebenen stehen nach ihrer Größe.',
    unreadable: (reason) =>
      `Die Aufmerksamkeitskarte ist nicht lesbar, daher ist von keiner Ebene der Anteil bekannt. Die Ebenen stehen nach ihrer Größe. ${reason}`,
    firstLooksUnknown: (reason) => `Die ersten Blicke sind je Ebene nicht bekannt: ${reason}`
  },
  maps: {
    title: 'Karten',
    none: 'Dieses Ergebnis hat keine Karten.',
    missing: (names) => `Angefragt, aber nicht in diesem Ergebnis: ${names}.`,
    design: 'Das Design',
    asNow: 'Wie es jetzt aussieht; die Analyse gehört zu einem früheren Design.',
    asThen: 'Wie es analysiert wurde.',
    alt: (frame, map) => `${frame} mit der Karte „${map}“`,
    theFrame: 'Das Bild des Frames',
    theMap: (map) => `Die Karte „${map}“`,
    leftOut: (what, reason) => `${what} fehlt hier. ${reason}`,
    noPicture: (what) => `${what} fehlt hier: Die Daten sind kein Bild, das ein Browser zeigt.`,
    ends: (low, high) => `Von „${low}“ bis „${high}“.`,
    elsewhere: 'Die Bilder sind im HTML-Bericht und in der Figma-Datei.',
    moved: 'Wohin die Aufmerksamkeit gewandert ist',
    against: (frame, base) => `${frame} gegenüber ${base}`
  },
  comparison: {
    moved: 'Was sich verschoben hat',
    variants: 'Varianten',
    variant: 'Variante',
    layers: 'Ebenen',
    ranking:
      'Die beste zuerst. Kleine Zahlen sind Unterschiede zur Basis, bei Anteilen in Punkten.',
    shares:
      'Anteil an der Aufmerksamkeit je Ebene. Kleine Zahlen sind Unterschiede zur Basis in Punkten.',
    wins: 'gewinnt',
    base: 'Basis',
    tooClose: (difference) => `${difference}, zu knapp für eine Aussage`,
    noLayers: 'In diesen Varianten wurden keine Ebenen gemessen.',
    notThere: 'nicht vorhanden'
  },
  method: {
    title: 'Lesehilfe',
    shares:
      'Ein Anteil ist der Teil der vorhergesagten Aufmerksamkeit, der auf den sichtbaren Teil einer Ebene fällt oder auf leeren Hintergrund direkt daneben. Ebenen, Hintergrund und der Rest ergeben zusammen 100\u00a0%.',
    focus:
      'Der Fokus ist 0, wenn sich die Aufmerksamkeit gleichmäßig verteilt, und 100, wenn sie ganz in einem Punkt liegt.'
  }
}
