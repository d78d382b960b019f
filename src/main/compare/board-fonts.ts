import { loadFont } from '../figma/canvas/load-font'

const WEIGHTS = ['Regular', 'Medium', 'Semi Bold', 'Bold'] as const
export type FontWeight = (typeof WEIGHTS)[number]

/** A loaded font for each weight; they may be the same. */
export type BoardFonts = Record<FontWeight, FontName>

/** A computer may list thousands; when these fail, so will the rest. */
const MOST_TRIES = 8

/** Inter, the nearest of its weights where one is missing, else any font; null when none can be loaded. */
export async function boardFonts(): Promise<BoardFonts | null> {
  const inter = await Promise.all(WEIGHTS.map((style) => loadFont({ family: 'Inter', style })))
  const other = inter.every((font) => font === null) ? await anyFont() : null
  const fonts = WEIGHTS.map((_, wanted) => nearest(inter, wanted) ?? other)
  const [regular, medium, semiBold, bold] = fonts
  if (!regular || !medium || !semiBold || !bold) return null
  return { Regular: regular, Medium: medium, 'Semi Bold': semiBold, Bold: bold }
}

function nearest(fonts: readonly (FontName | null)[], wanted: number): FontName | null {
  const byDistance = fonts.map((font, index) => ({ font, distance: Math.abs(index - wanted) }))
  byDistance.sort((a, b) => a.distance - b.distance)
  return byDistance.find(({ font }) => font !== null)?.font ?? null
}

async function anyFont(): Promise<FontName | null> {
  for (const font of (await available()).slice(0, MOST_TRIES)) {
    const loaded = await loadFont(font)
    if (loaded !== null) return loaded
  }
  return null
}

/** Upright, plain styles first. */
async function available(): Promise<FontName[]> {
  const fonts = await figma.listAvailableFontsAsync().catch((): Font[] => [])
  const plain = (style: string) => Number(style !== 'Regular')
  return fonts.map(({ fontName }) => fontName).sort((a, b) => plain(a.style) - plain(b.style))
}
