import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { drawPictures } from './draw-pictures'

const fonts = resolve('node_modules/@open-pencil/core/assets')

/** Draws `assets/*.png` from the SVG beside each, with Inter and no font of the machine. */
async function drawAssets(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'glance-fonts-'))
  const config = join(folder, 'fonts.conf')
  await writeFile(
    config,
    `<?xml version="1.0"?><fontconfig><dir>${fonts}</dir><cachedir>${folder}</cachedir></fontconfig>`
  )
  // Read once, when sharp's text engine starts: set before sharp is loaded.
  process.env.FONTCONFIG_FILE = config
  const { default: sharp } = await import('sharp')
  for (const name of ['icon', 'cover']) {
    await sharp(`assets/${name}.svg`)
      .png({ palette: false, compressionLevel: 9 })
      .toFile(`assets/${name}.png`)
  }
  await rm(folder, { recursive: true })
}

await drawAssets()
await drawPictures()
