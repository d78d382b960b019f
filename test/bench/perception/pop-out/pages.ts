import { textLine } from './glyphs'

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
  dark: { ground: '#15171c', text: '#e8eaee', faint: '#9aa1ad', panel: '#23262e', block: '#4a505c' }
}

export const groundColour = (ground: Ground): string => INKS[ground].ground
export const textColour = (ground: Ground): string => INKS[ground].text

const box = (x: number, y: number, width: number, height: number, colour: string, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${colour}"/>`

/** Lines of running text. */
function lines(x: number, y: number, width: number, count: number, colour: string, seed: number) {
  return Array.from({ length: count }, (_, i) => {
    const isLast = i === count - 1
    const length = width * (isLast ? 0.6 : 1)
    return textLine({ x, y: y + i * 22, width: length, height: 8, colour, seed: seed + i })
  }).join('')
}

const headline = (
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  seed: number
) => textLine({ x, y, width, height, colour, bold: true, seed })

const navigation = ({ text, faint }: Ink): string =>
  headline(40, 46, 110, 14, text, 1) +
  [0, 1, 2, 3]
    .map((i) =>
      textLine({ x: 820 + i * 110, y: 44, width: 80, height: 8, colour: faint, seed: 40 + i })
    )
    .join('')

const article = (ink: Ink): string =>
  navigation(ink) +
  headline(200, 150, 720, 24, ink.text, 2) +
  textLine({ x: 200, y: 190, width: 260, height: 8, colour: ink.faint, seed: 3 }) +
  lines(200, 240, 560, 8, ink.text, 100) +
  box(800, 225, 300, 190, ink.block) +
  lines(200, 440, 880, 6, ink.text, 120) +
  headline(200, 610, 300, 14, ink.text, 4) +
  lines(200, 645, 880, 6, ink.text, 140)

const cards = (ink: Ink): string =>
  navigation(ink) +
  headline(40, 120, 420, 20, ink.text, 5) +
  Array.from({ length: 8 }, (_, i) => {
    const x = 40 + (i % 4) * 305
    const y = 160 + Math.floor(i / 4) * 315
    return (
      box(x, y, 285, 290, ink.panel, 8) +
      box(x, y, 285, 150, ink.block, 8) +
      headline(x + 16, y + 184, 180, 10, ink.text, 200 + i) +
      lines(x + 16, y + 212, 250, 3, ink.faint, 220 + i * 4)
    )
  }).join('')

const dashboard = (ink: Ink): string =>
  box(0, 0, 220, PAGE.height, ink.panel) +
  Array.from({ length: 9 }, (_, i) =>
    textLine({ x: 28, y: 60 + i * 44, width: 140, height: 8, colour: ink.faint, seed: 300 + i })
  ).join('') +
  headline(260, 64, 300, 16, ink.text, 6) +
  Array.from({ length: 14 }, (_, i) => {
    const y = 120 + i * 48
    return (
      box(260, y + 24, 980, 1, ink.block) +
      [260, 520, 740, 1120]
        .map((x, k) =>
          textLine({
            x,
            y: y + 6,
            width: k === 0 ? 200 : 100,
            height: 8,
            colour: k === 0 ? ink.text : ink.faint,
            seed: 320 + i * 4 + k
          })
        )
        .join('') +
      // A bar of each row in a quiet blue.
      box(940, y - 6, 40 + ((i * 53) % 110), 12, '#5b84b8')
    )
  }).join('')

/** Pictures of things in many quiet colours. */
const shop = (ink: Ink): string =>
  navigation(ink) +
  ['#8aa27c', '#b09a7a', '#7d93ab', '#a58aa0', '#9a9a86', '#7fa3a0']
    .map((colour, i) => {
      const x = 40 + (i % 3) * 410
      const y = 90 + Math.floor(i / 3) * 355
      return (
        box(x, y, 380, 250, ink.panel) +
        `<ellipse cx="${x + 190}" cy="${y + 130}" rx="${70 + i * 8}" ry="${90 - i * 6}" fill="${colour}"/>` +
        headline(x, y + 284, 200, 10, ink.text, 400 + i) +
        textLine({ x, y: y + 310, width: 120, height: 8, colour: ink.faint, seed: 420 + i })
      )
    })
    .join('')

const form = (ink: Ink): string =>
  navigation(ink) +
  headline(340, 130, 360, 20, ink.text, 7) +
  Array.from({ length: 6 }, (_, i) => {
    const y = 180 + i * 92
    return (
      textLine({ x: 340, y, width: 130, height: 8, colour: ink.text, seed: 500 + i }) +
      `<rect x="340" y="${y + 14}" width="600" height="44" rx="4" fill="none" stroke="${ink.block}"/>` +
      textLine({ x: 356, y: y + 41, width: 220, height: 8, colour: ink.faint, seed: 520 + i })
    )
  }).join('') +
  box(340, 735, 120, 40, ink.block, 4)

/** A large headline, links in blue and a picture in blue. */
const hero = (ink: Ink): string =>
  navigation(ink) +
  headline(60, 220, 520, 30, ink.text, 8) +
  headline(60, 285, 430, 30, ink.text, 9) +
  lines(60, 345, 480, 3, ink.faint, 600) +
  textLine({ x: 60, y: 450, width: 160, height: 10, colour: '#3f7fd0', seed: 10 }) +
  '<linearGradient id="sky" x2="1" y2="1"><stop stop-color="#8fb4dd"/><stop offset="1" stop-color="#46658c"/></linearGradient>' +
  box(680, 120, 540, 380, 'url(#sky)', 12) +
  [60, 470, 880]
    .map(
      (x, i) =>
        headline(x, 590, 220, 12, ink.text, 620 + i) + lines(x, 625, 340, 4, ink.faint, 640 + i * 5)
    )
    .join('')

/** The made-up pages, by name; what is planted on them is in a colour that none of them has. */
export const PAGES = { article, cards, dashboard, shop, form, hero } satisfies Record<
  string,
  (ink: Ink) => string
>

export type PageName = keyof typeof PAGES

/** A page's drawing, without the `svg` around it. */
export function drawPage(name: PageName, ground: Ground): string {
  const ink = INKS[ground]
  return box(0, 0, PAGE.width, PAGE.height, ink.ground) + PAGES[name](ink)
}
