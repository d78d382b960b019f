import { describe, expect, it } from 'vitest'
import { MemoryStore } from '../../../src/service/storage/memory-store'
import type { Entry } from '../../../src/service/storage/store'
import { describeStore } from './describe-store'

const MINUTE = 60 * 1000

describeStore('a store in memory', (clock) =>
  Promise.resolve({ store: new MemoryStore(clock, 1_000) })
)

/** Takes about 400 bytes with what a record takes besides. */
const entry = (more: Partial<Entry> = {}): Entry => ({
  value: { text: 'x'.repeat(72) },
  expires: 10 * MINUTE,
  quota: 'results',
  ...more
})

describe('the room of a store in memory', () => {
  it('is given to newer records of the same room, and the others say that they were dropped', async () => {
    const store = new MemoryStore(() => 0, 1_000)
    await store.update('kind', 'video', () => entry({ quota: 'videos' }))
    for (const id of ['1', '2', '3']) await store.update('kind', id, () => entry())
    expect(await store.get('kind', '1')).toBe('dropped')
    for (const id of ['2', '3', 'video']) expect(await store.get('kind', id)).toBeTypeOf('object')
  })

  it('counts the objects of a record, which go with it', async () => {
    const store = new MemoryStore(() => 0, 1_000)
    await store.putObjects('a', { picture: new Uint8Array(900) })
    await store.update('kind', 'a', () => entry({ objects: 'a' }))
    expect(await store.get('kind', 'a')).toBeTypeOf('object')
    await store.update('kind', 'b', () => entry())
    expect(await store.get('kind', 'a')).toBe('dropped')
    expect(await store.getObject('a', 'picture')).toBeUndefined()
  })

  it('is taken once by a record that is put again', async () => {
    const store = new MemoryStore(() => 0, 1_000)
    await store.update('kind', 'other', () => entry())
    for (let i = 0; i < 5; i++) await store.update('kind', 'same', () => entry())
    expect(await store.get('kind', 'other')).toBeTypeOf('object')
  })

  it('is not taken by records that are in no one’s way', async () => {
    const store = new MemoryStore(() => 0, 1_000)
    const { quota, ...unbounded } = entry()
    for (let i = 0; i < 5; i++) await store.update('kind', `${quota} ${i}`, () => unbounded)
    for (let i = 0; i < 5; i++) {
      expect(await store.get('kind', `${quota} ${i}`)).toBeTypeOf('object')
    }
  })

  it('is free again when a record has expired and links to its objects with it', async () => {
    let now = 0
    const store = new MemoryStore(() => now, 1_000)
    await store.putObjects('a', { picture: new Uint8Array(1) })
    await store.update('kind', 'a', () => entry({ objects: 'a' }))
    now = 24 * MINUTE
    await store.update('kind', 'b', () => entry({ expires: Infinity }))
    expect(await store.getObject('a', 'picture')).toBeDefined()
    now = 25 * MINUTE
    await store.update('kind', 'c', () => entry({ expires: Infinity }))
    expect(await store.getObject('a', 'picture')).toBeUndefined()
    expect(await store.get('kind', 'a')).toBe('expired')
  })
})
