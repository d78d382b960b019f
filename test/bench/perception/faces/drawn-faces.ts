import type { Box } from '../pop-out/things'

export type DrawnFace = 'flat' | 'shaded'

/** Width and height of each kind, in parts of its size. */
const SHAPES: Record<DrawnFace, [number, number]> = { flat: [1, 1], shaded: [0.9, 1.1] }

/** The box of a face of a size, around a place. */
export function faceAround(kind: DrawnFace, size: number, x: number, y: number): Box {
  const [width, height] = [SHAPES[kind][0] * size, SHAPES[kind][1] * size]
  return { x: x - width / 2, y: y - height / 2, width, height }
}

/** A face in its box, as SVG. */
export function drawFace(kind: DrawnFace, { x, y, height }: Box): string {
  const face = kind === 'flat' ? DRAWN_FACE : SHADED_HEAD
  return `<g transform="translate(${x} ${y}) scale(${height / 100})">${face}</g>`
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
