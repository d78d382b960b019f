import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { Records, type Store } from '../../../src/service/storage/store'

const HOUR = 60 * 60 * 1000

interface Running {
  store: Store
  stop?: () => Promise<void>
}

/** What holds of any store. Each test has one that is empty. */
export function describeStore(
  name: string,
  start: (clock: () => number) => Promise<Running>
): void {
  describe(name, () => {
    let now: number
    let store: Store
    let records: Records<object>
    const stops: (() => Promise<void>)[] = []
    beforeEach(async () => {
      now = 1_000
      const running = await start(() => now)
      store = running.store
      if (running.stop) stops.push(running.stop)
      records = new Records(store, 'kind')
    })
    afterAll(async () => {
      for (const stop of stops) await stop()
    })

    it('gives a record back as it was put, with numbers that JSON has no word for', async () => {
      const value = { text: 'ü', none: undefined, nan: NaN, colours: new Uint16Array([1, 65_535]) }
      await records.put('id', { value, expires: HOUR })
      expect(await records.get('id')).toEqual(value)
      expect(await records.get('other')).toBe('unknown')
      expect(await new Records(store, 'other').get('id')).toBe('unknown')
    })

    it('says of a record whose time is over that it has expired, and begins anew', async () => {
      await records.put('id', { value: { n: 1 }, expires: now + HOUR })
      now += HOUR - 1
      expect(await records.get('id')).toEqual({ n: 1 })
      now += 1
      expect(await records.get('id')).toBe('expired')
      const seen: unknown[] = []
      await records.update('id', (entry) => {
        seen.push(entry)
        return { value: { n: 2 }, expires: now + HOUR }
      })
      expect(seen).toEqual([undefined])
      expect(await records.get('id')).toEqual({ n: 2 })
    })

    it('leaves a record as it is when nothing is made of it', async () => {
      await records.put('id', { value: { n: 1 }, expires: HOUR })
      expect(await records.update('id', () => null)).toBe(false)
      expect(await records.update('other', () => null)).toBe(false)
      expect(await records.get('id')).toEqual({ n: 1 })
      expect(await records.get('other')).toBe('unknown')
    })

    it('loses no change of many at the same time', async () => {
      const counts = new Records<{ n: number }>(store, 'count')
      await counts.put('id', { value: { n: 0 }, expires: now + HOUR })
      const add = (): Promise<boolean> =>
        counts.update('id', (entry) => ({
          expires: now + HOUR,
          value: { n: (entry?.value.n ?? NaN) + 1 }
        }))
      expect(await Promise.all(Array.from({ length: 20 }, add))).toEqual(Array(20).fill(true))
      expect(await counts.get('id')).toEqual({ n: 20 })
      now += HOUR
      expect(await counts.get('id')).toBe('expired')
    })

    it('keeps objects by folder and name until they are dropped', async () => {
      const [one, two] = [new Uint8Array([0x89, 0, 255]), new Uint8Array([1])]
      await store.putObjects('folder', { one })
      await store.putObjects('folder', { two, one })
      await store.putObjects('empty', {})
      expect(await store.getObject('folder', 'one')).toEqual(one)
      expect(await store.getObject('folder', 'two')).toEqual(two)
      expect(await store.getObject('folder', 'three')).toBeUndefined()
      expect(await store.getObject('other', 'one')).toBeUndefined()
      await store.dropObjects('folder')
      await store.dropObjects('other')
      expect(await store.getObject('folder', 'one')).toBeUndefined()
    })

    it('keeps the newest of a list, in their order', async () => {
      for (const n of [1, 2, 3, 4]) await store.push('list', { n }, 3)
      expect(await store.list('list')).toEqual([{ n: 2 }, { n: 3 }, { n: 4 }])
      expect(await store.list('other')).toEqual([])
    })

    it('can be used', async () => {
      await expect(store.ready()).resolves.toBeUndefined()
    })
  })
}
