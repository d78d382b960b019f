import { beforeAll, describe, expect, it } from 'vitest'
import { sharpCodec } from '../../src/node/images/sharp-codec'
import type { Pixels } from '../../src/perception'
import { browserDecoder } from './support/browser-decoder'
import { type Decoded, decoded } from './support/decoded'
import { oddFiles } from './support/odd-files'
import { jpegsPicture } from './support/odd-jpegs'

const FILES = await oddFiles()

/** What came of each file, in order. */
let inNode: Decoded[]
let inBrowser: Decoded[]

beforeAll(async () => {
  const files = FILES.map(({ bytes }) => bytes)
  const browser = await browserDecoder()
  inBrowser = await browser.decode(files)
  await browser.close()
  inNode = await Promise.all(files.map((file) => decoded(file, sharpCodec)))
})

describe.each([
  ["Node's codec", () => inNode],
  ["the browser's codec, in a Worker", () => inBrowser]
])('%s', (_, answers) => {
  it.each(FILES.map(({ name, expected }, i) => [name, expected, i] as const))(
    'takes or refuses %s',
    (_name, expected, i) => {
      const answer = answers()[i]!
      expect('refused' in answer ? answer.refused : [answer.width, answer.height]).toEqual(expected)
    }
  )

  it('sees pictures as people do, however the camera was held', async () => {
    const upright = await jpegsPicture()
    const held = picturesOf(answers(), 'JPEG: kept with orientation')
    expect(held).toHaveLength(8)
    for (const [, { data }] of held) expect(meanDifference(data, upright)).toBeLessThan(1)
  })
})

describe('the two codecs', () => {
  it('see the same pixels in every PNG', () => {
    const pngs = picturesOf(inNode, 'PNG')
    expect(pngs.length).toBeGreaterThan(60)
    for (const [name, { data }] of pngs) {
      const [[, other]] = picturesOf(inBrowser, name) as [[string, Pixels]]
      expect(Buffer.from(other.data).equals(Buffer.from(data)), name).toBe(true)
    }
  })

  it('see nearly the same in every JPEG', () => {
    for (const [name, { data }] of picturesOf(inNode, 'JPEG')) {
      const [[, other]] = picturesOf(inBrowser, name) as [[string, Pixels]]
      // CMYK becomes RGB by a profile here, by a formula there.
      expect(meanDifference(other.data, data), name).toBeLessThan(/CMYK|YCCK/.test(name) ? 20 : 0.5)
    }
  })
})

/** Pictures of the files whose names begin like that. */
function picturesOf(answers: Decoded[], start: string): [name: string, Pixels][] {
  return FILES.flatMap(({ name }, i) => {
    const answer = answers[i]!
    return name.startsWith(start) && !('refused' in answer) ? [[name, answer]] : []
  })
}

/** Mean over all samples, levels of 255. */
function meanDifference(a: Pixels['data'], b: Pixels['data']): number {
  expect(a.length).toBe(b.length)
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += Math.abs(a[i]! - b[i]!)
  return sum / a.length
}
