import sharp from 'sharp'

/** A labelled picture (PNG). */
export interface Print {
  label: string
  png: Buffer
}

const GAP = 24
const LABEL = 28
const GROUND = '#8a8a8a'

/** All pictures side by side in rows, each under its label, as one picture (WebP). Those of a sheet are of one size. */
export async function contactSheet(prints: readonly Print[], columns: number): Promise<Buffer> {
  const sizes = await Promise.all(prints.map(({ png }) => sharp(png).metadata()))
  const cell = {
    width: Math.max(...sizes.map(({ width }) => width)) + GAP,
    height: Math.max(...sizes.map(({ height }) => height)) + GAP + LABEL
  }
  const rows = Math.ceil(prints.length / columns)
  const placed = prints.flatMap(({ label, png }, place) => {
    const left = GAP + (place % columns) * cell.width
    const top = GAP + Math.floor(place / columns) * cell.height
    return [
      { input: caption(label, cell.width), left, top },
      { input: png, left, top: top + LABEL }
    ]
  })
  return sharp({
    create: {
      width: GAP + columns * cell.width,
      height: GAP + rows * cell.height,
      channels: 3,
      background: GROUND
    }
  })
    .composite(placed)
    .webp({ quality: 80 })
    .toBuffer()
}

function caption(text: string, width: number): Buffer {
  const words = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width - GAP}" height="${LABEL}"><text y="18" font-family="sans-serif" font-size="15">${words}</text></svg>`
  )
}
