import type { Translation } from '../../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  outOfDate: 'Nicht mehr aktuell',
  took: (seconds) => `Dauer ${seconds} s`,
  earlierResult: 'Früheres Ergebnis',
  unreadable: 'Das Ergebnis konnte nicht gelesen werden',
  broken: 'Das gespeicherte Ergebnis ist nicht lesbar',

  verdict: 'Urteil',
  why: {
    measuring: 'Es wird gemessen, was zuerst auffällt …',
    noMap: 'Ohne Aufmerksamkeitskarte ist nicht bekannt, was zuerst gesehen wird.',
    unreadable:
      'Die Aufmerksamkeitskarte lässt sich nicht je Ebene lesen. Sehen Sie die Karten unten an.',
    noLayers: 'Ein einziges Bild. Die Karten unten zeigen, wohin man blickt.',
    outOfDate:
      'Der Frame hat sich seit dieser Analyse geändert. Analysieren Sie ihn erneut, um neue Zahlen zu erhalten.',
    failed: 'Was zuerst auffällt, konnte nicht gemessen werden.'
  },
  seenFirst: 'Zuerst gesehen',
  select: (name) => `„${name}“ auswählen`,
  mainActionIs: (name) => `Hauptaktion: ${name}`,
  confirm: 'Bestätigen',
  suggested: 'Unsere Vermutung.',
  goalUnanswered: 'Keine Schaltfläche passt zu Ihrem Ziel.',
  noButton: 'Keine Hauptschaltfläche gefunden. Wählen Sie sie hier.',
  lost: (name) => `${name} war markiert und ist nicht mehr in diesem Frame.`,
  buttons: 'Buttons',
  otherLayers: 'Andere Ebenen',
  chooseLayer: 'Ebene wählen',
  none: 'Keine',

  missing: (what) => `Fehlt: ${what}`,
  fetchAgain: 'Erneut laden',
  fetching: 'Was fehlt, wird geladen …',
  stillMissing: (reason) => `${reason} Es kostet nichts.`,
  whyMissing: {
    unknown: 'Nicht gesendet oder nicht geladen. Analysieren Sie erneut, um alles zu erhalten.',
    unsent: 'Der Dienst hat nicht alles gesendet. Analysieren Sie erneut, um den Rest zu erhalten.',
    expired:
      'Der Dienst hat es eine Stunde lang aufbewahrt, und die ist um. Eine neue Analyse zählt als weitere.',
    canFetch:
      'Der Dienst bewahrt sein Ergebnis eine Stunde lang auf: Erneut zu laden, kostet nichts.'
  },
  viewOnly: 'Die Karten erscheinen hier im Panel, nicht auf der Arbeitsfläche.',
  engine: {
    earlier: {
      title: 'Mit einer früheren Engine erstellt',
      advice: 'Analysieren Sie erneut, um die heutigen Zahlen zu erhalten.'
    },
    later: {
      title: 'Mit einer neueren Engine erstellt',
      advice: 'Aktualisieren Sie Glance, um dieselben Zahlen zu erhalten.'
    }
  },

  maps: 'Karten',
  map: 'Karte',
  more: 'Mehr',
  moreMaps: 'Mehr Karten',
  picture: (frame, map) => `„${frame}“ mit der Karte „${map}“`,
  fold: '1. Bildschirm',
  opacity: 'Deckkraft',
  putOnCanvas: 'Auf die Arbeitsfläche',
  theOverlays: 'Overlays',
  hideOverlays: 'Overlays ausblenden',
  showOverlays: 'Overlays einblenden',

  scores: 'Werte',
  method: 'Lesehilfe',
  estimates: 'Schätzungen',

  brief: 'Briefing',
  noBrief: 'Keines',
  briefHelps: 'Das Ziel entscheidet, welche Schaltfläche als Hauptaktion vorgeschlagen wird.',
  writeBrief: 'Briefing schreiben',
  editBrief: 'Briefing bearbeiten',
  briefText: (field, text) => `${field}: ${text}`,
  withoutBrief: 'Ohne das Briefing geschrieben',
  briefIgnored: 'Ein Teil des Briefings wurde nicht übernommen',
  ignoredKeys: (keys) => `Der Dienst hat nicht beachtet: ${keys}.`,
  keyInSettings: 'Der Schlüssel dafür lässt sich in den Einstellungen ändern.',
  beforeBrief: 'Diese Texte wurden ohne das Briefing geschrieben',
  otherBrief: 'Das Briefing hat sich geändert, seit diese Texte geschrieben wurden',
  needsRun:
    'Sie lassen sich nicht mehr neu schreiben: Analysieren Sie erneut, um neue zu erhalten.',

  inWords: 'In Worten',
  beingWritten: 'Wird geschrieben …',
  beingWrittenAgain: 'Wird neu geschrieben …',
  couldNotWrite: 'Konnte nicht geschrieben werden',
  sameText: 'Es kam derselbe Text zurück.',
  notWritten: 'Noch nicht geschrieben.',
  text: {
    summary: {
      name: 'Zusammenfassung',
      it: 'Zusammenfassung',
      regenerate: 'Zusammenfassung',
      failed: 'Die Zusammenfassung konnte nicht geschrieben werden',
      write: 'Zusammenfassung schreiben',
      notKept: 'Es ist keine Zusammenfassung gespeichert.'
    },
    recommendations: {
      name: 'Empfehlungen',
      it: 'Empfehlungen',
      regenerate: 'Empfehlungen',
      failed: 'Die Empfehlungen konnten nicht geschrieben werden',
      write: 'Empfehlungen schreiben',
      notKept: 'Es sind keine Empfehlungen gespeichert.'
    }
  },
  regenerate: 'Neu schreiben',
  madeElsewhere: (host, chosen) =>
    `Dieses Ergebnis stammt von: ${host}. ${chosen ? 'Wählen Sie das in den Einstellungen aus oder analysieren' : 'Analysieren'} Sie erneut.`,
  forgotten: 'Die Stunde des Dienstes ist um: Analysieren Sie erneut, um die Texte zu erhalten.',

  runAgain: 'Erneut analysieren',
  report: 'Bericht',
  removeOverlays: 'Overlays entfernen',
  removeOverlaysAbout: 'Nimmt die Karten von der Arbeitsfläche. Das Ergebnis bleibt.',
  overlaysRemoved: 'Overlays entfernt.',
  resultRemoved: 'Ergebnis gelöscht.',
  moreActions: 'Weitere Aktionen',
  deleteResult: 'Ergebnis löschen',
  askDelete: 'Ergebnis löschen …',
  deleteResultOf: (name) => `Das Ergebnis von ${name} löschen?`,
  deleteGoes: (runs) =>
    `Karten, Werte, Texte, Hauptaktion${runs > 1 ? ` und der Verlauf von ${runs} Läufen` : ''} verschwinden aus dieser Datei. Das Briefing bleibt. „Rückgängig“ holt alles zurück.`,
  keep: 'Behalten'
}
