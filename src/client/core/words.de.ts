import type { Translation } from '../../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  quoted: (name) => `„${name}“`,
  anyOf: (formats) => new Intl.ListFormat('de-DE', { type: 'disjunction' }).format(formats),
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
  damage: {
    empty: 'ist leer',
    cutOff: 'ist abgeschnitten',
    damaged: 'ist beschädigt',
    noPixels: 'hat keine Pixel',
    noSize: 'nennt seine Größe nicht'
  },
  tooManyPixels: (width, height) =>
    `ist mit ${width} × ${height} px viel größer als das, was es zeigt,`
}
