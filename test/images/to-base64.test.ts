import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toBase64 } from '../../src/images/to-base64'

const textOf = async (bytes: Uint8Array): Promise<string> => (await toBase64(bytes)).text()

describe('base64', () => {
  it('reads back as the same bytes, at every slice border', async () => {
    const slice = 3 * 128 * 1024
    const sizes = fc.oneof(fc.nat(100), fc.integer({ min: slice - 4, max: slice + 4 }))
    await fc.assert(
      fc.asyncProperty(sizes, fc.nat(255), async (length, seed) => {
        const bytes = Uint8Array.from({ length }, (_, at) => (at * 31 + seed) & 255)
        expect(Buffer.from(await textOf(bytes), 'base64').equals(bytes)).toBe(true)
      }),
      { numRuns: 40 }
    )
  })

  it('encodes five megabytes in slices and lets others run in between', async () => {
    let turns = 0
    const timer = setInterval(() => turns++, 0)
    const bytes = new Uint8Array(5_000_000).fill(0xfb)
    const text = await textOf(bytes)
    clearInterval(timer)
    expect(text).toBe(Buffer.from(bytes).toString('base64'))
    expect(turns).toBeGreaterThan(3)
  })

  it('uses the engine’s own encoder where there is one', async () => {
    const bytes = new Uint8Array(3)
    bytes.subarray = () => Object.assign(new Uint8Array(3), { toBase64: () => 'native' })
    expect(await textOf(bytes)).toBe('native')
  })

  it('stops between slices when aborted', async () => {
    const reason = new Error('enough')
    const control = new AbortController()
    const encoding = toBase64(new Uint8Array(2_000_000), control.signal)
    control.abort(reason)
    await expect(encoding).rejects.toBe(reason)
  })
})
