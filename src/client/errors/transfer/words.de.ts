import type { Translation } from '../../../language'
import type { words } from './words'

const GET_AGAIN =
  'Rufen Sie das Ergebnis noch einmal ab; geschieht es wieder, melden Sie es dem Anbieter.'

export const german: Translation<typeof words> = {
  answerTooLarge: (host, megabytes) => ({
    message: `Die Antwort von ${host} ist größer als ${megabytes} MB und wurde nicht gelesen.`,
    advice: 'Prüfen Sie die Adresse des Dienstes; ist sie richtig, fragen Sie den Anbieter.'
  }),
  notJson: (host, came, status) => ({
    message: `${host} hat kein JSON geschickt, sondern ${came} (HTTP-Status ${status}).`,
    advice:
      'Prüfen Sie die Adresse des Dienstes: Sie führt vielleicht zu einer Website, einer Anmeldeseite oder einem Proxy.'
  }),
  unexpectedAnswer: (host, places) => ({
    message: `${host} hat in einer Form geantwortet, die Glance nicht versteht${places === '' ? '' : ` (fehlend oder unpassend: ${places})`}.`,
    advice: 'Prüfen Sie die Adresse des Dienstes und ihren Versionsteil.'
  }),
  quoted: (name) => `„${name}“`,
  came: {
    nothing: 'eine leere Antwort',
    html: 'eine Webseite (HTML)',
    xml: 'XML',
    json: 'JSON',
    picture: 'ein Bild',
    brokenJson: 'kaputtes oder abgeschnittenes JSON',
    gif: 'ein GIF-Bild',
    webp: 'ein WebP-Bild',
    avif: 'ein AVIF-Bild',
    mp4: 'ein MP4-Video',
    webm: 'ein WebM-Video',
    bmp: 'ein BMP-Bild',
    tiff: 'ein TIFF-Bild',
    pdf: 'eine PDF-Datei',
    svg: 'ein SVG-Bild',
    other: 'etwas anderes'
  },
  noAnswer: {
    message: (host, why) =>
      `Keine Antwort von ${host}${why}: Der Dienst ist nicht zu erreichen, oder er erlaubt keine Aufrufe aus einem Plugin (CORS).`,
    advice:
      'Prüfen Sie die Adresse und Ihre Verbindung. Ein Dienst ohne CORS lässt sich aus einem Plugin nicht aufrufen.',
    adviceOnThisComputer: 'Manche Browser blockieren Aufrufe an diesen Computer.'
  },
  brokeOff: (host, why) => ({
    message: `Die Verbindung zu ${host} ist abgebrochen, während die Antwort ankam${why}.`,
    advice: 'Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.'
  }),
  redirected: (host) => ({
    message: `${host} leitet zu einer anderen Adresse weiter; Glance folgt ihr nicht, damit der Schlüssel sicher bleibt.`,
    advice:
      'Geben Sie die endgültige Adresse des Dienstes ein, mit https:// und ihrem Versionsteil.'
  }),
  timeout: (host, time) => ({
    message: `${host} hat innerhalb von ${time} nicht vollständig geantwortet.`,
    advice: 'Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.'
  }),
  deadline: {
    message: (time) => `Nach ${time} nicht fertig.`,
    lastFailed: (message) => `Der letzte Versuch ist fehlgeschlagen: ${message}`,
    advice: 'Der Dienst arbeitet vielleicht noch daran; versuchen Sie es später noch einmal.'
  },
  aborted: {
    beforeSent: 'Abgebrochen, bevor etwas gesendet wurde.',
    message: 'Abgebrochen.',
    advice: 'Was ein Dienst angenommen hat, führt er zu Ende.'
  },
  mayBeAccepted:
    'Der Dienst hat es vielleicht trotzdem angenommen; noch einmal gesendet, zählt es möglicherweise doppelt.',
  nothingAnalysed: 'Es wurde nichts analysiert.',
  downloadRefused: (host, status) => ({
    message: `${host} hat das Bild nicht herausgegeben (HTTP-Status ${status}): Sein Link ist vermutlich abgelaufen.`,
    advice:
      'Rufen Sie das Ergebnis noch einmal ab, um neue Links zu bekommen; nach einer Stunde analysieren Sie erneut.'
  }),
  unsupportedImage: (host, came, expected) => ({
    message: `${host} hat ${came} geschickt, erwartet war ein Bild im Format ${expected}.`,
    advice: GET_AGAIN
  }),
  anyOf: (formats) => new Intl.ListFormat('de-DE', { type: 'disjunction' }).format(formats),
  corruptDownload: (host, damage) => ({
    message: `Das Bild von ${host} ${damage} und wurde deshalb nicht verwendet.`,
    advice: GET_AGAIN
  }),
  damage: {
    empty: 'ist leer',
    cutOff: 'ist abgeschnitten',
    damaged: 'ist beschädigt',
    noPixels: 'hat keine Pixel',
    noSize: 'nennt seine Größe nicht'
  },
  tooManyPixels: (width, height) =>
    `ist mit ${width} × ${height} px viel größer als das, was es zeigt,`,
  uploadTooLarge: (host) => ({
    message: `${host} hat das Video nicht angenommen (HTTP-Status 413): Die Datei ist zu groß dafür.`,
    advice: 'Kürzen oder verkleinern Sie das Video; es wurde nichts analysiert.'
  }),
  uploadLinkExpired: (host, status) => ({
    message: `${host} hat das Video nicht angenommen (HTTP-Status ${status}): Der Upload-Link ist vermutlich abgelaufen.`,
    advice:
      'Senden Sie das Video noch einmal: Es bekommt einen neuen Link. Es wurde nichts analysiert.'
  }),
  uploadRefused: (host, status) => ({
    message: `${host} hat das Video nicht angenommen (HTTP-Status ${status}).`,
    advice:
      'Senden Sie das Video noch einmal; wird es wieder abgelehnt, melden Sie es dem Anbieter. Es wurde nichts analysiert.'
  }),
  uploadStalled: (host, time) => ({
    message: `Der Upload zu ${host} kam ${time} lang nicht voran.`,
    advice:
      'Prüfen Sie Ihre Verbindung und senden Sie das Video noch einmal; es wurde nichts analysiert.'
  })
}
