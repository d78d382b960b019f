import { type Box, boxOf, holdsMiddle, pxTouched, sharedArea } from '../see/box'
import type { Rgb } from '../see/lab'
import { shrinkPixels } from '../see/shrink-pixels'
import { resizePlanes } from '../see/resize'
import type { LayerHint } from '../see/layer-hint'
import type { Pixels } from '../../images/pixels'
import type { PreparedPicture } from '../see/prepare-picture'
import type { Rect } from '../see/size'
import type { Steps } from '../see/steps'
import { CELL, VALUES, type Answers, type Network } from './network'
import { whereToLook, type Look } from './where-to-look'

/** A face in a picture: upright box in px of the picture, from the top left, and how sure that is, 0–1. */
export interface Face extends Rect {
  score: number
}

/** Scores below this are found everywhere. */
const LEAST_SCORE = 0.3
/** Least score of a face in the second look. */
const CONFIRMED = 0.5
/** Side of the second look, in sides of the face, and the px it is shrunk to. */
const AROUND = 2
const AGAIN_PX = [128, 192]
/** Most second looks: the surest of a crowd say what it is. */
const MOST_AGAIN = 24

/**
 * Faces in a picture, surest first: what is found in looks at the whole and at likely places, and again in a closer look in
 * the mirror, where icons, maps and book covers are no faces any more. With hints, looks only at layers that are pictures.
 * Small faces (from 24 px on) are found where the picture leaves the time to look closely, turned ones hardly.
 */
export function* findFaces(
  pixels: Pixels,
  prepared: PreparedPicture,
  hints: readonly LayerHint[] | null,
  network: Network
): Steps<Face[]> {
  const looks = whereToLook(prepared, hints)
  yield
  const found: Face[] = []
  for (const look of looks) found.push(...(yield* facesIn(pixels, look, network, false)))
  const shown = hints?.flatMap((hint) => (hint.kind === 'image' ? boxOf(hint) : []))
  const candidates = apart(
    found.filter((face) => shown?.some((box) => holdsMiddle(box, boxOf(face))) ?? true)
  )
  const sure: Face[] = []
  for (const [i, face] of candidates.entries()) {
    const score = i < MOST_AGAIN ? yield* scoreAgain(pixels, face, network) : face.score
    if (score >= CONFIRMED) sure.push({ ...face, score: Math.max(score, face.score) })
  }
  return sure.sort((one, other) => other.score - one.score)
}

/** How sure a face is in a closer look, in the mirror; in a second one where the first does not say so. */
function* scoreAgain(pixels: Pixels, face: Face, network: Network): Steps<number> {
  const side = AROUND * Math.max(face.width, face.height)
  const part = pxTouched(boxAround(face, side), pixels)
  let best = 0
  for (const px of AGAIN_PX) {
    if (best >= CONFIRMED) break
    const seen = {
      width: Math.max(1, Math.round((px * part.width) / side)),
      height: Math.max(1, Math.round((px * part.height) / side))
    }
    const found = yield* facesIn(pixels, { ...part, seen }, network, true)
    for (const one of found) if (areSame(one, face)) best = Math.max(best, one.score)
  }
  return best
}

function boxAround({ x, y, width, height }: Face, side: number): Box {
  const [left, top] = [x + (width - side) / 2, y + (height - side) / 2]
  return { left, top, right: left + side, bottom: top + side }
}

/** The faces in a part of a picture, in px of the picture. */
function* facesIn(pixels: Pixels, look: Look, network: Network, inMirror: boolean): Steps<Face[]> {
  const colours = yield* seen(pixels, look)
  if (inMirror) for (const { data, width } of [colours.r, colours.g, colours.b]) mirror(data, width)
  const answers = yield* network.look(colours)
  const across = (look.width / look.seen.width) * CELL
  const down = (look.height / look.seen.height) * CELL
  return decodeFaces(answers, LEAST_SCORE).map(({ x, y, width, height, score }) => ({
    x: inMirror ? look.x + look.width - (x + width) * across : look.x + x * across,
    y: look.y + y * down,
    width: width * across,
    height: height * down,
    score
  }))
}

function mirror(data: Float32Array, width: number): void {
  for (let row = 0; row < data.length; row += width) data.subarray(row, row + width).reverse()
}

/** The colours of a part of a picture in the size that the network sees it in. */
function* seen(pixels: Pixels, { x, y, width, height, seen: size }: Look): Steps<Rgb> {
  const part: Pixels =
    width === pixels.width && height === pixels.height
      ? pixels
      : cut(pixels, { x, y, width, height })
  const shrunk = yield* shrinkPixels(part, {
    width: Math.min(width, size.width),
    height: Math.min(height, size.height)
  })
  return yield* resizePlanes<keyof Rgb>(shrunk, size)
}

function cut({ width, data }: Pixels, part: Rect): Pixels {
  const cut = new Uint8Array(part.width * part.height * 4)
  for (let row = 0; row < part.height; row++) {
    const from = ((part.y + row) * width + part.x) * 4
    cut.set(data.subarray(from, from + part.width * 4), row * part.width * 4)
  }
  return { width: part.width, height: part.height, data: cut }
}

/** Of boxes that lie on each other the surest. */
function apart(found: Face[]): Face[] {
  const faces: Face[] = []
  for (const face of found.sort((one, other) => other.score - one.score)) {
    if (faces.every((other) => !areSame(face, other))) faces.push(face)
  }
  return faces
}

/** Part of the smaller box that lies in the other, from which on both are one face. */
const SAME = 0.5

function areSame(one: Face, other: Face): boolean {
  const smaller = Math.min(one.width * one.height, other.width * other.height)
  return sharedArea(boxOf(one), boxOf(other)) > SAME * smaller
}

/** Widths and heights, in cells, of the boxes that the network starts from. */
const ANCHORS = [
  [1.603231, 2.094468],
  [6.041143, 7.080126],
  [2.882459, 3.518061],
  [4.266906, 5.178857],
  [9.041765, 10.66308]
] as const

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value))

/** The boxes that the network takes for faces, in cells of its input, in no order. */
function decodeFaces({ columns, rows, values }: Answers, leastScore: number): Face[] {
  const faces: Face[] = []
  for (let cell = 0; cell < columns * rows; cell++) {
    for (const [i, [across, down]] of ANCHORS.entries()) {
      const at = cell * VALUES + 5 * i
      const score = sigmoid(values[at + 4]!)
      if (score < leastScore) continue
      const width = across * Math.exp(values[at + 2]!)
      const height = down * Math.exp(values[at + 3]!)
      const x = (cell % columns) + sigmoid(values[at]!) - width / 2
      const y = Math.floor(cell / columns) + sigmoid(values[at + 1]!) - height / 2
      faces.push({ x, y, width, height, score })
    }
  }
  return faces
}
