import type { Translation } from '../../language'
import type { words } from './words'

const ASK_AGAIN =
  'Analysieren Sie erneut; schlägt es wieder fehl, fragen Sie den Anbieter und nennen Sie diesen Code.'
const CHECK_ADDRESS = 'Prüfen Sie die Adresse und versuchen Sie es noch einmal.'

export const german: Translation<typeof words> = {
  seconds: (count) => (count === 1 ? '1 Sekunde' : `${count} Sekunden`),
  minutes: (count) => `${count} Minuten`,
  analysisFailed: (quoted) => ({
    message: `Die Analyse ist fehlgeschlagen${quoted}`,
    advice: ASK_AGAIN
  }),
  adFailed: (quoted) => ({
    message: `Die Analyse der Anzeige ist fehlgeschlagen${quoted}`,
    advice: ASK_AGAIN
  }),
  adRefused: {
    message: 'Der Dienst konnte die Anzeige nicht verwenden: Die Datei ist kein gültiges Bild.',
    advice: 'Exportieren Sie die Anzeige noch einmal als PNG; es wurde nichts analysiert.'
  },
  videoUnfit: (quoted) => ({
    message: `Das Video erfüllt die Anforderungen des Dienstes nicht${quoted}`,
    advice: 'Senden Sie ein .webm von höchstens 60 Sekunden und 100 MB.'
  }),
  videoFailed: (quoted) => ({
    message: `Die Analyse des Videos ist fehlgeschlagen${quoted}`,
    advice: ASK_AGAIN
  }),
  videoNotFound: {
    message:
      'Der Dienst kennt diese Videoanalyse nicht, oder das Add-on „dynamic-saliency“ ist für dieses Konto nicht mehr freigeschaltet.',
    advice:
      'Prüfen Sie, ob es der Schlüssel ist, mit dem das Video gesendet wurde, und fragen Sie den Anbieter.'
  },
  videoAddOnMissing: {
    message:
      'Der Dienst analysiert für dieses Konto keine Videos: Sein Add-on „dynamic-saliency“ ist nicht freigeschaltet, oder die Adresse des Dienstes ist falsch.',
    advice:
      'Bitten Sie den Anbieter, das Add-on freizuschalten, oder prüfen Sie die Adresse in den Einstellungen.'
  },
  image: {
    unreadable_input_image: {
      message:
        'Das Bild konnte nicht gelesen werden: Sein Format wird nicht unterstützt, oder die Datei ist abgeschnitten oder beschädigt.',
      advice: 'Exportieren Sie es noch einmal als PNG.'
    },
    invalid_input_image_dimensions: {
      message:
        'Das Bild hat die falsche Größe: Die kürzeste Seite muss mindestens 40 px lang sein, die längste höchstens 2000 px.',
      advice: 'Ändern Sie seine Größe oder wählen Sie einen anderen Frame.'
    },
    blank_input_image: {
      message: 'Das Bild ist leer, es gibt also nichts zu sehen.',
      advice: 'Prüfen Sie, ob der Frame sichtbare Ebenen hat.'
    }
  },
  page: {
    page_not_public: {
      message: 'Die Seite ist nicht im öffentlichen Internet.',
      advice: 'Analysieren Sie stattdessen einen Frame mit einem Screenshot von ihr.'
    },
    page_unreachable: {
      message: 'Die Seite war nicht zu erreichen.',
      advice: 'Öffnen Sie sie in Ihrem Browser, um zu sehen, ob es sie gibt.'
    },
    page_timeout: { message: 'Die Seite hat zu lange geladen.', advice: '' },
    page_error: {
      message: 'Die Website hat statt der Seite einen Fehler geschickt.',
      advice: CHECK_ADDRESS
    },
    page_not_html: { message: 'Die Adresse führt zu keiner Webseite.', advice: CHECK_ADDRESS },
    page_capture_failed: {
      message: 'Die Seite konnte nicht aufgenommen werden.',
      advice: 'Versuchen Sie es noch einmal.'
    },
    page_capture_unavailable: {
      message: 'Dieser Dienst nimmt keine Webseiten auf.',
      advice: 'Analysieren Sie stattdessen einen Frame mit einem Screenshot der Seite.'
    }
  },
  ofPage: ({ ours }) => ours,
  authenticationFailed: {
    message: 'Der Dienst hat den Schlüssel nicht angenommen.',
    advice:
      'Prüfen Sie in den Einstellungen, ob der Schlüssel stimmt und zu dieser Adresse des Dienstes gehört.'
  },
  rateLimited: {
    message: 'Der Dienst bekommt mit diesem Schlüssel zu viele Anfragen und hat diese abgelehnt.',
    advice: (time) => `Warten Sie ${time} und versuchen Sie es noch einmal.`,
    aMinute: 'eine Minute'
  },
  serviceDown: (host, status, quoted) => ({
    message: `${host} funktioniert im Moment nicht: HTTP-Status ${status}${quoted}`,
    advice: 'Versuchen Sie es in ein paar Minuten noch einmal.'
  }),
  invalidRequest: {
    malformed: (quoted) => `Der Dienst hat die Anfrage nicht verstanden${quoted}`,
    refused: (quoted) => `Der Dienst hat die Anfrage abgelehnt${quoted}`,
    advice: 'Prüfen Sie die Eingabe; es wurde nichts analysiert.'
  },
  requestRefused: (status, quoted) => ({
    message: `Der Dienst hat die Anfrage mit HTTP-Status ${status} abgelehnt${quoted}`,
    advice: 'Prüfen Sie die Adresse des Dienstes und was Ihr Konto nutzen darf.'
  }),
  unknown: {
    anything: 'Der Dienst kennt das Angefragte nicht.',
    analysis: 'Der Dienst kennt diese Analyse nicht.',
    ad: 'Der Dienst kennt diese Analyse einer Anzeige nicht.',
    tags: 'Der Dienst kennt keine Tags für diesen Ressourcentyp.',
    advice:
      'Prüfen Sie die Adresse des Dienstes, ihren Versionsteil und ob der Schlüssel derselbe ist wie zuvor.'
  },
  analysisNotFound: {
    message: 'Der Dienst kennt diese Analyse für dieses Konto nicht.',
    advice:
      'Prüfen Sie, ob der Schlüssel der ist, mit dem die Analyse gemacht wurde, oder analysieren Sie erneut.'
  },
  resultExpired: {
    message: 'Das Ergebnis ist abgelaufen: Der Dienst bewahrt es eine Stunde lang auf.',
    advice: 'Analysieren Sie erneut, um ein neues zu erhalten.'
  },
  generationFailed: {
    summary: (quoted) => `Der Dienst konnte die Zusammenfassung nicht schreiben${quoted}`,
    recommendations: (quoted) => `Der Dienst konnte die Empfehlungen nicht schreiben${quoted}`,
    advice: 'Lassen Sie sie noch einmal schreiben; Karten und Werte sind nicht betroffen.'
  },
  textExpired: {
    summary: 'Die Zusammenfassung ist abgelaufen: Der Dienst bewahrt sie eine Stunde lang auf.',
    recommendations:
      'Die Empfehlungen sind abgelaufen: Der Dienst bewahrt sie eine Stunde lang auf.',
    advice: 'Lassen Sie sie noch einmal schreiben; lehnt der Dienst ab, analysieren Sie erneut.'
  },
  textNotFound: {
    summary: 'Der Dienst hat zu dieser Analyse noch keine Zusammenfassung geschrieben.',
    recommendations: 'Der Dienst hat zu dieser Analyse noch keine Empfehlungen geschrieben.',
    advice: 'Lassen Sie sie zuerst schreiben.'
  }
}
