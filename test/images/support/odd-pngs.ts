import { constants, deflateRawSync, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { PNG_SIGNATURE } from '../../../src/images/png/png-chunks'
import { AnimatedPng } from '../../../src/images/png/animated-png'
import { pagePng } from '../../contract/support/pictures'
import { writeChunk } from './write-png'
import { noise, odd, type OddFile } from './odd-file'

type Part = readonly [type: string, body: Uint8Array]

const END: Part = ['IEND', new Uint8Array(0)]

const png = (parts: readonly Part[]): Buffer =>
  Buffer.concat([PNG_SIGNATURE, ...parts.map(([type, body]) => writeChunk(type, body))])

/** The header of an RGBA picture. */
function header(width: number, height: number, depth = 8): Part {
  const body = Buffer.alloc(13)
  body.writeUInt32BE(width, 0)
  body.writeUInt32BE(height, 4)
  body.set([depth, 6, 0, 0, 0], 8)
  return ['IHDR', body]
}

const SIDE = 40

/** Unfiltered RGBA rows of a detailed picture of 40 x 40 px. */
const rows = Buffer.concat(
  Array.from({ length: SIDE }, (_, y) => Buffer.concat([Buffer.alloc(1), noise(SIDE * 4, y + 1)]))
)

const detailed = (data: readonly Part[], before: readonly Part[] = []): Buffer =>
  png([header(SIDE, SIDE), ...before, ...data, END])

const idat = (body: Uint8Array): Part => ['IDAT', body]

/** A stream of a gigabyte of zeros, of which every part can be unpacked alone. */
function gigabyte(): Buffer {
  const part = deflateRawSync(Buffer.alloc(1 << 24), { finishFlush: constants.Z_FULL_FLUSH })
  return Buffer.concat([Buffer.from([0x78, 0x01]), ...Array<Buffer>(64).fill(part)])
}

/** A file with one chunk whose checksum is wrong. */
function damaged(file: Buffer, type: string): Buffer {
  const copy = Buffer.from(file)
  const at = copy.indexOf(type, 0, 'latin1')
  copy[at + 4 + copy.readUInt32BE(at - 4)]! ^= 1
  return copy
}

function moving(): Buffer {
  const animation = new AnimatedPng()
  for (const seed of [1, 2]) {
    animation.add(
      {
        width: SIDE,
        height: SIDE,
        indices: noise(SIDE * SIDE, seed).map((byte) => byte & 1),
        palette: [
          [0, 0, 0, 255],
          [255, 255, 255, 255]
        ]
      },
      100
    )
  }
  return Buffer.from(animation.finish())
}

/** PNG files whose parts are odd: damaged, oversized, misleading, or only unusual. */
export async function oddPngs(): Promise<OddFile[]> {
  const data = deflateSync(rows)
  const plain = detailed([idat(data)])
  const wrongAdler = Buffer.from(data)
  wrongAdler[wrongAdler.length - 1]! ^= 0xff
  const bomb = gigabyte()
  const text = Buffer.concat([Buffer.from('Comment\0'), Buffer.alloc(1_000_000, 'x')])
  const page = await pagePng(64, 48)
  const paletted = await sharp(page).png({ palette: true }).toBuffer()
  const shown = [SIDE, SIDE] as const
  const unreadable = 'unreadable_input_image'
  const wrongSize = 'invalid_input_image_dimensions'
  return [
    ...odd('PNG:', unreadable, {
      'damaged header': damaged(plain, 'IHDR'),
      'damaged pixel data': damaged(plain, 'IDAT'),
      'damaged palette': damaged(paletted, 'PLTE'),
      'pixel data that is no zlib stream': detailed([idat(noise(7000))]),
      'unknown row filter': detailed([idat(deflateSync(Buffer.from(rows).fill(9, 0, 1)))]),
      'header of 0 x 40 px': png([header(0, 40), idat(data), END]),
      'header of 2000 x 2000 px with 16 bit, hardly any data': png([
        header(2000, 2000, 16),
        idat(data),
        END
      ]),
      'data that inflates to a gigabyte': detailed([idat(bomb)]),
      'one row too few': detailed([idat(deflateSync(rows.subarray(SIDE * 4 + 1)))]),
      'one row too many': detailed([idat(deflateSync(Buffer.concat([rows, Buffer.alloc(161)])))]),
      'no pixel data': detailed([]),
      'empty pixel data': detailed([idat(new Uint8Array(0))]),
      'no end': plain.subarray(0, plain.length - 12),
      'its first half': plain.subarray(0, plain.length / 2)
    }),
    ...odd('PNG:', shown, {
      'damaged comment': damaged(detailed([idat(data)], [['tEXt', text.subarray(0, 20)]]), 'tEXt'),
      // Its chunks are intact: the encoder was careless, the pixels are what it meant.
      'wrong Adler-32': detailed([idat(wrongAdler)]),
      'bytes after the zlib stream': detailed([idat(Buffer.concat([data, noise(50)]))]),
      'a chunk for every byte, and 100000 empty ones': detailed([
        ...Array<Part>(100_000).fill(idat(new Uint8Array(0))),
        ...Array.from(data, (byte) => idat(Uint8Array.of(byte)))
      ]),
      'a comment of 1 MB': detailed([idat(data)], [['tEXt', text]]),
      'compressed comment and colour profile of a gigabyte': detailed(
        [idat(data)],
        [
          ['iCCP', Buffer.concat([Buffer.from('profile\0\0'), bomb])],
          ['zTXt', Buffer.concat([Buffer.from('Comment\0\0'), bomb])]
        ]
      ),
      moving: moving(),
      'with a web page and an archive behind it': Buffer.concat([
        plain,
        Buffer.from('<html><script>alert(1)</script>'),
        Buffer.from('PK\x03\x04')
      ])
    }),
    ...odd('PNG:', wrongSize, {
      'header of 100000 x 100000 px': png([header(100_000, 100_000), idat(data), END]),
      'header of 4294967295 x 4294967295 px': png([header(0xffffffff, 0xffffffff), idat(data), END])
    }),
    ...odd('PNG:', [64, 48], {
      'colour profile and gamma': await sharp(page).withIccProfile('p3').png().toBuffer()
    })
  ]
}
