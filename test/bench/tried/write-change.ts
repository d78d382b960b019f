import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { compose } from '../../../src/engine/candidates/compose'
import { layerBoxes } from '../../../src/engine/candidates/layer-boxes'
import type { Trial } from '../../../src/engine/candidates/tried'
import { contactSheet } from '../../browser/gallery/contact-sheet'
import type { LayeredDesign } from '../../support/designs/read-designs'
import type { Made } from './make-trial'

/** px of a picture on a sheet, at most. */
const WIDTH = 640

/** Writes a screen as it is, with a change as its picture foretells it, and as it is made, side by side as one PNG. */
export async function writeChange(
  { name, nodes, pixels, png }: LayeredDesign,
  { candidate }: Trial,
  made: Made,
  folder: string
): Promise<void> {
  const foretold = compose(pixels, layerBoxes(nodes), candidate)!.pixels
  const raw = { width: pixels.width, height: pixels.height, channels: 4 as const }
  const pictures = {
    [name]: sharp(Buffer.from(png)),
    [candidate.kind]: sharp(Buffer.from(foretold.data), { raw }),
    made: sharp(Buffer.from(made.png))
  }
  const prints = await Promise.all(
    Object.entries(pictures).map(async ([label, picture]) => ({
      label,
      png: await picture.resize(Math.min(WIDTH, pixels.width)).png().toBuffer()
    }))
  )
  const sheet = await sharp(await contactSheet(prints, prints.length))
    .png()
    .toBuffer()
  const file = `${name} ${candidate.kind} ${candidate.layerId}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9äöü]+/g, '-')
  await writeFile(join(folder, `${file}.png`), sheet)
}
