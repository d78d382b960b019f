import { type Box, columnsOf, rowsOf } from '../see/box'
import { withGain } from '../see/raise'
import type { Lab } from '../see/lab'
import { components } from '../see/components'
import { reach, type Size } from '../see/size'
import { gaussianBlur } from '../see/gaussian-blur'
import { wholeMedian } from '../see/statistics'
import type { Colour } from './flat-zones'
import { plane } from '../see/plane'

/** Cells within this CIELAB distance of the page's own colour are its ground; cards lie on it, or are drawn on it. */
const GROUND = 2.5
/** A card is so large, as part of the picture. */
const LEAST_AREA = 0.015
const MOST_AREA = 0.25
/** Equals have widths, heights and middles within these parts of one another: one among equals may be taller. */
const WIDTHS = 0.15
const HEIGHTS = 0.3
/** Fewest equal cards beside it. */
const LEAST_EQUALS = 2
/** CIELAB distance within which looks are alike, and how much farther from them a highlight is. */
const ALIKE = 3
const OTHER = 3

/**
 * Factor by which a highlighted card gets more attention than its equals. **A product rule, not a fit**: no data at hand
 * has cards with and without a highlight. What the highlight itself adds to edges and colour comes on top.
 */
const GAIN = 1.3
/** Blur of the gain as part of the reach, so that no edge of the card shows. */
const BLUR = 0.012

/**
 * The one card among equals in a row whose fill or border is another, as the recommended plan of three; null when none
 * is. Cards are recognised by fills or borders that set them off from the page's own colour, `ground`.
 */
export function findHighlightedCard(lab: Lab, ground: Colour): Box | null {
  const { width, height } = lab.l
  const mask = offGround(lab, ground)
  const cards = components(mask, width).filter(
    (box) =>
      boxArea(box) >= LEAST_AREA * width * height && boxArea(box) <= MOST_AREA * width * height
  )
  const highlighted = cards.filter((card) => {
    const beside = cards.filter((other) => other !== card && isEqual(other, card))
    if (beside.length < LEAST_EQUALS) return false
    const own = looksOf(card, lab)
    const [first, ...others] = beside.map((other) => looksOf(other, lab))
    const unlike = Math.max(0, ...others.map((other) => difference(other, first!)))
    return unlike <= ALIKE && difference(own, first!) > unlike + OTHER
  })
  return highlighted.length === 1 ? highlighted[0]! : null
}

function offGround({ l, a, b }: Lab, ground: Colour): Uint8Array {
  const mask = new Uint8Array(l.data.length)
  for (let i = 0; i < mask.length; i++) {
    const light = l.data[i]! - ground.l
    const red = a.data[i]! - ground.a
    const yellow = b.data[i]! - ground.b
    mask[i] = light * light + red * red + yellow * yellow > GROUND * GROUND ? 1 : 0
  }
  return mask
}

/** CIELAB of the fill of a card and of its border, each the median of its cells. */
function looksOf({ left, top, right, bottom }: Box, { l, a, b }: Lab): number[] {
  const fill: number[] = []
  const border: number[] = []
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const isRim = y === top || y === bottom || x === left || x === right
      const cells = isRim ? border : fill
      cells.push(y * l.width + x)
    }
  }
  return [fill, border].flatMap((cells) =>
    [l, a, b].map(({ data }) => wholeMedian(Float32Array.from(cells, (cell) => data[cell]!)))
  )
}

/** The larger CIELAB distance, of fills or of borders. */
function difference(one: readonly number[], other: readonly number[]): number {
  const away = one.map((value, i) => value - other[i]!)
  return Math.max(Math.hypot(...away.slice(0, 3)), Math.hypot(...away.slice(3)))
}

const boxArea = (box: Box): number => columnsOf(box) * rowsOf(box)

/** Whether two cards have about one size and stand side by side. */
function isEqual(one: Box, other: Box): boolean {
  const apart = Math.abs(one.top + one.bottom - other.top - other.bottom) / 2
  return (
    Math.abs(columnsOf(one) - columnsOf(other)) <= WIDTHS * columnsOf(other) &&
    Math.abs(rowsOf(one) - rowsOf(other)) <= HEIGHTS * rowsOf(other) &&
    apart <= HEIGHTS * rowsOf(other) &&
    (one.right < other.left || one.left > other.right)
  )
}

/** A density with `part` (0–1) of the gain on a card; sums to 1. */
export function drawToCard(
  density: Float32Array,
  { width, height }: Size,
  card: Box | null,
  part: number
): Float32Array {
  if (card === null || part === 0) return density
  const gain = plane(width, height)
  for (let y = card.top; y <= card.bottom; y++) {
    gain.data.fill(part * (GAIN - 1), y * width + card.left, y * width + card.right + 1)
  }
  return withGain(density, gaussianBlur(gain, BLUR * reach(gain), gain).data)
}
