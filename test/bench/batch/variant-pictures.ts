import sharp from 'sharp'

const SIZE = { width: 800, height: 600 }

export interface VariantPicture {
  name: string
  png: Buffer
}

/** Different pictures of one design, 800 x 600 px each: other words, and a button that wanders. */
export async function variantPictures(
  design: Uint8Array,
  count: number
): Promise<VariantPicture[]> {
  const base = await sharp(design).resize(SIZE).png().toBuffer()
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const input = Buffer.from(label(index))
      const png = await sharp(base).composite([{ input }]).png().toBuffer()
      return { name: `Variant ${index + 1}`, png }
    })
  )
}

function label(index: number): string {
  const x = 40 + ((index * 137) % 520)
  const y = 60 + ((index * 89) % 440)
  const hue = (index * 47) % 360
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">
    <rect x="${x}" y="${y}" width="220" height="56" rx="8" fill="hsl(${hue} 70% 40%)"/>
    <text x="${x + 24}" y="${y + 36}" font-size="22" fill="white">Offer no. ${index + 1}</text>
  </svg>`
}
