import {
  areaOf,
  around,
  type Box,
  boxOf,
  include,
  noBox,
  onSize,
  partsOf,
  sharedArea,
  within
} from '../see/box'
import type { Face } from '../faces/find-faces'
import { reach, type Size } from '../see/size'
import type { Pixels } from '../../images/pixels'
import type { Things } from '../see/find-things'
import { textBlocks, wholeLines } from '../see/text-blocks'
import type { LineBox } from '../see/text-lines'
import type { Zone } from '../pop-out/flat-zones'
import type { Singleton } from '../pop-out/singletons'
import { filledBoxes } from './filled-boxes'
import type { FoundArea } from './areas'
import { localMaxima } from './local-maxima'

/** Below this score, half of the finds are no faces; a smaller one, as part of the longer side, is not recognised. */
const FACE = { score: 0.5, side: 0.02 }
/** Smaller heaps of edges, as shares of the picture, are specks, unless attention peaks there; so is what stands out. */
const LEAST_HEAP = 0.002
const LEAST_LONE = 0.0005
/** Larger heaps are the whole design and not one picture: places are searched inside them. */
const MOST_PICTURE = 0.7
/** A box belongs to another when at least this share of it lies inside. */
const PART = 0.5
/**
 * A heap is a group when it has at least this many things, filling this share of it. One over `most` of the picture says
 * nothing about what is seen: places are searched inside it.
 */
const GROUP = { things: 3, filled: 0.05, most: 0.2 }
/** Height of large letters as a share of the reach; `WORD`: least width of a word over its height. */
const LARGE_LETTERS = 0.025
const WORD = 2.5
/** Side of a place, as part of the reach. */
const PLACE = 0.12
/** Most things returned for a picture. */
const MOST_FOUND = 120

/** Things, lines and faces seen in a picture. */
export interface SeenThings {
  pixels: Pixels
  things: Things
  lines: readonly LineBox[]
  /** Of one colour. */
  zones: readonly Zone[]
  /** The size that lines and zones were found on. */
  fine: Size
  faces: readonly Face[]
  /** What stands out, in cells of the grid of the attention. */
  standOuts: readonly Singleton[]
  /** Where people look, on any grid. */
  attention: Size & { data: Float32Array }
}

/**
 * Finds in the pixels the parts of a picture that a viewer would distinguish: blocks of text, filled boxes around one
 * line (controls), faces, pictures, what stands out, and elsewhere the places with most attention. From bottom to top.
 */
export function findAreas(seen: SeenThings): FoundArea[] {
  const { pixels, things, attention } = seen
  const faces = seen.faces
    .filter(
      ({ score, width }) =>
        score >= FACE.score && width >= FACE.side * Math.max(pixels.width, pixels.height)
    )
    .map((face) => within(boxOf(face), pixels))
  const blocks = apart(
    textsIn(seen).filter(({ box }) => !isPartOf(box, faces)),
    ({ box }) => box
  )
  const controls = filledBoxes(seen.zones, seen.fine, pixels)
  const lone = seen.standOuts
    .map(({ box }) => onSize(box, attention, pixels))
    .filter((box) => areaOf(box) >= LEAST_LONE * pixels.width * pixels.height)
    .filter((box) => isOneThing(box, { blocks, faces, controls }))
  const filled = [...controls, ...lone]
  const peaks = peaksOf(seen)
  const { heaps, grounds } = heapsIn(things, pixels, new Set(peaks.map(({ thing }) => thing)))
  const pictures = heaps.map(({ box }) => box)
  const texts = blocks
    .filter(({ box }) => !isPartOf(box, filled))
    .filter((block) => !isPartOf(block.box, pictures) || isWordLike(block, pixels))
    .map(({ box }) => box)
  const upon = [...filled, ...texts, ...faces]
  const shown = heaps
    .filter(({ box }) => !isPartOf(box, upon) && !isFilled(box, upon, PART))
    .map((heap) => ({ ...heap, isGroup: isGroup(heap.box, [...controls, ...texts]) }))
  const isWide = ({ box, isGroup: wide }: (typeof shown)[number]): boolean =>
    wide && areaOf(box) > GROUP.most * pixels.width * pixels.height
  const whole = shown.filter((heap) => !isWide(heap))
  for (const { label } of shown.filter(isWide)) grounds.add(label)
  const wholes = [...upon, ...whole.map(({ box }) => box)]
  const places = placesOn(grounds, peaks, pixels).filter((box) => !isPartOf(box, wholes))
  const as = (kind: FoundArea['kind'], boxes: readonly Box[]): { kind: typeof kind; box: Box }[] =>
    boxes.map((box) => ({ kind, box }))
  const all = [
    ...whole.flatMap((heap) => as(heap.isGroup ? 'group' : 'picture', [heap.box])),
    ...as('place', places),
    ...as('picture', lone),
    ...as('control', controls),
    ...as('text', texts),
    ...as('face', faces)
  ]
  return all
    .filter(({ box }) => areaOf(box) > 0)
    .slice(-MOST_FOUND)
    .map(({ kind, box }) => ({ kind, box: partsOf(box, pixels) }))
}

