import sharp from 'sharp'
import type { Pixels } from '../../../../src/perception'
import { numbersFrom } from '../numbers'
import type { Box } from '../pop-out/things'
import { svgOf } from '../svg'
import { type Line, textLine } from './glyphs'

/** Size of every made-up page, px. */
export const PAGE = { width: 1280, height: 800 }

export type Ground = 'light' | 'dark'

/** Colours that a page is drawn in. */
interface Ink {
  ground: string
  text: string
  faint: string
  panel: string
  block: string
}

const INKS: Record<Ground, Ink> = {
  light: {
    ground: '#ffffff',
    text: '#222222',
    faint: '#6b7280',
    panel: '#f3f4f6',
    block: '#c4c8ce'
  },
  dark: {
    ground: '#15171c',
    text: '#e8eaee',
    faint: '#9aa1ad',
    panel: '#23262e',
    block: '#4a505c'
  }
}

/** What a page is drawn with: its colours, and text that leaves a gap. */
interface Pen extends Ink {
  write: (line: Omit<Line, 'gap' | 'height'> & { height?: number }) => string
}

const range = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')

const box = (x: number, y: number, width: number, height: number, colour: string, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${colour}"/>`

/** Lines of running text. */
function lines(pen: Pen, x: number, y: number, width: number, count: number, seed: number): string {
  return range(count, (i) => {
    const part = i === count - 1 ? 0.6 : 1
    return pen.write({ x, y: y + i * 22, width: width * part, colour: pen.text, seed: seed + i })
  })
}

const headline = (pen: Pen, x: number, y: number, width: number, height: number, seed: number) =>
  pen.write({ x, y, width, height, colour: pen.text, bold: true, seed })

const faint = (pen: Pen, x: number, y: number, width: number, seed: number): string =>
  pen.write({ x, y, width, colour: pen.faint, seed })

const navigation = (pen: Pen): string =>
  headline(pen, 40, 46, 110, 14, 1) + range(4, (i) => faint(pen, 820 + i * 110, 44, 80, 40 + i))

const QUIET = [
  '#8aa27c',
  '#b09a7a',
  '#7d93ab',
  '#a58aa0',
  '#6f7f6a',
  '#7fa3a0',
  '#8d7258',
  '#465a70'
]

/** Something like a photograph: round things of quiet colours before and behind each other. */
function photo(x: number, y: number, width: number, height: number, seed: number): string {
  const next = numbersFrom(seed * 31 + 7)
  const colour = (): string => QUIET[Math.floor(next() * QUIET.length)]!
  const things = range(16, () => {
    const [cx, cy, rx, ry] = [next() * width, next() * height, next() * 0.3, next() * 0.4]
    const round = `cx="${cx.toFixed(0)}" cy="${cy.toFixed(0)}" rx="${(rx * width).toFixed(0)}" ry="${(ry * height).toFixed(0)}"`
    return `<ellipse ${round} fill="${colour()}" opacity=".8"/>`
  })
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}">${box(0, 0, width, height, colour())}${things}</svg>`
}

const article = (pen: Pen): string =>
  navigation(pen) +
  headline(pen, 200, 150, 720, 24, 2) +
  faint(pen, 200, 190, 260, 3) +
  lines(pen, 200, 240, 560, 8, 100) +
  box(800, 225, 300, 190, pen.block) +
  lines(pen, 200, 440, 880, 6, 120) +
  headline(pen, 200, 610, 300, 14, 4) +
  lines(pen, 200, 645, 880, 6, 140)

const cards = (pen: Pen): string =>
  navigation(pen) +
  headline(pen, 40, 120, 420, 20, 5) +
  range(8, (i) => {
    const [x, y] = [40 + (i % 4) * 305, 160 + Math.floor(i / 4) * 315]
    return (
      box(x, y, 285, 290, pen.panel, 8) +
      box(x, y, 285, 150, pen.block, 8) +
      headline(pen, x + 16, y + 184, 180, 10, 200 + i) +
      range(3, (k) => faint(pen, x + 16, y + 212 + 22 * k, 250, 220 + i * 4 + k))
    )
  })

/** Rows of a table, each with a bar in a quiet blue. */
const dashboard = (pen: Pen): string =>
  box(0, 0, 220, PAGE.height, pen.panel) +
  range(9, (i) => faint(pen, 28, 60 + i * 44, 140, 300 + i)) +
  headline(pen, 260, 64, 300, 16, 6) +
  range(14, (i) => {
    const y = 120 + i * 48
    return (
      box(260, y + 24, 980, 1, pen.block) +
      lines(pen, 260, y + 6, 300, 1, 320 + i) +
      [520, 740, 1120].map((x, k) => faint(pen, x, y + 6, 100, 340 + i * 4 + k)).join('') +
      box(940, y - 6, 40 + ((i * 53) % 110), 12, '#5b84b8')
    )
  })

