import type { Translation } from '../../../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  nothingSent: (fault) => `${fault} Es wurde nichts gesendet.`,
  address: {
    empty: 'Die Adresse des Dienstes ist leer.',
    noScheme: 'Die Adresse des Dienstes muss mit https:// beginnen.',
    invalid: 'Die Adresse des Dienstes ist keine gültige Adresse.',
    credentials: 'Die Adresse des Dienstes darf keinen Benutzernamen und kein Passwort enthalten.',
    query: 'Die Adresse des Dienstes darf keine Abfrage (?) enthalten.',
    fragment: 'Die Adresse des Dienstes darf kein Fragment (#) enthalten.'
  },
  addressAdvice:
    'Geben Sie sie so ein, wie der Anbieter sie genannt hat, etwa https://api.example.com/v2.',
  insecure: {
    service: 'Die Adresse des Dienstes verwendet kein HTTPS, daher wurde nichts an sie gesendet.',
    picture: 'Der Link eines Bildes verwendet kein HTTPS, daher wurde nichts an ihn gesendet.',
    upload: 'Die Upload-Adresse verwendet kein HTTPS, daher wurde nichts an sie gesendet.'
  },
  insecureAdvice:
    'Verwenden Sie eine Adresse, die mit https:// beginnt. Einfaches http:// geht nur auf diesem Computer.',
  key: {
    empty: 'Der Schlüssel ist leer, daher wurde nichts gesendet.',
    spaces: 'Der Schlüssel enthält Leerzeichen oder Zeilenumbrüche, daher wurde nichts gesendet.',
    characters:
      'Der Schlüssel enthält Steuerzeichen oder Buchstaben außerhalb von ASCII, daher wurde nichts gesendet.'
  },
  keyAdvice: 'Kopieren Sie den Schlüssel noch einmal, vollständig und in einer Zeile.',

  pictureTooLarge: {
    fault: 'Die Bilddatei ist größer als 5 MB.',
    advice: 'Verkleinern Sie das Bild oder speichern Sie es als JPEG.'
  },
  analysis: 'Die Analyse wurde falsch beschrieben.',
  analysisAdvice: {
    image: 'Wählen Sie ein anderes Medium.',
    page: 'Prüfen Sie die Adresse der Seite; eine Seite wird als desktopWeb oder mobileWeb analysiert.',
    predictions: 'Wählen Sie andere Karten.'
  },
  briefTooLong: (field) => `${partOfBrief(field)} ist länger als 10.000 Zeichen.`,
  briefNoText: (field) => `${partOfBrief(field)} ist kein reiner Text.`,
  briefTooLarge: 'Das ganze Briefing ist größer als 64 KB.',
  briefAdvice: 'Kürzen Sie das Briefing und versuchen Sie es noch einmal.',
  briefEmpty: { fault: 'Das Briefing ist leer.', advice: 'Füllen Sie erst ein Feld aus.' },
  noUploadAddress: {
    fault: 'Das Video hat keine Upload-Adresse.',
    advice: 'Laden Sie das Video zuerst hoch.'
  },
  noResourceType: {
    fault: 'Tags werden nach Ressourcentyp gesucht, und es ist keiner eingestellt.',
    advice: 'Geben Sie den Ressourcentyp ein, den der Anbieter Ihnen genannt hat.'
  }
}

function partOfBrief(field: string | null): string {
  return field === null ? 'Das Briefing' : `Der Teil „${field}“ des Briefings`
}
