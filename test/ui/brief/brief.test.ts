import * as fc from 'fast-check'
import { createHash } from 'node:crypto'
import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Brief } from '../../../src/file'
import { filledBrief, isBlank } from '../../../src/file/brief'
import { metadataSchema } from '../../../src/interface'
import { isNear, measureBrief } from '../../../src/ui/brief/measure-brief'
import { hashBrief, ignoredFields, toMetadata } from '../../../src/ui/brief/to-metadata'

const KEYS = { audience: 'people', brand: 'voice' }
const hash = (bytes: Uint8Array): Promise<string> =>
  Promise.resolve(createHash('sha256').update(bytes).digest('hex'))

function brief(change: Partial<Brief> = {}): Brief {
  return { description: '', goal: '', audience: '', brand: '', ...change }
}

const anyBrief = fc.record({
  description: fc.string(),
  goal: fc.string(),
  audience: fc.string(),
  brand: fc.string()
})

describe('a brief as metadata', () => {
  it('carries what is filled, under the provider’s keys', () => {
    const full = brief({
      description: 'A page',
      goal: ' Sell ',
      audience: 'Students',
      brand: 'Calm'
    })
    expect(toMetadata(full, KEYS, false)).toEqual({
      description: 'A page',
      goal: 'Sell',
      people: 'Students',
      voice: 'Calm'
    })
    expect(toMetadata(brief({ goal: ' \n' }), KEYS, false)).toEqual({})
    expect(toMetadata(null, KEYS, false)).toEqual({})
  })

  it('leaves out a text whose key is empty', () => {
    const keys = { audience: '', brand: 'voice' }
    expect(toMetadata(brief({ audience: 'Students' }), keys, false)).toEqual({})
    expect(toMetadata(null, keys, true)).toEqual({ description: '', goal: '', voice: '' })
  })

  it('empties at the service what an earlier brief said and this one does not', () => {
    expect(toMetadata(brief({ goal: 'Sell' }), KEYS, true)).toEqual({
      description: '',
      goal: 'Sell',
      people: '',
      voice: ''
    })
  })

  it('names the ignored keys of filled texts only, and whether Settings can change them', () => {
    const full = brief({ goal: 'Sell', audience: 'Students' })
    expect(ignoredFields(full, KEYS, ['people', 'voice'])).toEqual({
      keys: ['people'],
      changeable: true
    })
    expect(ignoredFields(full, KEYS, ['goal', 'else'])).toEqual({
      keys: ['goal'],
      changeable: false
    })
    expect(ignoredFields(full, KEYS, [])).toEqual({ keys: [], changeable: false })
  })
})

describe('the hash of a brief', () => {
  it('is that of what it says: blanks and spaces around it change nothing', async () => {
    const one = await hashBrief(brief({ goal: 'Sell' }), hash)
    expect(await hashBrief(brief({ goal: ' Sell\n', brand: '  ' }), hash)).toBe(one)
    expect(await hashBrief(brief({ brand: 'Sell' }), hash)).not.toBe(one)
    expect(one).toMatch(/^[0-9a-f]{64}$/)
  })

  it('does not exist when it says nothing', async () => {
    expect(await hashBrief(null, hash)).toBeNull()
    expect(await hashBrief(brief({ goal: '\t' }), hash)).toBeNull()
  })

  it('is the same for the same texts alone, whatever they are', async () => {
    await fc.assert(
      fc.asyncProperty(anyBrief, anyBrief, async (a, b) => {
        const same = JSON.stringify(filledBrief(a)) === JSON.stringify(filledBrief(b))
        expect((await hashBrief(a, hash)) === (await hashBrief(b, hash))).toBe(same)
        expect((await hashBrief(a, hash)) === null).toBe(isBlank(a))
      })
    )
  })
})

describe('the size of a brief', () => {
  it.each([
    [8_999, false, true],
    [9_000, true, true],
    [10_000, true, true],
    [10_001, true, false]
  ])('of %d characters in a text is near the limit: %s, and fits: %s', (length, near, fits) => {
    const size = measureBrief(brief({ goal: 'x'.repeat(length) }), KEYS)
    expect(isNear(size.characters.goal, 10_000)).toBe(near)
    expect(size.fits).toBe(fits)
  })

  it('fits when the interface would take it, at either side of its limit', () => {
    const edge = (extra: number): Brief => {
      const sizeOf = (text: string): number => measureBrief(brief({ goal: text }), KEYS).bytes
      const room = 65_536 - sizeOf('')
      expect(room).toBeGreaterThan(0)
      // Three bytes a character, 10,000 characters a text at most: three texts fill 64 KB.
      const full = '漢'.repeat(10_000)
      const base = brief({ description: full, goal: full })
      const left = 65_536 - measureBrief({ ...base, brand: 'x' }, KEYS).bytes
      return { ...base, brand: 'x'.repeat(1 + left + extra) }
    }
    expect(measureBrief(edge(0), KEYS)).toMatchObject({ bytes: 65_536, fits: true })
    expect(measureBrief(edge(1), KEYS)).toMatchObject({ bytes: 65_537, fits: false })
    expect(safeParse(metadataSchema, toMetadata(edge(0), KEYS, false)).success).toBe(true)
  })
})
