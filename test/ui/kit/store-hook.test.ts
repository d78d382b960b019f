import { effect, signal } from '@preact/signals'
import { expect, it } from 'vitest'
import { storeHook, Stores } from '../../../src/ui/kit/store-hook'

const useCount = storeHook<{ started: number }>('count')

it('a store is created once, when it is first asked for', () => {
  let created = 0
  const stores = new Stores().add(useCount, () => ({ started: (created += 1) }))
  expect(created).toBe(0)
  expect(stores.of(useCount)).toBe(stores.of(useCount))
  expect(created).toBe(1)
})

it('what a store reads when it is created is not followed by the first to ask for it', () => {
  const start = signal(1)
  const stores = new Stores().add(useCount, () => ({ started: start.value }))
  let runs = 0
  const stop = effect(() => {
    runs += 1
    stores.of(useCount)
  })
  start.value = 2
  stop()
  expect(runs).toBe(1)
})

it('a store that the panel was composed without is named', () => {
  expect(() => new Stores().of(useCount)).toThrow('The panel has no count.')
})
