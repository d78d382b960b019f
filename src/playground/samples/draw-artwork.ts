import { readdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

const folder = 'assets/samples/pictures'

/** Draws `assets/icon.png` from the SVG beside it. */
async function drawIcon(): Promise<void> {
  const { default: sharp } = await import('sharp')
  await sharp('assets/icon.svg')
    .png({ palette: false, compressionLevel: 9 })
    .toFile('assets/icon.png')
}

/**
 * Draws the samples' pictures from their SVG sources into one file of base64 JPEGs, which the
 * browser and Node import alike. Run again after a source has changed: `npm run artwork`.
 */
async function drawPictures(): Promise<void> {
  const { default: sharp } = await import('sharp')
  const sources = (await readdir(folder)).filter((file) => file.endsWith('.svg')).sort()
  const pictures: Record<string, string> = {}
  for (const source of sources) {
    const jpeg = await sharp(join(folder, source)).jpeg({ quality: 80, mozjpeg: true }).toBuffer()
    pictures[basename(source, '.svg')] = jpeg.toString('base64')
  }
  await writeFile('assets/samples/pictures.json', JSON.stringify(pictures, null, 2) + '\n')
}

await drawIcon()
await drawPictures()
