import { boxFilter } from '../see/box-filter'
import { fitArea, type Rect, type Size } from '../see/size'
import { resize } from '../see/resize'
import type { LayerHint } from '../see/layer-hint'
import { plane } from '../see/plane'
import type { PreparedPicture } from '../see/prepare-picture'
import { type Box, boxOf, cellsTouched, grown, onSize, pxTouched } from '../see/box'
import { cutApart } from './cut-apart'
import { CELL } from './network'

/** A part of a picture, in whole px, and the size that the network sees it in. */
export interface Look extends Rect {
  seen: Size
}

/** Most pixels of a picture given to the network: some 10 ms for each 100,000. */
const MOST_PIXELS = 450_000
/** Of these, the pixels for the whole picture, where large faces are found. */
const WHOLE_PIXELS = 110_000
/** Largest enlargement: faces are found from about 40 px on, and wanted from 24 px on. */
const MOST_SCALE = 1.6
const LEAST_SCALE = 1.25
/** Smallest face, px. */
const LEAST_SIDE = 20

/** Part of pixels that differ a little from their neighbours and are no letters, as in photographs and shaded drawings. */
const GRADED = 0.16

/**
 * Chooses the parts of a picture to search for faces: first all of it, for large ones whatever their colour, then places in
 * the colours of skin or in grey, likeliest first and as enlarged as time allows. With hints, only in picture layers.
 */
export function whereToLook(prepared: PreparedPicture, hints: readonly LayerHint[] | null): Look[] {
  const { picture } = prepared
  if (hints?.every(({ kind }) => kind !== 'image')) return []
  const places = closePlaces(prepared, hints)
  const looks: Look[] = [{ x: 0, y: 0, ...picture, seen: fitArea(picture, WHOLE_PIXELS) }]
  const left = MOST_PIXELS - total(looks)
  let scale = MOST_SCALE
  const at = ({ box }: Place): Look => lookAt(box, scale, picture)
  while (scale > LEAST_SCALE && total(places.map(at)) > left)
    scale = Math.max(LEAST_SCALE, scale - 0.1)
  for (const place of places) {
    const look = at(place)
    if (total(looks) + pixelsOf(look) <= MOST_PIXELS) looks.push(look)
  }
  return looks
}

/** Extends a place to whole network cells, which costs nothing more. */
function lookAt({ x, y, width, height }: Rect, scale: number, picture: Size): Look {
  const across = widened(x, width, scale, picture.width)
  const down = widened(y, height, scale, picture.height)
  return {
    ...{ x: across.from, y: down.from, width: across.length, height: down.length },
    seen: { width: Math.round(across.length * scale), height: Math.round(down.length * scale) }
  }
}

/** Widens a span evenly on both sides to whole network cells, within the picture. */
function widened(from: number, length: number, scale: number, side: number) {
  const whole = Math.min(side, Math.floor((Math.ceil((length * scale) / CELL) * CELL) / scale))
  const first = Math.round(from - (whole - length) / 2)
  return { from: Math.max(0, Math.min(side - whole, first)), length: whole }
}

/** Pixels that the network computes, in whole cells. */
const pixelsOf = ({ seen: { width, height } }: Look): number =>
  Math.ceil(width / CELL) * Math.ceil(height / CELL) * CELL * CELL
const total = (looks: readonly Look[]): number =>
  looks.reduce((sum, look) => sum + pixelsOf(look), 0)

interface Place {
  box: Rect
  /** Part of its cells in the colours of skin. */
  skin: number
}

/** Likeliest first. */
function closePlaces(prepared: PreparedPicture, hints: readonly LayerHint[] | null): Place[] {
  const { picture, steps } = prepared
  const grid: Size = steps.middling
  const { skin, mask } = facePlaces(prepared, hints)
  const places = cutApart(mask, grid).map((cells): Place => {
    const box = pxTouched(onSize(grown(cells, 2), grid, picture), picture)
    return { box, skin: partOf(skin, grid.width, cells) }
  })
  return places
    .filter(({ box: { width, height } }) => Math.min(width, height) >= LEAST_SIDE)
    .sort((one, other) => other.skin - one.skin)
}

/**
 * Cells, 1 or 0: those in which a face may be, and of these those graded and like skin. A face has the colours of skin, or
 * is graded and grey; a large smooth one, or a drawn one, is even.
 */
function facePlaces(
  { picture, steps, lab }: PreparedPicture,
  hints: readonly LayerHint[] | null
): { mask: Uint8Array; skin: Uint8Array } {
  const { width, height, data: middling } = steps.middling
  const shaded = plane(width, height)
  for (let i = 0; i < middling.length; i++) shaded.data[i] = middling[i]! - steps.strokes.data[i]!
  const graded = boxFilter(shaded, [1]).data
  const [l, a, b] = [lab.l, lab.a, lab.b].map((of) => resize(of, { width, height }).data)
  const images = hints?.filter(({ kind }) => kind === 'image').map(boxOf)
  const shown = images && cellsTouched(images, picture, { width, height })
  const skin = new Uint8Array(middling.length)
  const mask = new Uint8Array(middling.length)
  for (let i = 0; i < skin.length; i++) {
    if (shown?.[i] === 0) continue
    const colour = [l![i]!, a![i]!, b![i]!] as const
    const isGraded = graded[i]! >= GRADED
    if (isSkin(...colour)) {
      mask[i] = 1
      skin[i] = isGraded ? 1 : 0
    } else if (isGraded && isGrey(...colour)) mask[i] = 1
  }
  return { mask, skin }
}

/** Skin of any people, in any usual light: from red to yellow, neither grey nor glaring. */
function isSkin(l: number, a: number, b: number): boolean {
  const chroma = Math.sqrt(a * a + b * b)
  return l > 12 && l < 95 && a > 2 && b > 0 && b < 5 * a && chroma > 7 && chroma < 60
}

const isGrey = (l: number, a: number, b: number): boolean => l > 15 && l < 92 && a * a + b * b < 25

function partOf(cells: Uint8Array, width: number, { left, top, right, bottom }: Box): number {
  let count = 0
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) count += cells[y * width + x]!
  }
  return count / ((right - left) * (bottom - top))
}
