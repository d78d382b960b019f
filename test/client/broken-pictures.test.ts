import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { createClient, isClientError } from '../../src/client'
import { runs } from '../support/fuzz/runs'
import { apng, jpeg, moving, png } from './support/pictures'

const MOST_PIXELS = 2 * 4096 * 4096

let files: Uint8Array<ArrayBuffer>[]
beforeAll(async () => {
  files = [png(), await jpeg(), apng(), await moving('gif'), await moving('webp')]
})

/** A real file with some bytes changed, and perhaps a part of it left out or there twice. */
const broken = fc
  .record({
    file: fc.nat(4),
    bytes: fc.array(fc.tuple(fc.nat(), fc.constantFrom(0, 1, 0x7f, 0x80, 0xff)), { maxLength: 5 }),
    from: fc.nat(),
    length: fc.nat(64),
    twice: fc.boolean()
  })
  .map(({ file, bytes, from, length, twice }) => {
    const copy = files[file]!.slice()
    // The beginning says most of what a reader goes by.
    for (const [at, byte] of bytes) copy[at % (at % 2 === 0 ? 48 : copy.length)] = byte
    const start = from % copy.length
    const part = copy.subarray(start, start + length)
    const rest = copy.subarray(start + length)
    const pieces = [copy.subarray(0, start), ...(twice ? [part, part] : []), rest]
    return new Uint8Array(Buffer.concat(pieces))
  })

it('a broken picture is refused in words, or has a size that no decoder has to fear', async () => {
  let bytes = new Uint8Array()
  const client = createClient({
    baseUrl: 'https://api.example.com/v2',
    key: 'key',
    fetch: () => Promise.resolve(new Response(bytes))
  })
  const ways = [client.download, client.downloadAnimation]
  await fc.assert(
    fc.asyncProperty(broken, fc.constantFrom(...ways), async (file, download) => {
      bytes = file
      const got = await download('https://storage.example.com/a.png').catch(
        (error: unknown) => error
      )
      if (got instanceof Error) {
        expect(isClientError(got)).toBe(true)
        return
      }
      const { width, height } = got as { width: number; height: number }
      expect(width * height).toBeGreaterThan(0)
      expect(width * height).toBeLessThanOrEqual(MOST_PIXELS)
    }),
    runs(400)
  )
})
