import { wordsOf } from '../../language'

/** Descriptions of unexpected answers. */
export const words = wordsOf('client/core', {
  quoted: (name: string) => `“${name}”`,
  anyOf: (formats: readonly string[]) =>
    new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(formats),
  came: {
    nothing: 'nothing',
    html: 'a web page (HTML)',
    xml: 'XML',
    json: 'JSON',
    picture: 'a picture',
    brokenJson: 'broken or cut-off JSON',
    gif: 'a GIF picture',
    webp: 'a WebP picture',
    avif: 'an AVIF picture',
    mp4: 'an MP4 video',
    webm: 'a WebM video',
    bmp: 'a BMP picture',
    tiff: 'a TIFF picture',
    pdf: 'a PDF file',
    svg: 'an SVG picture',
    other: 'something else'
  },
  damage: {
    empty: 'is empty',
    cutOff: 'is cut off',
    damaged: 'is damaged',
    noPixels: 'has no pixels',
    noSize: 'does not state its size'
  },
  tooManyPixels: (width: number, height: number) =>
    `is ${width} × ${height} px, far larger than what it is a picture of`
})

/** Kinds of content that an answer may have. */
export type ContentKind = keyof ReturnType<typeof words>['came']

/** Kinds of damage to a picture file. */
export type PictureDamage = keyof ReturnType<typeof words>['damage']
