import sharp from 'sharp'
import { blankPng, pagePng } from '../../contract/support/pictures'
import { noise, type OddFile } from './odd-file'

/** Sound PNG files that show next to nothing, too much, or are of the smallest and largest size. */
export async function oddContents(): Promise<OddFile[]> {
  const svg = async (inside: string): Promise<Buffer> =>
    sharp(
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="60" height="44">${inside}</svg>`)
    )
      .png()
      .toBuffer()
  const bars = (fill: string): string =>
    [8, 18, 28].map((y) => `<rect x="6" y="${y}" width="40" height="4" ${fill}/>`).join('')
  const colour = (background: string): Promise<Buffer> =>
    sharp({ create: { width: 60, height: 44, channels: 4, background } })
      .png()
      .toBuffer()
  const clear = noise(60 * 44 * 4).map((byte, i) => (i % 4 === 3 ? 0 : byte))
  const twoPixels = Buffer.alloc(60 * 44 * 3, 200)
  twoPixels.fill(90, 3000, 3006)
  const blank = 'blank_input_image'
  return [
    { name: 'PNG: white', bytes: await blankPng(60, 44), expected: blank },
    { name: 'PNG: one colour', bytes: await colour('#336699'), expected: blank },
    { name: 'PNG: one half transparent colour', bytes: await colour('#33669980'), expected: blank },
    {
      name: 'PNG: wholly transparent, with colours underneath',
      bytes: await sharp(clear, { raw: { width: 60, height: 44, channels: 4 } })
        .png()
        .toBuffer(),
      expected: blank
    },
    {
      name: 'PNG: transparent text on transparent ground',
      bytes: await svg(bars('fill="#222" fill-opacity="0"')),
      expected: blank
    },
    // A page shows it over white.
    {
      name: 'PNG: white text on transparent ground',
      bytes: await svg(bars('fill="#fff"')),
      expected: blank
    },
    {
      name: 'PNG: dark text on transparent ground',
      bytes: await svg(bars('fill="#222"')),
      expected: [60, 44]
    },
    {
      name: 'PNG: partly transparent',
      bytes: await svg(
        `<rect width="60" height="44" fill="#fc0" fill-opacity=".4"/>${bars('fill="#06c" fill-opacity=".6"')}`
      ),
      expected: [60, 44]
    },
    {
      name: 'PNG: two pixels of difference',
      bytes: await sharp(twoPixels, { raw: { width: 60, height: 44, channels: 3 } })
        .png()
        .toBuffer(),
      expected: [60, 44]
    },
    {
      name: 'PNG: noise',
      bytes: await sharp(noise(60 * 44 * 3), { raw: { width: 60, height: 44, channels: 3 } })
        .png()
        .toBuffer(),
      expected: [60, 44]
    },
    ...(await sizes())
  ]
}

async function sizes(): Promise<OddFile[]> {
  const refused = [
    [39, 40],
    [40, 39],
    [2001, 40],
    [40, 2001]
  ] as const
  const taken = [
    [40, 40],
    [40, 2000],
    [2000, 40]
  ] as const
  return Promise.all([
    ...refused.map(async ([width, height]): Promise<OddFile> => ({
      name: `PNG: ${width} x ${height} px`,
      bytes: await pagePng(width, height),
      expected: 'invalid_input_image_dimensions'
    })),
    ...taken.map(async ([width, height]): Promise<OddFile> => ({
      name: `PNG: ${width} x ${height} px`,
      bytes: await pagePng(width, height),
      expected: [width, height]
    }))
  ])
}
