import { expect, it, onTestFinished, vi } from 'vitest'
import { networksFrom } from '../../../src/engine/engine-here'
import { networkWeights as kept } from '../../../src/node/engine/network-weights'
import { NO_NETWORKS } from '../../../src/perception'
import { networkWeights } from '../../../src/workers/engine/engine'
import { setPartLoader } from '../../../src/workers/packed-parts'

it('weights that do not come are waited for three seconds, and no longer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  setPartLoader(() => new Promise(() => undefined))
  const late = expect(networkWeights()).rejects.toThrow('late')
  await vi.advanceTimersByTimeAsync(3_000)
  await late
})

it('weights that did not come are asked for again for the next picture, and once they are there no more', async () => {
  const asked = vi
    .fn<() => Promise<Uint8Array>>(async () => (await kept())!)
    .mockRejectedValueOnce(new Error('The weights are late.'))
  const networks = networksFrom(asked)
  expect(await networks()).toEqual(NO_NETWORKS)
  expect(await networks()).not.toEqual(NO_NETWORKS)
  expect(await networks()).toBe(await networks())
  expect(asked).toHaveBeenCalledTimes(2)
})
