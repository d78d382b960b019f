import sharp from 'sharp'
import type { Medium, Pixels } from '../../../src/perception'
import { nodeRenderer } from '../../support/node-renderer'
import { openDocument } from '../../../src/playground/host/open-document'
import { buildSamples } from '../../../src/playground/samples/build'
import { readPixels } from '../perception/read-pixels'
import { hasData, ratedPictures } from '../perception/viewing-data'

export interface Design {
  name: string
  medium: Medium
  pixels: Pixels
}

/** Every so many of the advertisements. */
const STEP = 4
/** Narrower is a phone's screen. */
const PHONE = 500

/** The sample designs, and advertisements where the viewing data is at hand, one after the other. */
export async function* designs(): AsyncGenerator<Design> {
  const document = openDocument({ renderer: await nodeRenderer(), name: 'Samples' })
  for (const frame of await buildSamples(document.figma)) {
    const png = await frame.exportAsync({ format: 'PNG' })
    const { data, info } = await sharp(png)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height } = info
    const medium = height > width && width < PHONE ? 'mobileWeb' : 'desktopWeb'
    yield { name: frame.name, medium, pixels: { width, height, data } }
  }
  if (!hasData()) return
  for (const [i, { file }] of ratedPictures().entries()) {
    if (i % STEP > 0) continue
    yield { name: file.split('/').at(-1)!, medium: 'desktopWeb', pixels: await readPixels(file) }
  }
}
