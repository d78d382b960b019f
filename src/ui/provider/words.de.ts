import type { Translation } from '../../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  onDevice: 'Auf diesem Gerät: Nichts wird gesendet.',
  sentTo: (what, host) => `${what} wird an ${host} gesendet.`,
  nothingSent: 'Es wurde nichts gesendet.',
  keepsComputing: (host) => `Was ${host} angenommen hat, läuft dort zu Ende und kann etwas kosten.`,
  otherKey: (owner, origin) => ({
    message: `Der Schlüssel gehört zu ${owner} und wird nicht an ${origin} gesendet.`,
    advice:
      'Geben Sie in den Einstellungen den Schlüssel für diese Adresse ein oder ändern Sie die Adresse zurück.'
  }),
  blocked: (host) => ({
    message: `Diese Version von Glance darf ${host} nicht ansprechen; Figma hat die Anfrage blockiert.`,
    advice:
      'Fragen Sie die Stelle, von der Sie diese Version haben, für welchen Dienst sie gemacht ist.'
  }),
  mapMissing: {
    message: 'Der Dienst hat das Video analysiert, aber keine Karte davon geschickt.',
    advice: 'Fragen Sie den Anbieter.'
  },
  fileChanged: (name) => ({
    message: `„${name}“ wurde nach der Auswahl geändert, verschoben oder gelöscht.`,
    advice: 'Wählen Sie die Datei noch einmal aus. Es wurde nichts analysiert.'
  }),
  captureMissing: {
    message: 'Der Dienst hat die Seite analysiert, aber kein Bild von ihr geschickt.',
    advice: 'Ohne Bild kann sie nicht platziert werden. Fragen Sie den Anbieter.'
  }
}
