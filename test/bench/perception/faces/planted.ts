import sharp from 'sharp'
import type { Pixels } from '../../../../src/perception'
import { pixelsOf, readPixels } from '../read-pixels'
import { type Box, boxAround } from '../pop-out/things'
import { svgOf } from '../svg'
import { viewedPictures } from '../viewing-data'

/** A page with faces in known places. */
export interface Planted {
  /** The row that it counts in. */
  row: string
  boxes: Box[]
  pixels: Pixels
}

/** Size of the page, px. */
const PAGE = { width: 1280, height: 800 }

const bar = (x: number, y: number, width: number, height: number, colour: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour}"/>`

/** A page of cards, each a picture and three lines. */
const CARDS = Array.from({ length: 8 }, (_, i) => {
  const [x, y] = [40 + (i % 4) * 305, 160 + Math.floor(i / 4) * 315]
  const lines = [184, 212, 234].map((down) => bar(x + 16, y + down, 250, 8, '#6b7280'))
  return bar(x, y, 285, 290, '#f3f4f6') + bar(x, y, 285, 150, '#c4c8ce') + lines.join('')
}).join('')

/** The page without faces, as SVG. */
const BARE = Buffer.from(svgOf(bar(0, 0, PAGE.width, PAGE.height, '#ffffff') + CARDS, PAGE))

/** Sides of faces, px: from an avatar's to a poster's. */
const SIDES = [24, 32, 48, 64, 96, 160, 320]
const USUAL = 64

/**
 * Photographs of OSIE in which one face is seen from the front, with its box, px. The detector finds them there: the
 * question is what is left of that on a page, and small.
 */
const PORTRAITS: Record<string, [x: number, y: number, width: number, height: number]> = {
  '1004': [226, 77, 95, 84],
  '1045': [163, 71, 106, 85],
  '1077': [418, 154, 153, 124],
  '1078': [364, 119, 170, 143],
  '1108': [225, 59, 147, 140],
  '1125': [277, 174, 110, 98],
  '1205': [410, 206, 178, 171],
  '1227': [188, 129, 164, 165],
  '1287': [391, 124, 183, 150]
}
/** How much wider than the face its picture is. */
const AROUND = 1.8

/** How a portrait is shown. */
interface Shown {
  turn?: 'flip' | 'flop'
  isRound?: boolean
}

interface Photograph {
  file: string
  box: Box
}

/** Portraits cut out of photographs, by the size of the face and by what else is done to it. */
export async function* plantedFaces(): AsyncGenerator<Planted> {
  for (const photograph of photographs()) {
    const page = (row: string, boxes: Box[], shown: Shown = {}) =>
      planted(row, photograph, boxes, shown)
    for (const side of SIDES) yield page(`${side} px`, [faceBox(side)])
    yield page(`${USUAL} px, in the mirror`, [faceBox(USUAL)], { turn: 'flop' })
    yield page(`${USUAL} px, upside down`, [faceBox(USUAL)], { turn: 'flip' })
    yield page(`${USUAL} px, in a circle`, [faceBox(USUAL)], { isRound: true })
    yield page(`${USUAL} px, half beyond the edge`, [faceBox(USUAL, 0)])
    yield page(`six of ${USUAL} px`, grid(6, 6, USUAL))
    yield page('200 of 32 px', grid(200, 20, 32))
    const pixels = await readPixels(photograph.file)
    yield { row: 'full frame: the photograph itself', boxes: [photograph.box], pixels }
  }
}

function photographs(): Photograph[] {
  return viewedPictures('osie').flatMap(({ stem, file }) => {
    const [x, y, width, height] = PORTRAITS[stem] ?? []
    if (x === undefined || y === undefined || !width || !height) return []
    return [{ file, box: { x, y, width, height } }]
  })
}

const faceBox = (side: number, middle = 500): Box => boxAround('disc', side, middle, 400)

/** Boxes in rows of so many over the whole page. */
function grid(count: number, across: number, side: number): Box[] {
  const step = PAGE.width / across
  const rows = Math.ceil(count / across)
  return Array.from({ length: count }, (_, i) =>
    boxAround(
      'disc',
      side,
      step * ((i % across) + 0.5),
      (PAGE.height / rows) * (Math.floor(i / across) + 0.5)
    )
  )
}

/** A page with a photograph's face in each box, and what is around it. */
async function planted(
  row: string,
  { file, box }: Photograph,
  boxes: Box[],
  { turn, isRound = false }: Shown
): Promise<Planted> {
  const { width, height } = await sharp(file).metadata()
  const longer = Math.max(box.width, box.height)
  const side = Math.min(width, height, Math.round(AROUND * longer))
  const corner = (from: number, length: number, whole: number): number =>
    Math.round(Math.max(0, Math.min(whole - side, from + length / 2 - side / 2)))
  const left = corner(box.x, box.width, width)
  const top = corner(box.y, box.height, height)
  const cut = await sharp(file).extract({ left, top, width: side, height: side }).png().toBuffer()
  const turned = turn ? await sharp(cut)[turn]().png().toBuffer() : cut
  // Of the picture, so that the face in it has the size of its box.
  const shown = await Promise.all(
    boxes.map(({ x, y, width: of }) =>
      placed(turned, x + of / 2, y + of / 2, (of * side) / longer, isRound)
    )
  )
  return { row, boxes, pixels: await pixelsOf(sharp(BARE).composite(shown)) }
}

/** A square picture around a place, cut by the page's edges. */
async function placed(picture: Buffer, x: number, y: number, side: number, isRound: boolean) {
  const size = Math.round(side)
  const mask = Buffer.from(
    svgOf(`<circle cx="${size / 2}" cy="${size / 2}" r="${size / 2}"/>`, {
      width: size,
      height: size
    })
  )
  const [left, top] = [Math.round(x - size / 2), Math.round(y - size / 2)]
  const cut = { left: Math.max(0, -left), top: Math.max(0, -top) }
  const scaled = await sharp(picture)
    .resize(size, size)
    .composite(isRound ? [{ input: mask, blend: 'dest-in' }] : [])
    .png()
    .toBuffer()
  const input = await sharp(scaled)
    .extract({
      ...cut,
      width: Math.min(size, PAGE.width - left) - cut.left,
      height: Math.min(size, PAGE.height - top) - cut.top
    })
    .png()
    .toBuffer()
  return { input, left: Math.max(0, left), top: Math.max(0, top) }
}
