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
    noMap:
      'Dieses Ergebnis hat keine Aufmerksamkeitskarte und sagt daher nicht, was zuerst auffällt.',
    unreadable:
      'Die Aufmerksamkeitskarte lässt sich nicht je Ebene lesen. Die Karten unten zeigen, wohin man blickt.',
    noLayers:
      'Dieser Frame ist ein einziges Bild. Die Karten unten zeigen, wohin man darin blickt.',
    outOfDate:
      'Der Frame hat sich geändert. Analysieren Sie ihn erneut, um zu sehen, was zuerst auffällt.',
    failed: 'Was zuerst auffällt, konnte nicht gemessen werden.'
  },
  seenFirst: 'Zuerst gesehen',
  select: (name) => `„${name}“ auswählen`,
  mainActionIs: (name) => `Hauptaktion: ${name}`,
  confirm: 'Bestätigen',
  suggested: 'Unsere Vermutung.',
  goalUnanswered: 'Keine Schaltfläche passt zu Ihrem Ziel.',
  noButton: 'Keine Hauptschaltfläche gefunden. Wählen Sie sie hier.',
  lost: (name) => `${name} war markiert, ist aber nicht mehr in diesem Frame.`,
  buttons: 'Buttons',
  otherLayers: 'Andere Ebenen',
  chooseLayer: 'Ebene wählen',
  none: 'Keine',

  changed: 'Der Frame hat sich seit dieser Analyse geändert',
  changedAbout: 'Karten und Werte gehören zum früheren Design.',
  missing: (what) => `Fehlt: ${what}`,
  notFetched:
    'Nicht gesendet oder nicht geladen. Der Rest ist hier; analysieren Sie erneut, um alles zu erhalten.',
  notSent:
    'Der Dienst hat nicht alles gesendet, was angefragt war. Der Rest ist hier; analysieren Sie erneut, um alles zu erhalten.',
  fetchAgain: 'Erneut laden',
  fetching: 'Was fehlt, wird geladen …',
  canFetch:
    'Alles andere ist da. Der Dienst bewahrt sein Ergebnis eine Stunde lang auf: Die Karten noch einmal zu laden, kostet nichts.',
  stillMissing: (reason) => `${reason} Alles andere ist da, und es kostet nichts.`,
  noLongerKept:
    'Der Dienst bewahrt ein Ergebnis eine Stunde lang auf, und die ist um. Alles andere ist da; eine neue Analyse zählt als weitere.',
  viewOnly: 'Die Karten lassen sich hier im Panel ansehen; die Arbeitsfläche bleibt, wie sie ist.',
  engine: {
    earlier: {
      title: 'Mit einer früheren Engine erstellt',
      titleOf: (version) => `Mit einer früheren Engine erstellt (${version})`,
      advice: 'Analysieren Sie erneut, um die heutigen Zahlen zu erhalten.'
    },
    later: {
      title: 'Mit einer neueren Engine erstellt',
      titleOf: (version) => `Mit einer neueren Engine erstellt (${version})`,
      advice: 'Aktualisieren Sie Glance, um dieselben Zahlen zu erhalten.'
    }
  },

  maps: 'Karten',
  map: 'Karte',
  moreMaps: 'Mehr',
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
  openSettings: 'Einstellungen öffnen',
  beforeBrief: 'Diese Texte wurden ohne das Briefing geschrieben',
  otherBrief: 'Das Briefing hat sich geändert, seit diese Texte geschrieben wurden',
  needsRun:
    'Sie lassen sich nicht mehr neu schreiben: Analysieren Sie erneut, um neue zu erhalten.',

  inWords: 'In Worten',
  beingWritten: 'Wird geschrieben …',
  beingWrittenAgain: 'Wird neu geschrieben …',
  couldNotWrite: 'Konnte nicht geschrieben werden',
  sameText: 'Es kam derselbe Text zurück.',
  cancelled: 'Abgebrochen.',
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
  forgotten:
    'Eine Analyse wird nach einer Stunde vergessen: Analysieren Sie erneut, um die Texte zu erhalten.',

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
    `Karten, Werte, Texte, Ebenen${runs > 1 ? `, der Verlauf von ${runs} Läufen` : ''}, die markierte Hauptaktion und eine Anzeigensichtbarkeit verschwinden aus dieser Datei. Das Briefing bleibt. „Rückgängig“ holt alles zurück.`,
  keep: 'Behalten'
}
