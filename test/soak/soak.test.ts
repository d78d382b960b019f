import { expect, it } from 'vitest'
import { soak } from './soak'

/** `npm run soak -- --seeds 2000` runs more. */
const SEEDS = Array.from({ length: 24 }, (_, seed) => seed + 1)

it.each(SEEDS)(
  'with a failing service, nothing is paid twice, lost or left hanging: seed %i',
  async (seed) => {
    expect((await soak(seed)).broken).toEqual([])
  }
)
