import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { sharpCodec } from '../../src/node/images/sharp-codec'
import { svgPage } from '../contract/support/pictures'
import { browserDecoder } from './support/browser-decoder'
import { decoded } from './support/decoded'
import { pngKinds } from './support/png-kinds'
import { runs } from '../support/fuzz/runs'

const page = sharp(Buffer.from(svgPage(56, 44))).flatten()

const FILES: [string, Buffer][] = [
  ['baseline JPEG', await page.clone().jpeg().toBuffer()],
  ['progressive JPEG', await page.clone().jpeg({ progressive: true }).toBuffer()],
  ['CMYK JPEG', await page.clone().toColourspace('cmyk').jpeg().toBuffer()],
  ...pngKinds()
    .filter(({ name }) => /RGBA of 8 bit|palette of 4 bit, interlaced, tRNS/.test(name))
    .map(({ name, bytes }): [string, Buffer] => [name, bytes])
]

const CODES = [
  'unreadable_input_image',
  'invalid_input_image_dimensions',
  'blank_input_image',
  undefined
]

const codeOf = (answer: object): unknown => ('refused' in answer ? answer.refused : undefined)

/** A file with some bytes behind its signature overwritten. */
const scratched = (file: Buffer): fc.Arbitrary<Buffer> =>
  fc
    .array(fc.tuple(fc.integer({ min: 2, max: file.length - 1 }), fc.nat(255)), {
      minLength: 1,
      maxLength: 6
    })
    .map((changes) => {
      const copy = Buffer.from(file)
      for (const [at, byte] of changes) copy[at] = byte
      return copy
    })

describe.each(FILES)('a broken %s', (_, file) => {
  it('is refused as unreadable, wherever it was cut off', async () => {
    for (let length = 0; length < file.length - 1; length += length < 700 ? 1 : 13) {
      const answer = await decoded(file.subarray(0, length), sharpCodec)
      expect(codeOf(answer), `${length} bytes`).toBe('unreadable_input_image')
    }
  })

  it('is refused or read when bytes of it were changed', async () => {
    await fc.assert(
      fc.asyncProperty(scratched(file), async (bytes) => {
        expect(CODES).toContain(codeOf(await decoded(bytes, sharpCodec)))
      }),
      runs(25)
    )
  })
})

it('meets no other end in a browser', async () => {
  const broken = FILES.flatMap(([, file]) => [
    ...fc.sample(scratched(file), { numRuns: 40, seed: 1 }),
    ...fc.sample(fc.nat(file.length - 2), { numRuns: 20, seed: 2 }).map((n) => file.subarray(0, n))
  ])
  const browser = await browserDecoder()
  try {
    const answers = await browser.decode(broken)
    expect(answers).toHaveLength(broken.length)
    for (const answer of answers) expect(CODES).toContain(codeOf(answer))
  } finally {
    await browser.close()
  }
})
