import { expect, it } from 'vitest'
import { PLANTS } from './plants'
import { reportsOf } from './soak-with'

/** `npm run soak -- --planted` tries all. */
it.each(PLANTS.slice(0, 4))('the soak reports $name', async (plant) => {
  expect(await reportsOf(plant)).not.toEqual([])
})
