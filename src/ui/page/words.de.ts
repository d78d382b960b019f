import type { Translation } from '../../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  phases: {
    sending: 'Adresse wird übergeben',
    capturing: 'Seite wird aufgenommen und analysiert',
    downloading: 'Aufnahme und Karten werden abgerufen',
    placing: 'Seite wird platziert'
  },
  address: 'Adresse der Seite',
  example: 'example.com/preise',
  addressHelp: 'Sie muss sich ohne Anmeldung öffnen: Der Dienst sieht, was alle sehen.',
  device: 'Gerät',
  desktop: 'Desktop',
  mobile: 'Mobil',
  removeCookieBanner: 'Cookie-Banner entfernen',
  theAddress: 'Die Adresse',
  faults: {
    empty: 'Geben Sie die Adresse einer Seite ein, zum Beispiel example.com/preise.',
    incomplete: 'Geben Sie eine vollständige Adresse ein, etwa example.com/preise.',
    notWeb: 'Nur Adressen mit https:// oder http:// können aufgenommen werden.',
    signIn: 'Lassen Sie Namen und Passwörter in der Adresse weg.'
  },
  needsService: {
    title: 'Eine Webseite braucht einen verbundenen Dienst',
    connect:
      'Ein Dienst öffnet die Seite in einem eigenen Browser und nimmt sie auf. Auf diesem Gerät geht das nicht. Verbinden Sie in den Einstellungen einen Dienst oder wählen Sie einen Frame mit einem Screenshot der Seite aus und analysieren Sie ihn.',
    select:
      'Ein Dienst öffnet die Seite in einem eigenen Browser und nimmt sie auf. Auf diesem Gerät geht das nicht: Wählen Sie einen Frame mit einem Screenshot der Seite aus und analysieren Sie ihn.'
  },
  noCapture: {
    title: 'Dieser Dienst nimmt keine Webseiten auf',
    text: (name) =>
      `„${name}“ wurde nicht analysiert. Verbinden Sie in den Einstellungen einen anderen Dienst oder analysieren Sie einen Frame mit einem Screenshot der Seite.`
  },
  placed: {
    title: (name) => `„${name}“ ist auf der Arbeitsfläche`,
    text: 'Als eigener Frame, mit den Karten darüber. Einmal „Rückgängig“ entfernt beides.',
    show: 'Zeigen'
  },
  placedAnyway: 'Die Seite war schon platziert, als Sie abbrachen. „Rückgängig“ entfernt sie.',
  withoutMaps: (reason) => `Die Seite wurde platziert, ihre Karten aber nicht: ${reason}`,
  undoFirst: (advice) => `„Rückgängig“ entfernt die Seite. ${advice}`.trim(),
  theCapture: 'die Aufnahme',
  thePage: 'die Seite'
}