/** Things for sale in many quiet colours. */
const shop = (pen: Pen): string =>
  navigation(pen) +
  range(6, (i) => {
    const [x, y] = [40 + (i % 3) * 410, 90 + Math.floor(i / 3) * 355]
    return (
      box(x, y, 380, 250, pen.panel) +
      `<ellipse cx="${x + 190}" cy="${y + 130}" rx="${70 + i * 8}" ry="${90 - i * 6}" fill="${QUIET[i]!}"/>` +
      headline(pen, x, y + 284, 200, 10, 400 + i) +
      faint(pen, x, y + 310, 120, 420 + i)
    )
  })

const form = (pen: Pen): string =>
  navigation(pen) +
  headline(pen, 340, 130, 360, 20, 7) +
  range(6, (i) => {
    const y = 180 + i * 92
    return (
      lines(pen, 340, y, 220, 1, 500 + i) +
      `<rect x="340" y="${y + 14}" width="600" height="44" rx="4" fill="none" stroke="${pen.block}"/>` +
      faint(pen, 356, y + 41, 220, 520 + i)
    )
  }) +
  box(340, 735, 120, 40, pen.block, 4)

/** A large headline, a link and a picture in blue. */
const hero = (pen: Pen): string =>
  navigation(pen) +
  headline(pen, 60, 220, 520, 30, 8) +
  headline(pen, 60, 285, 430, 30, 9) +
  range(3, (i) => faint(pen, 60, 345 + 22 * i, 480, 600 + i)) +
  pen.write({ x: 60, y: 450, width: 160, height: 10, colour: '#3f7fd0', seed: 10 }) +
  '<linearGradient id="sky" x2="1" y2="1"><stop stop-color="#8fb4dd"/><stop offset="1" stop-color="#46658c"/></linearGradient>' +
  box(680, 120, 540, 380, 'url(#sky)', 12) +
  [60, 470, 880]
    .map(
      (x, i) => headline(pen, x, 590, 220, 12, 620 + i) + lines(pen, x, 625, 340, 4, 640 + i * 5)
    )
    .join('')

/** Pictures and headlines on every side. */
const portal = (pen: Pen): string =>
  box(0, 0, PAGE.width, 70, '#46658c') +
  navigation(pen) +
  headline(pen, 40, 130, 700, 22, 11) +
  photo(40, 150, 480, 290, 1) +
  range(
    3,
    (i) =>
      headline(pen, 550, 180 + i * 95, 260, 12, 700 + i) +
      lines(pen, 550, 205 + i * 95, 280, 3, 710 + i * 4)
  ) +
  range(
    4,
    (i) =>
      photo(870, 110 + i * 85, 110, 70, 2 + i) + lines(pen, 1000, 130 + i * 85, 240, 2, 730 + i * 3)
  ) +
  range(4, (i) => {
    const x = 40 + i * 305
    return (
      photo(x, 480, 285, 160, 8 + i) +
      headline(pen, x, 675, 240, 11, 760 + i) +
      lines(pen, x, 705, 280, 4, 770 + i * 5)
    )
  })

/** The made-up pages, by name. */
const PAGES = { article, cards, dashboard, shop, form, hero, portal } satisfies Record<
  string,
  (pen: Pen) => string
>

export type PageName = keyof typeof PAGES

/** A page's drawing, without the `svg` around it; no letter of it lies in the gap. */
export function drawPage(name: PageName, ground: Ground, gap: Box): string {
  const ink = INKS[ground]
  const write: Pen['write'] = (line) => textLine({ height: 8, ...line, gap })
  return box(0, 0, PAGE.width, PAGE.height, ink.ground) + PAGES[name]({ ...ink, write })
}

/** A page with nothing on it, in pixels. */
async function drawnPage(name: PageName, ground: Ground): Promise<Pixels> {
  const svg = svgOf(drawPage(name, ground, { x: 0, y: 0, width: 0, height: 0 }), PAGE)
  const data = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()
  return { ...PAGE, data }
}

/** Every made-up page on both grounds. */
export const drawnPages = (): Promise<Pixels>[] =>
  (Object.keys(PAGES) as PageName[]).flatMap((name) =>
    (['light', 'dark'] as const).map((ground) => drawnPage(name, ground))
  )
