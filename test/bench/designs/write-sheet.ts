import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { contactSheet } from '../../browser/gallery/contact-sheet'
import type { JudgedDesign } from './judge-design'

/** px of a picture on a sheet, at most. */
const WIDTH = 960

/** Writes a design with its heat, first looks and rings laid over it, side by side, as one PNG named after it. */
export async function writeSheet(
  { analysed: { maps }, design: { png }, name }: JudgedDesign,
  folder: string
): Promise<void> {
  const { width } = await sharp(png).metadata()
  const print = async (
    label: string,
    map: Uint8Array | null
  ): Promise<{ label: string; png: Buffer }> => {
    const laid = await sharp(png)
      .composite(map === null ? [] : [{ input: Buffer.from(map) }])
      .png()
      .toBuffer()
    return { label, png: await sharp(laid).resize(Math.min(WIDTH, width)).png().toBuffer() }
  }
  const prints = [
    await print(name, null),
    await print('Heat', maps.attention),
    await print('First looks', maps.perception),
    await print('Rings', maps.hotspots)
  ]
  const columns = width > WIDTH / 2 ? 2 : 4
  const sheet = await sharp(await contactSheet(prints, columns))
    .png()
    .toBuffer()
  const file = `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.png`
  await writeFile(join(folder, file), sheet)
}
