import type { Translation } from '../../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  field: {
    description: { name: 'Beschreibung', hint: 'Was dieses Design ist; für Texte eines Dienstes' },
    goal: {
      name: 'Ziel',
      hint: 'Was man tun soll; bestimmt die Hauptschaltfläche'
    },
    audience: { name: 'Zielgruppe', hint: 'Für wen es ist; für Texte eines Dienstes' },
    brand: { name: 'Marke', hint: 'Ihre Vorgaben; für Texte eines Dienstes' }
  },
  characters: (count, most) => `${count} von ${most} Zeichen`,
  tooLong: (field, over, most) =>
    `${field}: ${over} Zeichen zu lang; höchstens ${most} sind möglich.`,
  briefOf: 'Briefing für',
  wholeFile: 'Ganze Datei',
  thisFrame: 'Dieser Frame',
  ofFile: 'Gilt für jeden Frame ohne eigenes Briefing.',
  selectFrame: 'Wählen Sie einen Frame aus, um ihm eines zu geben.',
  ownOf: (frame) => `${frame} hat ein eigenes Briefing.`,
  filesFor: (frame) =>
    `Für ${frame} gilt das Briefing der Datei. Ändern Sie einen Text, um dem Frame ein eigenes zu geben.`,
  useFileBrief: 'Wieder das Briefing der Datei verwenden',
  unreadable: 'Das Briefing konnte nicht gelesen werden',
  size: (kilobytes, most) => `Das ganze Briefing: ${kilobytes} von ${most} KB.`,
  tooLongToSend: 'Zu lang zum Senden',
  tooLongToSendAbout:
    'Bis es kürzer ist, schreibt ein Dienst seine Texte ohne das Briefing. Gekürzt wird nichts.',
  unsaved: 'Das Briefing konnte nicht gespeichert werden',
  saveAgain: 'Erneut speichern',
  example:
    'Ein Ziel, zum Beispiel: „Besucher buchen ein Bett im Nachtzug.“ Dann wird die Schaltfläche, die dazu auffordert, als Hauptaktion vorgeschlagen.',
  saved: 'In dieser Datei gespeichert',
  saving: 'Wird gespeichert …'
}
