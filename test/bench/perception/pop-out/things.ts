import { digits, textLine } from './glyphs'

/** Where something lies in a picture, px. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export const THINGS = {
  disc: 'disc',
  button: 'filled button with a label',
  numeral: 'lone large numeral',
  drawnFace: 'drawn face',
  photographedFace: 'photographed face (a shaded head, rendered)'
} as const

export type ThingName = keyof typeof THINGS

/** Width and height in parts of the size, so that all are of about the same area. */
const SHAPES: Record<ThingName, [number, number]> = {
  disc: [1, 1],
  button: [1.8, 0.6],
  numeral: [1.5, 1],
  drawnFace: [1, 1],
  photographedFace: [0.9, 1.1]
}

/** The box of a thing of a size, around a place. */
export function boxAround(thing: ThingName, size: number, x: number, y: number): Box {
  const [across, down] = SHAPES[thing]
  const width = across * size
  const height = down * size
  return { x: x - width / 2, y: y - height / 2, width, height }
}

/** A thing in its box, as SVG; `colour` fills what is filled, `ink` writes what is written. */
export function drawThing(thing: ThingName, box: Box, colour: string, ink: string): string {
  const { x, y, width, height } = box
  const inBox = (drawing: string): string =>
    `<g transform="translate(${x} ${y}) scale(${height / 100})">${drawing}</g>`
  switch (thing) {
    case 'disc':
      return `<ellipse cx="${x + width / 2}" cy="${y + height / 2}" rx="${width / 2}" ry="${height / 2}" fill="${colour}"/>`
    case 'button':
      return (
        `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${height / 6}" fill="${colour}"/>` +
        textLine({
          x: x + width * 0.22,
          y: y + height * 0.64,
          width: width * 0.6,
          height: height * 0.26,
          colour: '#ffffff',
          bold: true,
          seed: 77
        })
      )
    case 'numeral':
      return digits('49', x, y + height, height, ink)
    case 'drawnFace':
      return inBox(DRAWN_FACE)
    case 'photographedFace':
      return inBox(SHADED_HEAD)
  }
}

/** On a canvas of 100 x 100. */
const DRAWN_FACE =
  '<circle cx="50" cy="52" r="45" fill="#f3c9a5" stroke="#3a2a22" stroke-width="4"/>' +
  '<path d="M6 46C10 2 90 2 94 46C76 26 30 24 6 46Z" fill="#4a3020"/>' +
  '<circle cx="33" cy="50" r="6" fill="#221a16"/><circle cx="67" cy="50" r="6" fill="#221a16"/>' +
  '<path d="M50 54l-5 15h9" fill="none" stroke="#3a2a22" stroke-width="3"/>' +
  '<path d="M30 74C40 88 60 88 70 74" fill="none" stroke="#a33a30" stroke-width="5"/>'

/** A portrait with soft light from the left, on a canvas of 82 x 100: no photograph, but shaded like one. */
const SHADED_HEAD =
  '<defs><radialGradient id="skin" cx=".38" cy=".38" r=".75"><stop stop-color="#f2cdb0"/><stop offset=".6" stop-color="#cf9a77"/><stop offset="1" stop-color="#7a4e38"/></radialGradient>' +
  '<linearGradient id="wall" x2="1" y2="1"><stop stop-color="#aab3ad"/><stop offset="1" stop-color="#67706c"/></linearGradient>' +
  '<linearGradient id="cloth" y2="1" x2=".3"><stop stop-color="#4b566b"/><stop offset="1" stop-color="#252b38"/></linearGradient>' +
  '<filter id="soft"><feGaussianBlur stdDeviation=".8"/></filter><clipPath id="frame"><rect width="82" height="100"/></clipPath></defs>' +
  '<g clip-path="url(#frame)"><rect width="82" height="100" fill="url(#wall)"/><g filter="url(#soft)">' +
  '<path d="M4 104C6 80 26 76 41 76C56 76 76 80 80 104Z" fill="url(#cloth)"/><path d="M32 62h18v16c-5 6 -13 6 -18 0z" fill="#a8775a"/>' +
  '<ellipse cx="41" cy="44" rx="23" ry="29" fill="url(#skin)"/>' +
  '<path d="M17 46C12 8 70 6 66 46C64 30 56 24 46 24C34 25 22 28 17 46Z" fill="#33241c"/>' +
  '<path d="M25 37c4 -3 8 -3 12 -1M46 36c4 -2 8 -2 11 1" fill="none" stroke="#3f2a20" stroke-width="2.4"/>' +
  '<ellipse cx="31" cy="42.500" rx="4.500" ry="2.400" fill="#efe6df"/><ellipse cx="51" cy="42.500" rx="4.500" ry="2.400" fill="#efe6df"/>' +
  '<circle cx="31.500" cy="42.500" r="2.300" fill="#2a1c15"/><circle cx="51.500" cy="42.500" r="2.300" fill="#2a1c15"/>' +
  '<path d="M42 44c1 6 4 9 2 11c-2 2 -5 2 -7 0" fill="none" stroke="#8d5e46" stroke-width="2"/>' +
  '<path d="M31 62c6 -3 14 -3 20 0c-5 5 -15 5 -20 0z" fill="#a2524a"/></g></g>'
