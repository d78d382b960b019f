import type { Translation } from '../../language'
import type { words } from './words'

const NO_ANSWER =
  'Keine Antwort von {host}{why}: Der Dienst ist nicht zu erreichen, oder er erlaubt keine Aufrufe aus einem Plugin (CORS).'
const CONNECT =
  'Prüfen Sie die Adresse und Ihre Verbindung. Ein Dienst ohne CORS lässt sich aus einem Plugin nicht aufrufen.'
const SHORTEN = 'Kürzen Sie das Briefing und versuchen Sie es noch einmal.'
const CHECK_CONNECTION = 'Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.'
const CHECK_ADDRESS = 'Prüfen Sie die Adresse und versuchen Sie es noch einmal.'
const RUN_AGAIN =
  'Analysieren Sie erneut; schlägt es wieder fehl, fragen Sie den Anbieter und nennen Sie diesen Code.'
const GET_AGAIN =
  'Rufen Sie das Ergebnis noch einmal ab; geschieht es wieder, melden Sie es dem Anbieter.'

export const german: Translation<typeof words> = {
  messages: {
    address_empty: 'Die Adresse des Dienstes ist leer.',
    address_without_scheme: 'Die Adresse des Dienstes muss mit https:// beginnen.',
    address_unreadable: 'Die Adresse des Dienstes ist keine gültige Adresse.',
    address_with_credentials:
      'Die Adresse des Dienstes darf keinen Benutzernamen und kein Passwort enthalten.',
    address_with_query: 'Die Adresse des Dienstes darf keine Abfrage (?) enthalten.',
    address_with_fragment: 'Die Adresse des Dienstes darf kein Fragment (#) enthalten.',
    insecure_service:
      'Die Adresse des Dienstes verwendet kein HTTPS, daher wurde nichts an sie gesendet.',
    insecure_picture:
      'Der Link eines Bildes verwendet kein HTTPS, daher wurde nichts an ihn gesendet.',
    insecure_upload: 'Die Upload-Adresse verwendet kein HTTPS, daher wurde nichts an sie gesendet.',
    key_empty: 'Der Schlüssel ist leer, daher wurde nichts gesendet.',
    key_with_spaces:
      'Der Schlüssel enthält Leerzeichen oder Zeilenumbrüche, daher wurde nichts gesendet.',
    key_with_strange_letters:
      'Der Schlüssel enthält Steuerzeichen oder Buchstaben außerhalb von ASCII, daher wurde nichts gesendet.',
    picture_too_large: 'Die Bilddatei ist größer als 5 MB.',
    unfit_image: 'Die Analyse wurde falsch beschrieben.',
    unfit_page: 'Die Analyse wurde falsch beschrieben.',
    unfit_predictions: 'Die Analyse wurde falsch beschrieben.',
    brief_too_long: '{part} ist länger als 10.000 Zeichen.',
    brief_without_text: '{part} ist kein reiner Text.',
    brief_too_large: 'Das ganze Briefing ist größer als 64 KB.',
    brief_empty: 'Das Briefing ist leer.',
    no_upload_address: 'Das Video hat keine Upload-Adresse.',
    no_resource_type: 'Tags werden nach Ressourcentyp gesucht, und es ist keiner eingestellt.',
    network_failed: NO_ANSWER,
    network_failed_on_this_computer: NO_ANSWER,
    connection_broke: 'Die Verbindung zu {host} ist abgebrochen, während die Antwort ankam{why}.',
    redirect_refused:
      '{host} leitet zu einer anderen Adresse weiter; Glance folgt ihr nicht, damit der Schlüssel sicher bleibt.',
    timeout: '{host} hat innerhalb von {time} nicht vollständig geantwortet.',
    deadline_exceeded: 'Nach {time} nicht fertig.',
    deadline_exceeded_again:
      'Nach {time} nicht fertig. Der letzte Versuch ist fehlgeschlagen: {failure}',
    aborted: 'Abgebrochen.',
    aborted_unsent: 'Abgebrochen, bevor etwas gesendet wurde.',
    answer_too_large:
      'Die Antwort von {host} ist größer als {megabytes} MB und wurde nicht gelesen.',
    not_json: '{host} hat kein JSON geschickt, sondern {came} (HTTP-Status {status}).',
    unexpected_answer: '{host} hat in einer Form geantwortet, die Glance nicht versteht.',
    unfit_answer:
      '{host} hat in einer Form geantwortet, die Glance nicht versteht (fehlend oder unpassend: {places}).',
    authentication_failed: 'Der Dienst hat den Schlüssel nicht angenommen.',
    rate_limited:
      'Der Dienst bekommt mit diesem Schlüssel zu viele Anfragen und hat diese abgelehnt.',
    service_down: '{host} funktioniert im Moment nicht: HTTP-Status {status}{said}',
    malformed_request: 'Der Dienst hat die Anfrage nicht verstanden{said}',
    invalid_request: 'Der Dienst hat die Anfrage abgelehnt{said}',
    unreadable_input_image:
      'Das Bild konnte nicht gelesen werden: Sein Format wird nicht unterstützt, oder die Datei ist abgeschnitten oder beschädigt.',
    invalid_input_image_dimensions:
      'Das Bild hat die falsche Größe: Die kürzeste Seite muss mindestens 40 px lang sein, die längste höchstens 2000 px.',
    blank_input_image: 'Das Bild ist leer, es gibt also nichts zu sehen.',
    request_refused: 'Der Dienst hat die Anfrage mit HTTP-Status {status} abgelehnt{said}',
    resource_not_found: 'Der Dienst kennt das Angefragte nicht.',
    unknown_analysis: 'Der Dienst kennt diese Analyse nicht.',
    unknown_ad: 'Der Dienst kennt diese Analyse einer Anzeige nicht.',
    unknown_tags: 'Der Dienst kennt keine Tags für diesen Ressourcentyp.',
    analysis_not_found: 'Der Dienst kennt diese Analyse für dieses Konto nicht.',
    result_expired: 'Das Ergebnis ist abgelaufen: Der Dienst bewahrt es eine Stunde lang auf.',
    ad_refused: 'Der Dienst konnte die Anzeige nicht verwenden: Die Datei ist kein gültiges Bild.',
    video_add_on_missing:
      'Der Dienst analysiert für dieses Konto keine Videos: Sein Add-on „dynamic-saliency“ ist nicht freigeschaltet, oder die Adresse des Dienstes ist falsch.',
    upload_too_large:
      '{host} hat das Video nicht angenommen (HTTP-Status 413): Die Datei ist zu groß dafür.',
    upload_link_expired:
      '{host} hat das Video nicht angenommen (HTTP-Status {status}): Der Upload-Link ist vermutlich abgelaufen.',
    upload_refused: '{host} hat das Video nicht angenommen (HTTP-Status {status}).',
    upload_stalled: 'Der Upload zu {host} kam {time} lang nicht voran.',
    page_not_public: 'Die Seite ist nicht im öffentlichen Internet.',
    page_unreachable: 'Die Seite war nicht zu erreichen.',
    page_timeout: 'Die Seite hat zu lange geladen.',
    page_error: 'Die Website hat statt der Seite einen Fehler geschickt.',
    page_password: 'Die Seite verlangt ein Passwort.',
    page_not_html: 'Die Adresse führt zu keiner Webseite.',
    page_capture_failed: 'Die Seite konnte nicht aufgenommen werden.',
    page_capture_unavailable: 'Dieser Dienst nimmt keine Webseiten auf.',
    analysis_failed: 'Die Analyse ist fehlgeschlagen{said}',
    ad_failed: 'Die Analyse der Anzeige ist fehlgeschlagen{said}',
    video_failed: 'Die Analyse des Videos ist fehlgeschlagen{said}',
    video_unfit: 'Das Video erfüllt die Anforderungen des Dienstes nicht{said}',
    video_not_found:
      'Der Dienst kennt diese Videoanalyse nicht, oder das Add-on „dynamic-saliency“ ist für dieses Konto nicht mehr freigeschaltet.',
    summary_failed: 'Der Dienst konnte die Zusammenfassung nicht schreiben{said}',
    recommendations_failed: 'Der Dienst konnte die Empfehlungen nicht schreiben{said}',
    summary_expired:
      'Die Zusammenfassung ist abgelaufen: Der Dienst bewahrt sie eine Stunde lang auf.',
    recommendations_expired:
      'Die Empfehlungen sind abgelaufen: Der Dienst bewahrt sie eine Stunde lang auf.',
    summary_not_found: 'Der Dienst hat zu dieser Analyse noch keine Zusammenfassung geschrieben.',
    recommendations_not_found:
      'Der Dienst hat zu dieser Analyse noch keine Empfehlungen geschrieben.',
    download_refused:
      '{host} hat das Bild nicht herausgegeben (HTTP-Status {status}): Sein Link ist vermutlich abgelaufen.',
    unsupported_image: '{host} hat {came} geschickt, erwartet war ein Bild im Format {expected}.',
    corrupt_download: 'Das Bild von {host} {damage} und wurde deshalb nicht verwendet.'
  },
  advice: {
    invalid_address:
      'Geben Sie sie so ein, wie der Anbieter sie genannt hat, etwa https://api.example.com/v2.',
    insecure_address:
      'Verwenden Sie eine Adresse, die mit https:// beginnt. Einfaches http:// geht nur auf diesem Computer.',
    invalid_key: 'Kopieren Sie den Schlüssel noch einmal, vollständig und in einer Zeile.',
    picture_too_large: 'Verkleinern Sie das Bild oder speichern Sie es als JPEG.',
    unfit_image: 'Wählen Sie ein anderes Medium.',
    unfit_page:
      'Prüfen Sie die Adresse der Seite; eine Seite wird als desktopWeb oder mobileWeb analysiert.',
    unfit_predictions: 'Wählen Sie andere Karten.',
    brief_too_long: SHORTEN,
    brief_without_text: SHORTEN,
    brief_too_large: SHORTEN,
    brief_empty: 'Füllen Sie erst ein Feld aus.',
    no_upload_address: 'Laden Sie das Video zuerst hoch.',
    no_resource_type: 'Geben Sie den Ressourcentyp ein, den der Anbieter Ihnen genannt hat.',
    network_failed: CONNECT,
    network_failed_on_this_computer: `${CONNECT} Manche Browser blockieren Aufrufe an diesen Computer.`,
    connection_broke: CHECK_CONNECTION,
    redirect_refused:
      'Geben Sie die endgültige Adresse des Dienstes ein, mit https:// und ihrem Versionsteil.',
    timeout: CHECK_CONNECTION,
    deadline_exceeded:
      'Der Dienst arbeitet vielleicht noch daran; versuchen Sie es später noch einmal.',
    aborted: 'Was ein Dienst angenommen hat, führt er zu Ende.',
    aborted_unsent: '',
    answer_too_large:
      'Prüfen Sie die Adresse des Dienstes; ist sie richtig, fragen Sie den Anbieter.',
    not_json:
      'Prüfen Sie die Adresse des Dienstes: Sie führt vielleicht zu einer Website, einer Anmeldeseite oder einem Proxy.',
    unexpected_answer: 'Prüfen Sie die Adresse des Dienstes und ihren Versionsteil.',
    authentication_failed:
      'Prüfen Sie in den Einstellungen, ob der Schlüssel stimmt und zu dieser Adresse des Dienstes gehört.',
    rate_limited: 'Warten Sie {time} und versuchen Sie es noch einmal.',
    service_down: 'Versuchen Sie es in ein paar Minuten noch einmal.',
    invalid_request: 'Prüfen Sie die Eingabe; es wurde nichts analysiert.',
    unreadable_input_image: 'Exportieren Sie es noch einmal als PNG.',
    invalid_input_image_dimensions: 'Ändern Sie seine Größe oder wählen Sie einen anderen Frame.',
    blank_input_image: 'Prüfen Sie, ob der Frame sichtbare Ebenen hat.',
    request_refused: 'Prüfen Sie die Adresse des Dienstes und was Ihr Konto nutzen darf.',
    resource_not_found:
      'Prüfen Sie die Adresse des Dienstes, ihren Versionsteil und ob der Schlüssel derselbe ist wie zuvor.',
    analysis_not_found:
      'Prüfen Sie, ob der Schlüssel der ist, mit dem die Analyse gemacht wurde, oder analysieren Sie erneut.',
    result_expired: 'Analysieren Sie erneut, um ein neues zu erhalten.',
    ad_refused: 'Exportieren Sie die Anzeige noch einmal als PNG; es wurde nichts analysiert.',
    video_add_on_missing:
      'Bitten Sie den Anbieter, das Add-on freizuschalten, oder prüfen Sie die Adresse in den Einstellungen.',
    upload_too_large: 'Kürzen oder verkleinern Sie das Video; es wurde nichts analysiert.',
    upload_link_expired:
      'Senden Sie das Video noch einmal: Es bekommt einen neuen Link. Es wurde nichts analysiert.',
    upload_refused:
      'Senden Sie das Video noch einmal; wird es wieder abgelehnt, melden Sie es dem Anbieter. Es wurde nichts analysiert.',
    upload_stalled:
      'Prüfen Sie Ihre Verbindung und senden Sie das Video noch einmal; es wurde nichts analysiert.',
    page_not_public: 'Analysieren Sie stattdessen einen Frame mit einem Screenshot von ihr.',
    page_unreachable: 'Öffnen Sie sie in Ihrem Browser, um zu sehen, ob es sie gibt.',
    page_timeout:
      'Analysieren Sie stattdessen einen Frame mit einem Screenshot von ihr, oder versuchen Sie es später noch einmal.',
    page_error: CHECK_ADDRESS,
    page_password:
      'Analysieren Sie einen Screenshot von ihr oder veröffentlichen Sie sie ohne Passwort.',
    page_not_html: CHECK_ADDRESS,
    page_capture_failed: 'Versuchen Sie es noch einmal.',
    page_capture_unavailable:
      'Analysieren Sie stattdessen einen Frame mit einem Screenshot der Seite.',
    analysis_failed: RUN_AGAIN,
    ad_failed: RUN_AGAIN,
    video_failed: RUN_AGAIN,
    video_unfit: 'Senden Sie ein .webm von höchstens 60 Sekunden und 100 MB.',
    video_not_found:
      'Prüfen Sie, ob es der Schlüssel ist, mit dem das Video gesendet wurde, und fragen Sie den Anbieter.',
    generation_failed:
      'Lassen Sie sie noch einmal schreiben; Karten und Werte sind nicht betroffen.',
    text_expired:
      'Lassen Sie sie noch einmal schreiben; lehnt der Dienst ab, analysieren Sie erneut.',
    text_not_found: 'Lassen Sie sie zuerst schreiben.',
    download_refused:
      'Rufen Sie das Ergebnis noch einmal ab, um neue Links zu bekommen; nach einer Stunde analysieren Sie erneut.',
    unsupported_image: GET_AGAIN,
    corrupt_download: GET_AGAIN
  },
  seconds: (count) => (count === 1 ? '1 Sekunde' : `${count} Sekunden`),
  minutes: (count) => `${count} Minuten`,
  aMinute: 'eine Minute',
  nothingSent: (fault) => `${fault} Es wurde nichts gesendet.`,
  mayBeAccepted:
    'Der Dienst hat es vielleicht trotzdem angenommen; noch einmal gesendet, zählt es möglicherweise doppelt.',
  nothingAnalysed: 'Es wurde nichts analysiert.',
  ofPage: ({ ours }) => ours,
  partOfBrief: (field) => (field === null ? 'Das Briefing' : `Der Teil „${field}“ des Briefings`)
}
