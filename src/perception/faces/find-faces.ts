import { boxOf, sharedArea } from '../see/box'
import type { Rgb } from '../see/lab'
import { shrinkPixels } from '../see/shrink-pixels'
import { resizeSmooth } from '../see/resize'
import type { LayerHint } from '../see/layer-hint'
import type { Pixels } from '../../images/pixels'
import type { PreparedPicture } from '../see/prepare-picture'
import type { Steps } from '../see/steps'
import { CELL, VALUES, type Answers, type Network } from './network'
import { whereToLook, type Look } from './where-to-look'

/** A face in a picture: upright box in px of the picture, from the top left, and how sure that is, 0–1. */
export interface Face {
  x: number
  y: number
  width: number
  height: number
  score: number
}

/** Scores below this are found everywhere. */
const LEAST_SCORE = 0.4

/**
 * Faces in a picture, surest first. Looks only where one may be: with hints, in layers that are pictures. Small ones
 * (from 24 px on) are found where the picture leaves the time to look closely, turned ones hardly.
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
  for (const look of looks) {
    const answers = yield* network.look(yield* seen(pixels, look))
    const across = (look.width / look.seen.width) * CELL
    const down = (look.height / look.seen.height) * CELL
    for (const { x, y, width, height, score } of decodeFaces(answers, LEAST_SCORE)) {
      found.push({
        x: look.x + x * across,
        y: look.y + y * down,
        width: width * across,
        height: height * down,
        score
      })
    }
  }
  return apart(found)
}

/** The colours of a part of a picture in the size that the network sees it in. */
function* seen(pixels: Pixels, { x, y, width, height, seen: size }: Look): Steps<Rgb> {
  const part: Pixels =
    width === pixels.width && height === pixels.height
      ? pixels
      : cut(pixels, { x, y, width, height })
  const small = yield* shrinkPixels(part, {
    width: Math.min(width, size.width),
    height: Math.min(height, size.height)
  })
  const { r, g, b } = small
  return {
    r: resizeSmooth(r, size.width, size.height),
    g: resizeSmooth(g, size.width, size.height),
    b: resizeSmooth(b, size.width, size.height)
  }
}

function cut(
  { width, data }: Pixels,
  part: { x: number; y: number; width: number; height: number }
): Pixels {
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
