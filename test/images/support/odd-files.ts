import sharp from 'sharp'
import { pagePng, svgPage } from '../../contract/support/pictures'
import { odd, type OddFile } from './odd-file'
import { oddContents } from './odd-contents'
import { oddJpegs } from './odd-jpegs'
import { oddPngs } from './odd-pngs'
import { pngKinds } from './png-kinds'

/** Everything odd that may come as a picture. */
export async function oddFiles(): Promise<OddFile[]> {
  return [
    ...pngKinds(),
    ...(await oddPngs()),
    ...(await oddContents()),
    ...(await oddJpegs()),
    ...(await otherFormats())
  ]
}

async function otherFormats(): Promise<OddFile[]> {
  const page = sharp(await pagePng())
  return odd('', 'unreadable_input_image', {
    GIF: await page.clone().gif().toBuffer(),
    WebP: await page.clone().webp().toBuffer(),
    AVIF: await page.clone().avif({ effort: 0 }).toBuffer(),
    TIFF: await page.clone().tiff().toBuffer(),
    BMP: Buffer.concat([Buffer.from('BM'), Buffer.alloc(200)]),
    SVG: Buffer.from(svgPage(96, 64)),
    PDF: Buffer.from('%PDF-1.4\n1 0 obj\n'),
    HTML: Buffer.from('<!doctype html><img src="https://example.com/a.png">'),
    ZIP: Buffer.from('PK\x03\x04'),
    'one byte': Buffer.from([0x89]),
    "PNG's signature alone": (await pagePng()).subarray(0, 8)
  })
}
