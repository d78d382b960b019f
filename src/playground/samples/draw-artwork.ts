import { drawPictures } from './draw-pictures'

/** Draws `assets/icon.png` from the SVG beside it. */
async function drawIcon(): Promise<void> {
  const { default: sharp } = await import('sharp')
  await sharp('assets/icon.svg')
    .png({ palette: false, compressionLevel: 9 })
    .toFile('assets/icon.png')
}

await drawIcon()
await drawPictures()
