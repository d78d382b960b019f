import type { Translation } from '../../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  phases: {
    uploading: 'Video wird übergeben',
    analysing: 'Analyse Bild für Bild',
    downloading: 'Karte wird abgerufen'
  },
  choose: 'Video auswählen',
  chooseForBoth: 'Video auswählen, um beides synchron zu sehen',
  dropHere: 'oder hier ablegen',
  dropLimits: 'oder hier ablegen: eine .webm-Datei mit höchstens 60 Sekunden und 100 MB',
  reading: (name) => `„${name}“ wird gelesen …`,
  notAnalysable: (name) => `„${name}“ kann nicht analysiert werden`,
  notShowable: (name) => `„${name}“ kann nicht gezeigt werden`,
  seconds: (seconds) => `${seconds} Sekunden`,
  size: (width, height) => `${width} × ${height} px`,
  change: 'Ändern',
  video: 'Video',
  another: 'Anderes Video',
  theVideo: 'Das Video',
  lastLook: (every, ago) =>
    `Glance fragt alle ${every} Sekunden, ob es fertig ist. Zuletzt gefragt vor ${ago}. Sie können das Panel schließen: Es geht weiter, wenn Sie es wieder öffnen.`,
  uploadStopped: (host) =>
    `Das Hochladen wird beendet und nichts analysiert. Was angekommen ist, bleibt im Speicher von ${host}, bis es dort gelöscht wird.`,
  noAddOn: {
    title: 'Dieses Konto hat kein Video-Add-on (dynamic-saliency)',
    text: (host, name) =>
      `${host} analysiert mit Ihrem Schlüssel keine Videos; „${name}“ wurde nicht gesendet. Fragen Sie den Anbieter nach dem Add-on, prüfen Sie die Adresse in den Einstellungen oder analysieren Sie auf diesem Gerät.`
  },
  player: {
    name: 'Wiedergabe',
    play: 'Abspielen',
    pause: 'Anhalten',
    time: 'Zeit',
    at: (now, end) => `${now} von ${end}`,
    loop: 'Wiederholen',
    opacity: 'Deckkraft',
    showMap: 'Karte zeigen',
    withMap: (title) => `${title} mit Aufmerksamkeitskarte`,
    mapAlone: (title) => `${title}: nur die Aufmerksamkeitskarte`,
    mapOf: (title) => `Aufmerksamkeitskarte von ${title}`,
    meaning: 'Wohin man in diesem Moment wahrscheinlich blickt.',
    stretched:
      'Die eigenen Zeiten der Karte passen nicht zu diesem Video: Sie ist auf seine Länge gestreckt.',
    still:
      'Der Dienst hat diese Karte als ein Bild geschickt. Bewegt es sich, läuft es für sich, nicht synchron zum Video.',
    unplayable:
      'Das Video kann hier nicht abgespielt werden, seine Karte schon; Schlüsselbilder lassen sich platzieren.'
  },
  keyFrames: {
    title: 'Schlüsselbilder',
    notPlaceable: (why) =>
      `${why}: Schlüsselbilder können nicht auf der Arbeitsfläche platziert werden.`,
    withVideo:
      'Zeitpunkte in gleichem Abstand als Bilder auf der Arbeitsfläche, jedes mit seiner Karte darüber.',
    mapsAlone: 'Zeitpunkte in gleichem Abstand als Bilder auf der Arbeitsfläche, nur die Karten.',
    howMany: 'Anzahl der Schlüsselbilder',
    place: 'Schlüsselbilder platzieren',
    phases: { drawing: 'Bilder werden gezeichnet', placing: 'Bilder werden platziert' },
    ongoing: (phase) => `${phase} …`,
    show: 'Zeigen',
    placed: {
      title: 'Die Schlüsselbilder sind auf der Arbeitsfläche',
      text: 'In einem Frame neben Ihrem Design. Einmal „Rückgängig“ entfernt ihn.'
    },
    cancelled: {
      title: 'Nichts wurde platziert',
      text: 'Sie haben abgebrochen, bevor die Schlüsselbilder auf der Arbeitsfläche waren.'
    },
    failed: 'Die Schlüsselbilder wurden nicht platziert',
    thePicture: (time) => `das Bild bei ${time}`,
    theMap: (time) => `die Karte bei ${time}`
  }
}
