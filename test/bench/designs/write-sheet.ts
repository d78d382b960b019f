import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { contactSheet } from '../../browser/gallery/contact-sheet'
import type { AnalysedDesign } from '../../support/designs/analyse-design'
import type { LayeredDesign } from '../../support/designs/read-designs'

const FOLDER = 'bench-results/designs'

/** px of a picture's sides on a sheet, at most. */
const SIDE = 760

/** Writes a design beside its attention, first looks and rings, with what is `said` of it below, as one PNG. */
export async function writeSheet(
  { name, pixels, png }: LayeredDesign,
  { facts, maps }: AnalysedDesign,
  said: readonly string[]
): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  const { attentionMap, perceptionMap, hotspotsMap } = maps
  const numbers = (facts.numbers ?? []).map(
    ({ rank, size, x, y }) =>
      `<circle cx="${x}" cy="${y}" r="${0.85 * size}" fill="#260E5C"/>` +
      `<text x="${x}" y="${y + size / 2}" font-size="${size / 0.727}" fill="#FFF">${rank}</text>`
  )
  const discs = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels.width}" height="${pixels.height}" text-anchor="middle" font-family="sans-serif" font-weight="bold">${numbers.join('')}</svg>`
  const over: [string, (Uint8Array | string)[]][] = [
    [name, []],
    ['Attention', [attentionMap]],
    ['First looks', [perceptionMap]],
    ['Rings', [hotspotsMap, discs]]
  ]
  const prints = over.map(async ([label, layers]) => {
    const laid = layers.map((layer) => ({ input: Buffer.from(layer) }))
    const whole = await sharp(png).flatten({ background: '#FFFFFF' }).composite(laid).toBuffer()
    const size = { width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true } as const
    return { label, png: await sharp(whole).resize(size).png().toBuffer() }
  })
  const columns = pixels.width > pixels.height ? 2 : prints.length
  const pictures = await contactSheet(await Promise.all(prints), columns)
  const text = said.join('\n').replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const { width, height } = await sharp(pictures).metadata()
  const words = await sharp({ text: { text, rgba: true, dpi: 110, width: width - 32 } })
    .png()
    .toBuffer({ resolveWithObject: true })
  await sharp(pictures)
    .extend({ bottom: words.info.height + 24, background: '#8a8a8a' })
    .composite([{ input: words.data, left: 16, top: height }])
    .png()
    .toFile(join(FOLDER, `${name.toLowerCase().replaceAll(/[^a-z0-9äöü]+/g, '-')}.png`))
}
