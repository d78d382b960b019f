import { expect, it } from 'vitest'
import { inMemory } from './in-memory'
import { soak } from './soak'

/** `npm run soak -- --seeds 2000` runs many more; a seed that fails is run again by its number. */
const SEEDS = Array.from({ length: 24 }, (_, seed) => seed + 1)

it.each(SEEDS)(
  'whatever the service does, nothing is paid twice, lost or left hanging: seed %i',
  async (seed) => {
    expect((await soak(seed, inMemory())).broken).toEqual([])
  }
)
