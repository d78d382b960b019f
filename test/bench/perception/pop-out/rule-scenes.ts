import type { Pixels } from '../../../../src/perception'
import { drawn, enlarged } from './draw-scene'
import { digits, textLine } from './glyphs'
import { drawPage, type Ground, PAGE, type PageName, textColour } from './pages'
import { type PlaceName, PLACES } from './scenes'
import type { Box } from './things'

/** What a product rule says of a drawn page. */
export interface RuleScene {
  rule: 'control' | 'price' | 'card'
  ground: Ground
  /** What is drawn, in words of the tables. */
  variant: string
  /** The thing that stands out. */
  box: Box
  /** Those that it is compared with; none where it has to be among the first spots. */
  equals: Box[]
  pixels: Pixels
}

const GROUNDS = ['light', 'dark'] as const
const BACKGROUND: PageName[] = ['article', 'cards', 'form', 'portal', 'dashboard', 'shop', 'hero']

/** Every product rule on light and dark pages. */
export async function* ruleScenes(): AsyncGenerator<RuleScene> {
  for (const ground of GROUNDS) {
    for (const [i, place] of (Object.keys(PLACES) as PlaceName[]).entries()) {
      const page = BACKGROUND[(i + (ground === 'dark' ? 3 : 0)) % BACKGROUND.length]!
      for (const variant of ['coloured', 'without colour'] as const) {
        yield await control(ground, place, page, variant)
      }
      for (const height of [40, 64]) yield await price(ground, place, page, height)
    }
    for (const variant of ['fill', 'border', 'raised', 'none'] as const) {
      yield await plans(ground, variant)
    }
  }
}

/** Three controls: the middle one is filled, the others are outlined and plain. */
async function control(
  ground: Ground,
  place: PlaceName,
  page: PageName,
  variant: 'coloured' | 'without colour'
): Promise<RuleScene> {
  const ink = textColour(ground)
  const [width, height] = [130, 44]
  const [x, y] = [PLACES[place][0] * PAGE.width, PLACES[place][1] * PAGE.height - height / 2]
  const boxes = [-1.6, -0.5, 0.6].map((at) => ({ x: x + at * width, y, width, height }))
  const label = (box: Box, colour: string, seed: number): string =>
    textLine({
      x: box.x + 28,
      y: box.y + 28,
      width: 84,
      height: 11,
      colour,
      bold: true,
      seed
    })
  const [outlined, filled, plain] = boxes as [Box, Box, Box]
  const fill = variant === 'coloured' ? '#4338ca' : ink
  const drawing =
    rect(outlined, 'none', ink) +
    label(outlined, ink, 31) +
    rect(filled, fill, fill) +
    label(filled, variant === 'coloured' || ground === 'light' ? '#ffffff' : '#15171c', 32) +
    label(plain, ink, 33)
  const gap = enlarged({ x: outlined.x, y, width: 3.2 * width, height }, 16)
  const pixels = await drawn(drawPage(page, ground, gap) + drawing, PAGE)
  return { rule: 'control', ground, variant, box: filled, equals: [], pixels }
}

/** A number in the largest digits of the page. */
async function price(
  ground: Ground,
  place: PlaceName,
  page: PageName,
  height: number
): Promise<RuleScene> {
  const width = 3 * 0.78 * height
  const box = {
    x: PLACES[place][0] * PAGE.width - width / 2,
    y: PLACES[place][1] * PAGE.height - height / 2,
    width,
    height
  }
  const drawing = digits('499', box.x, box.y + height, height, textColour(ground))
  const gap = enlarged(box, 14)
  const pixels = await drawn(drawPage(page, ground, gap) + drawing, PAGE)
  return { rule: 'price', ground, variant: `${height} px high`, box, equals: [], pixels }
}

/** Three plans in a row, the middle one with another fill, border or shadow, or none. */
async function plans(
  ground: Ground,
  variant: 'fill' | 'border' | 'raised' | 'none'
): Promise<RuleScene> {
  const ink = textColour(ground)
  const isLight = ground === 'light'
  const paper = isLight ? '#ffffff' : '#15171c'
  const card = isLight ? '#f1f3f6' : '#23262e'
  const boxes = [0, 1, 2].map((i) => ({ x: 130 + 350 * i, y: 240, width: 320, height: 440 }))
  const text = boxes.map((box, i) => {
    const seed = 50 + 10 * i
    const line = (y: number, width: number, height: number, bold = false): string =>
      textLine({
        x: box.x + 30,
        y: box.y + y,
        width,
        height,
        colour: ink,
        bold,
        seed: seed + y
      })
    return (
      line(60, 140, 14, true) +
      digits(['49', '94', '99'][i]!, box.x + 30, box.y + 140, 44, ink) +
      [190, 220, 250, 280].map((y) => line(y, 240, 8)).join('')
    )
  })
  const [left, middle, right] = boxes as [Box, Box, Box]
  const shadow = [14, 10, 6]
    .map((by) => rect(enlarged(middle, by), isLight ? '#0000000c' : '#ffffff0c', 'none'))
    .join('')
  const accent = '#4338ca'
  const fills = { fill: isLight ? '#e0e4fd' : '#312e81', border: card, raised: card, none: card }
  const drawing =
    `<rect width="${PAGE.width}" height="${PAGE.height}" fill="${paper}"/>` +
    textLine({ x: 360, y: 150, width: 560, height: 24, colour: ink, bold: true, seed: 7 }) +
    rect(left, card, card) +
    rect(right, card, card) +
    (variant === 'raised' ? shadow : '') +
    rect(middle, fills[variant], variant === 'border' ? accent : fills[variant], 4) +
    text.join('')
  const pixels = await drawn(drawing, PAGE)
  return { rule: 'card', ground, variant, box: middle, equals: [left, right], pixels }
}

const rect = ({ x, y, width, height }: Box, fill: string, stroke: string, line = 2): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="${fill}" stroke="${stroke}" stroke-width="${line}"/>`
