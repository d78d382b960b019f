import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

/** A picture (PNG) drawn from the SVG of that name in `pictures/`, to fill so many px. */
export async function drawn(
  name: string,
  { width, height }: { width: number; height: number }
): Promise<Uint8Array> {
  const file = fileURLToPath(new URL(`pictures/${name}.svg`, import.meta.url))
  return sharp(file, { density: 144 }).resize(width, height, { fit: 'cover' }).png().toBuffer()
}
