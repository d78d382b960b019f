import sharp from 'sharp'

/** Levels of 255 from which on a pixel has another colour: what smoothing and compression do is less. */
const ANOTHER = 40

/** The part of its pixels (0–1) in which a picture differs from another one; 1 where their sizes do. */
export async function differingPart(picture: Buffer, reference: Buffer): Promise<number> {
  const [one, other] = await Promise.all([pixelsOf(picture), pixelsOf(reference)])
  if (one.info.width !== other.info.width || one.info.height !== other.info.height) return 1
  let differing = 0
  for (let i = 0; i < one.data.length; i += 3) {
    const most = Math.max(
      ...[0, 1, 2].map((channel) => Math.abs(one.data[i + channel]! - other.data[i + channel]!))
    )
    if (most >= ANOTHER) differing += 1
  }
  return differing / (one.info.width * one.info.height)
}

function pixelsOf(picture: Buffer) {
  return sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
}
