import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { DATA_FOLDER } from '../../bench/perception/viewing-data'

/** A woman who carries a box and smiles at the viewer. It is never copied into the project. */
const PORTRAIT = join(DATA_FOLDER, 'osie/images/1379.jpg')
/** What of its 800 x 600 px is shown at least: the left edge of the part. */
const LEFT = 150

/** A portrait (PNG) cut to a shape; null where the viewing data is not at hand. */
export async function photographedFace({
  width,
  height
}: {
  width: number
  height: number
}): Promise<Uint8Array | null> {
  if (!existsSync(PORTRAIT)) return null
  const cut = { left: LEFT, top: 0, width: Math.round((600 * width) / height), height: 600 }
  return sharp(PORTRAIT).extract(cut).resize(width, height).png().toBuffer()
}
