import { expect, it } from 'vitest'
import { IN_SANDBOX } from '../soak/plugin/in-sandbox'
import { soak } from '../soak/soak'

/** `npm run soak -- --plugin --seeds 50` runs more. */
it.each([3, 5, 7])(
  'whatever a service over HTTP does, the built plugin leaves the canvas whole or untouched: seed %i',
  async (seed) => {
    expect((await soak(seed, IN_SANDBOX)).broken).toEqual([])
  }
)
