import sharp from 'sharp'
import { blankPng, pagePng } from '../../contract/support/pictures'
import { noise, odd, type OddFile } from './odd-file'

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
    ...odd('PNG:', blank, {
      white: await blankPng(60, 44),
      'one colour': await colour('#336699'),
      'one half transparent colour': await colour('#33669980'),
      'wholly transparent, with colours underneath': await sharp(clear, {
        raw: { width: 60, height: 44, channels: 4 }
      })
        .png()
        .toBuffer(),
      'transparent text on transparent ground': await svg(bars('fill="#222" fill-opacity="0"')),
      // A page shows it over white.
      'white text on transparent ground': await svg(bars('fill="#fff"'))
    }),
    ...odd('PNG:', [60, 44], {
      'dark text on transparent ground': await svg(bars('fill="#222"')),
      'partly transparent': await svg(
        `<rect width="60" height="44" fill="#fc0" fill-opacity=".4"/>${bars('fill="#06c" fill-opacity=".6"')}`
      ),
      'two pixels of difference': await sharp(twoPixels, {
        raw: { width: 60, height: 44, channels: 3 }
      })
        .png()
        .toBuffer(),
      noise: await sharp(noise(60 * 44 * 3), { raw: { width: 60, height: 44, channels: 3 } })
        .png()
        .toBuffer()
    }),
    ...(await sizes())
  ]
}

async function sizes(): Promise<OddFile[]> {
  const extremes = [39, 2000, 2001].flatMap((side) => [[40, side] as const, [side, 40] as const])
  return Promise.all(
    [[40, 40] as const, ...extremes].map(async ([width, height]): Promise<OddFile> => {
      const isFit = [width, height].every((side) => side >= 40 && side <= 2000)
      return {
        name: `PNG: ${width} x ${height} px`,
        bytes: await pagePng(width, height),
        expected: isFit ? [width, height] : 'invalid_input_image_dimensions'
      }
    })
  )
}