interface Block {
  box: Box
  lines: number
}

/** Blocks of text, in px of the picture. */
function textsIn({ lines: found, fine, pixels }: SeenThings): Block[] {
  const lines = wholeLines(found)
  const { of, count } = textBlocks(lines)
  const blocks = Array.from({ length: count }, () => ({ box: noBox(), lines: 0 }))
  lines.forEach((line, i) => {
    const block = blocks[of[i]!]!
    block.lines += 1
    block.box = around(block.box, onSize(line, fine, pixels))
  })
  return blocks
}

/** Whether what stands out is a thing of its own, with a word on it or none: no card, no face and no control. */
function isOneThing(
  box: Box,
  { blocks, faces, controls }: { blocks: readonly Block[]; faces: Box[]; controls: Box[] }
): boolean {
  const holds = (other: Box): boolean => isPartOf(other, [box])
  const words = blocks.filter((block) => holds(block.box))
  return words.length <= 1 && !faces.some(holds) && !isPartOf(box, controls)
}

/** Whether several things lie in what hangs together: cards, not one picture. */
function isGroup(box: Box, upon: readonly Box[]): boolean {
  const inside = upon.filter((other) => isPartOf(other, [box]))
  return inside.length >= GROUP.things && isFilled(box, inside, GROUP.filled)
}

/** Whether what looks like letters on something drawn is no part of the drawing, such as a leaf: it is small, or a word. */
function isWordLike({ box, lines }: Block, picture: Size): boolean {
  const [width, height] = [box.right - box.left, (box.bottom - box.top) / lines]
  return height < LARGE_LETTERS * reach(picture) || width >= WORD * height
}

/** What hangs together, in px of the picture, by its number among the things. */
interface Heap {
  label: number
  box: Box
}

/** Heaps of edges, largest first; and the numbers of the things that are too large to be one. */
function heapsIn(
  things: Things,
  picture: Size,
  peaked: ReadonlySet<number>
): { heaps: Heap[]; grounds: Set<number> } {
  const { kinds, labels } = things
  const counts = kinds.map(() => 0)
  for (const label of labels) counts[label]! += 1
  const heaps: Heap[] = []
  const grounds = new Set<number>()
  boxesOf(things).forEach((box, label) => {
    if (kinds[label] !== 'heap' && kinds[label] !== 'ground') return
    if (kinds[label] === 'ground' && areaOf(box) > MOST_PICTURE * labels.length) grounds.add(label)
    else if (counts[label]! >= LEAST_HEAP * labels.length || peaked.has(label)) {
      heaps.push({ label, box: onSize(box, things, picture) })
    }
  })
  return { heaps: apart(heaps, ({ box }) => box), grounds }
}

/** The box around each thing, by its number. */
function boxesOf({ labels, kinds, width }: Things): Box[] {
  const boxes = kinds.map(noBox)
  for (let i = 0; i < labels.length; i++) {
    const [x, y] = [i % width, Math.floor(i / width)]
    include(boxes[labels[i]!]!, x, y, x + 1, y + 1)
  }
  return boxes
}

interface Peak {
  /** In px of the picture. */
  x: number
  y: number
  /** The number of the thing it lies on. */
  thing: number
}

/** Where people look more than around it, most first. */
function peaksOf({ attention, pixels, things }: SeenThings): Peak[] {
  return localMaxima(attention.data, attention).map((peak) => {
    const across = ((peak % attention.width) + 0.5) / attention.width
    const down = (Math.floor(peak / attention.width) + 0.5) / attention.height
    const cell = Math.floor(down * things.height) * things.width + Math.floor(across * things.width)
    return { x: across * pixels.width, y: down * pixels.height, thing: things.labels[cell]! }
  })
}

/** Finds the places where people look on grounds too large to be one thing. */
function placesOn(grounds: ReadonlySet<number>, peaks: readonly Peak[], picture: Size): Box[] {
  const half = (PLACE / 2) * reach(picture)
  const places: Box[] = []
  for (const { x, y, thing } of peaks) {
    if (!grounds.has(thing)) continue
    const box = { left: x - half, top: y - half, right: x + half, bottom: y + half }
    const cut = within(box, picture)
    if (!places.some((other) => sharedArea(other, cut) > 0)) places.push(cut)
  }
  return places
}

/** Of things that lie on one another the largest. */
function apart<T>(things: readonly T[], boxOf: (thing: T) => Box): T[] {
  const kept: T[] = []
  const order = [...things].sort((one, other) => areaOf(boxOf(other)) - areaOf(boxOf(one)))
  for (const thing of order) if (!isPartOf(boxOf(thing), kept.map(boxOf))) kept.push(thing)
  return kept
}

function isPartOf(box: Box, others: readonly Box[]): boolean {
  return others.some((other) => sharedArea(box, other) > PART * areaOf(box))
}

/** Whether a part of a box is filled by others, as the rims of letters are by their line. */
function isFilled(box: Box, others: readonly Box[], part: number): boolean {
  const filled = others.reduce((sum, other) => sum + sharedArea(box, other), 0)
  return filled > part * areaOf(box)
}
