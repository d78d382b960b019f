import type { Translation } from '../../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  phases: {
    uploading: 'Video wird übergeben',
    analysing: 'Analyse Bild für Bild',
    downloading: 'Karte wird abgerufen'
  },
  choose: 'Video auswählen',
  dropLimits: 'oder hier ablegen: eine .webm-Datei mit höchstens 60 Sekunden und 100 MB',
  reading: (name) => `„${name}“ wird gelesen …`,
  notAnalysable: (name) => `„${name}“ kann nicht analysiert werden`,
  seconds: (seconds) => `${seconds} Sekunden`,
  size: (width, height) => `${width} × ${height} px`,
  change: 'Ändern',
  video: 'Video',
  another: 'Anderes Video',
  theVideo: 'Das Video',
  goesOn: 'Sie können das Panel schließen: Es geht weiter, wenn Sie es wieder öffnen.',
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
    showMap: 'Karte zeigen',
    withMap: (title) => `${title} mit Aufmerksamkeitskarte`,
    mapOf: (title) => `Aufmerksamkeitskarte von ${title}`,
    meaning: 'Wohin man in diesem Moment wahrscheinlich blickt.',
    still:
      'Der Dienst hat diese Karte als ein Bild geschickt. Bewegt es sich, läuft es für sich, nicht synchron zum Video.',
    unplayable: 'Das Video kann hier nicht abgespielt werden.'
  }
}
