import sharp from 'sharp'

/** A small page-like picture: a headline bar, a block of text lines, a button. */
export function svgPage(width: number, height: number): string {
  const line = (y: number, w: number): string =>
    `<rect x="${width * 0.1}" y="${height * y}" width="${width * w}" height="${height * 0.03}" fill="#333"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#fff"/>
    <rect x="${width * 0.1}" y="${height * 0.1}" width="${width * 0.5}" height="${height * 0.15}" fill="#1b1b3a"/>
    ${line(0.4, 0.6)}${line(0.46, 0.55)}${line(0.52, 0.62)}
    <rect x="${width * 0.1}" y="${height * 0.7}" width="${width * 0.25}" height="${height * 0.12}" fill="#e4572e"/>
  </svg>`
}

export function pagePng(width = 60, height = 40): Promise<Buffer> {
  return sharp(Buffer.from(svgPage(width, height)))
    .png()
    .toBuffer()
}

export function pageJpeg(width = 60, height = 40): Promise<Buffer> {
  return sharp(Buffer.from(svgPage(width, height)))
    .flatten()
    .jpeg()
    .toBuffer()
}

export function blankPng(width = 60, height = 40): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
}

/** A PNG made exactly `bytes` long by a chunk that decoders skip. */
export async function pngOfSize(bytes: number, page = pagePng()): Promise<Buffer> {
  const png = await page
  const end = png.length - 12
  const filler = Buffer.alloc(bytes - png.length)
  filler.writeUInt32BE(filler.length - 12, 0)
  filler.write('fiLl', 4, 'latin1')
  return Buffer.concat([png.subarray(0, end), filler, png.subarray(end)])
}
