import { noise, picture, WHITE, type Colour } from '../pictures'

const BLACK: Colour = [0, 0, 0]

export interface Paint {
  ground: Colour
  ink: Colour
}
const LIGHT: Paint = { ground: WHITE, ink: [30, 30, 30] }
const DARK: Paint = { ground: [18, 24, 34], ink: [225, 230, 240] }

/** Whether a place is inked in lines of words: letters 2 px wide, words of some length, lines 24 px apart. */
function isLetter(x: number, y: number): boolean {
  const line = Math.floor(y / 24)
  if (y % 24 > 11) return false
  const isSpace = (Math.floor(x / 9) * 7 + line * 3) % 6 === 0
  return !isSpace && (x + (y % 3) * line) % 5 < 2
}

export const textPage = (width: number, height: number, { ground, ink } = LIGHT) =>
  picture(width, height, (x, y) => {
    const isMargin = x < 60 || x > width - 60 || y < 60 || y > height - 60
    return !isMargin && isLetter(x, y) ? ink : ground
  })

/** A headline, three lines and a button, and much room. */
export const calmPage = ({ ground, ink } = LIGHT) =>
  picture(1440, 900, (x, y) => {
    const isText = x > 120 && x < 560 && y > 240 && y < 320
    if (isText && isLetter(x, y)) return ink
    return x > 120 && x < 320 && y > 420 && y < 480 ? [194, 65, 12] : ground
  })
export const darkPage = () => calmPage(DARK)

/** Soft hills of colour with grain, and a button on them. */
export const photographWithButton = () =>
  picture(1200, 800, (x, y) => {
    if (x > 500 && x < 700 && y > 560 && y < 620) return [255, 209, 102]
    const hill = 90 * Math.sin(x / 37) * Math.cos(y / 29) + 40 * Math.sin((x * y) / 9001)
    const grain = ((x * 73 + y * 151) % 23) - 11
    return [120 + hill + grain, 110 + hill / 2 + grain, 90 - hill / 2 + grain].map((value) =>
      Math.max(0, Math.min(255, Math.round(value)))
    ) as unknown as Colour
  })

export const chartOnBlack = () =>
  picture(900, 600, (x, y) => {
    const bar = Math.floor((x - 80) / 90)
    const isBar = x > 80 && x < 840 && (x - 80) % 90 < 55 && y < 540
    if (isBar && y > 540 - 60 * (2 + ((bar * 5) % 7))) return [60, 200 - 15 * bar, 120 + 15 * bar]
    return y === 540 || x === 80 ? [200, 200, 200] : BLACK
  })

export const banner = () =>
  picture(900, 300, (x, y) => {
    if (x > 640 && x < 820 && y > 120 && y < 180) return [255, 209, 102]
    return x > 50 && x < 500 && y > 96 && y < 180 && isLetter(x, y) ? WHITE : [10, 37, 64]
  })

/** An arrow of lines 2 px wide, as drawn at 24 px or enlarged. */
export const icon = (size: number) =>
  picture(size, size, (x, y) => {
    const [u, v] = [(24 * x) / size, (24 * y) / size]
    const isShaft = u > 5 && u < 19 && Math.abs(v - 12) < 1
    const isHead = u > 12 && u < 19.5 && Math.abs(Math.abs(v - 12) + u - 19) < 1.4
    return isShaft || isHead ? BLACK : WHITE
  })

export const stripes = () => picture(800, 600, (x) => ((x >> 5) % 2 === 0 ? BLACK : WHITE))
export const checkerboard = () =>
  picture(800, 600, (x, y) => ((x >> 5) % 2 === (y >> 5) % 2 ? BLACK : WHITE))
export const snow = () => noise(800, 600)
