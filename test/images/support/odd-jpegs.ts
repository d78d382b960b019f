import sharp, { type Sharp } from 'sharp'
import { pageJpeg, svgPage } from '../../contract/support/pictures'
import { odd, type OddFile } from './odd-file'

const WIDTH = 64
const HEIGHT = 48

const ORIENTATIONS = [1, 2, 3, 4, 5, 6, 7, 8] as const

const page = (): Sharp => sharp(Buffer.from(svgPage(WIDTH, HEIGHT))).flatten()

/** The picture that all of these JPEGs show to people: RGBA bytes. */
export function jpegsPicture(): Promise<Buffer> {
  return page().ensureAlpha().raw().toBuffer()
}

/** How a camera held that way keeps the picture that people see upright (Exif 2.32, 4.6.4). */
async function keptAs(orientation: (typeof ORIENTATIONS)[number]): Promise<Sharp> {
  const png = async (picture: Sharp): Promise<Sharp> => sharp(await picture.png().toBuffer())
  const transposed = async (): Promise<Sharp> => png((await png(page().rotate(90))).flop())
  switch (orientation) {
    case 1:
      return page()
    case 2:
      return page().flop()
    case 3:
      return page().rotate(180)
    case 4:
      return page().flip()
    case 5:
      return transposed()
    case 6:
      return page().rotate(270)
    case 7:
      return (await transposed()).rotate(180)
    case 8:
      return page().rotate(90)
  }
}

/** A segment behind the start marker. */
function withSegment(jpeg: Buffer, marker: number, body: Uint8Array): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)])
}

/** Where a segment starts, by its marker. */
const find = (jpeg: Buffer, marker: number): number => jpeg.indexOf(Buffer.from([0xff, marker]))

function changed(jpeg: Buffer, at: number, bytes: readonly number[]): Buffer {
  const copy = Buffer.from(jpeg)
  copy.set(bytes, at)
  return copy
}

/** JPEG files of every kind, and broken ones. */
export async function oddJpegs(): Promise<OddFile[]> {
  const fine = { quality: 95, chromaSubsampling: '4:4:4' }
  const plain = await page().jpeg(fine).toBuffer()
  const progressive = await page()
    .jpeg({ ...fine, progressive: true })
    .toBuffer()
  const cmyk = await page().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer()
  const adobe = find(cmyk, 0xee)
  const frame = find(plain, 0xc0)
  const scan = find(plain, 0xda)
  const thumbnail = await pageJpeg(160, 120)
  const upright = await Promise.all(
    ORIENTATIONS.map(async (orientation): Promise<OddFile> => ({
      name: `JPEG: kept with orientation ${orientation}`,
      bytes: await (await keptAs(orientation)).withMetadata({ orientation }).jpeg(fine).toBuffer(),
      expected: [WIDTH, HEIGHT]
    }))
  )
  const blank = sharp({ create: { width: 60, height: 44, channels: 3, background: '#3a7' } })
  return [
    ...upright,
    ...odd('JPEG:', [WIDTH, HEIGHT], {
      baseline: plain,
      progressive: progressive,
      'progressive, with fewer colours than pixels': await page()
        .jpeg({ progressive: true, quality: 95 })
        .toBuffer(),
      'CMYK, inverted as Adobe does': cmyk,
      greyscale: await page().toColourspace('b-w').jpeg(fine).toBuffer(),
      'with a colour profile': await page().withIccProfile('p3').jpeg(fine).toBuffer(),
      'with a larger thumbnail in it': withSegment(
        plain,
        0xe1,
        Buffer.concat([Buffer.from('Exif\0\0'), thumbnail])
      ),
      'with an end marker in a comment': withSegment(
        plain,
        0xfe,
        Uint8Array.of(0xff, 0xd9, 0xff, 0xd8)
      ),
      'with a web page in a comment': withSegment(
        plain,
        0xfe,
        Buffer.from('--><script>alert(1)</script>')
      ),
      'with bytes behind its end': Buffer.concat([plain, Buffer.from('PK\x03\x04')]),
      'filled up between its segments': Buffer.concat([
        plain.subarray(0, frame),
        Buffer.from([0xff, 0xff]),
        plain.subarray(frame)
      ]),
      'with bytes between its segments': Buffer.concat([
        plain.subarray(0, frame),
        Buffer.from([0, 7, 0xff, 0]),
        plain.subarray(frame)
      ]),
      // Other colours, the same picture: decoders may read them as they like, but must read them.
      YCCK: changed(cmyk, adobe + 15, [2]),
      'CMYK without a word from Adobe': Buffer.concat([
        cmyk.subarray(0, adobe),
        cmyk.subarray(adobe + 16)
      ])
    }),
    ...odd('JPEG:', 'unreadable_input_image', {
      'its first half': plain.subarray(0, plain.length / 2),
      'its first two thirds, with an end': Buffer.concat([
        plain.subarray(0, (plain.length * 2) / 3),
        plain.subarray(-2)
      ]),
      'its first two thirds, with an end, progressive': Buffer.concat([
        progressive.subarray(0, (progressive.length * 2) / 3),
        plain.subarray(-2)
      ]),
      'without its end': plain.subarray(0, plain.length - 2),
      'the start marker alone': plain.subarray(0, 2),
      'without its frame header': Buffer.concat([plain.subarray(0, frame), plain.subarray(scan)]),
      'two frame headers': Buffer.concat([plain.subarray(0, scan), plain.subarray(frame)]),
      // Its first header lies in what a lenient decoder skips: 40 x 40 px, then the real one.
      'a header hidden from lenient decoders': withSegment(
        plain,
        0x00,
        changed(plain, frame + 5, [0, 40, 0, 40]).subarray(frame, frame + 19)
      ),
      'its last scan a thousand times over': Buffer.concat([
        progressive.subarray(0, -2),
        ...Array<Buffer>(1000).fill(
          progressive.subarray(progressive.lastIndexOf('\xff\xda', -1, 'latin1'), -2)
        ),
        progressive.subarray(-2)
      ]),
      'without its Huffman codes, and its scan': Buffer.concat([
        plain.subarray(0, scan),
        Buffer.from([0xff, 0xd9])
      ])
    }),
    ...odd('JPEG:', 'invalid_input_image_dimensions', {
      'header of 65535 x 65535 px': changed(plain, frame + 5, [0xff, 0xff, 0xff, 0xff]),
      'header of 64 x 0 px': changed(plain, frame + 5, [0, 0, 0, 64]),
      'header of 2001 x 40 px': changed(plain, frame + 5, [0, 40, 0x07, 0xd1])
    }),
    ...odd('JPEG:', 'blank_input_image', {
      'one colour': await blank.jpeg().toBuffer(),
      'one colour, CMYK': await blank.toColourspace('cmyk').jpeg().toBuffer()
    })
  ]
}
