import sharp from 'sharp'

/**
 * Writes a screenshot (PNG) for the repository, small: WebP for the README, a palette PNG where the path ends
 * in .png (Figma's Community takes no WebP). About a fifth of the screenshot's size, with no visible difference.
 */
export async function savePicture(screenshot: Uint8Array, path: string): Promise<void> {
  const picture = sharp(screenshot)
  await (
    path.endsWith('.png')
      ? picture.png({ palette: true, effort: 10, compressionLevel: 9 })
      : picture.webp({ quality: 85, smartSubsample: true, effort: 6 })
  ).toFile(path)
}

/** A movie of few pictures, each shown for so long (ms), half as large: one animated WebP. */
export async function saveMovie(
  frames: readonly { picture: Uint8Array; ms: number }[],
  path: string
): Promise<void> {
  const small = await Promise.all(
    frames.map(({ picture }) => sharp(picture).resize({ width: 1000 }).png().toBuffer())
  )
  await sharp(small, { join: { animated: true } })
    .webp({ quality: 75, effort: 6, loop: 0, delay: frames.map(({ ms }) => ms) })
    .toFile(path)
}
