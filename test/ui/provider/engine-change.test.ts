import { describe, expect, it } from 'vitest'
import type { ProviderInfo } from '../../../src/file'
import { ENGINE_VERSION } from '../../../src/perception'
import { createProvider } from '../../../src/ui/provider/create-provider'
import { engineChange } from '../../../src/ui/provider/same-maker'

const choice = {
  baseUrl: 'https://api.example.com/v2',
  audienceKey: 'a',
  brandKey: 'b',
  adScoreMax: null
}
const onDevice = createProvider({ ...choice, provider: 'on-device' }, null).info
const service = createProvider(
  { ...choice, provider: 'service' },
  { origin: 'https://api.example.com', key: 'key' }
).info

const made = (engine?: string): ProviderInfo => ({ ...onDevice, engine })
const now = { ...onDevice, engine: '10.0.0' }

describe('the engine that made a result', () => {
  it('is kept for this device, and not known of a service', () => {
    expect(onDevice.engine).toBe(ENGINE_VERSION)
    expect(service).not.toHaveProperty('engine')
  })

  it('is the one of now, an earlier or a later one; one that was not kept is earlier', () => {
    expect(engineChange(now, now)).toBeNull()
    expect(engineChange(made('2.0.0'), now)).toBe('earlier')
    expect(engineChange(made(), now)).toBe('earlier')
    expect(engineChange(made('11.0.0'), now)).toBe('later')
  })

  it('is not compared with a service, nor where none can analyse', () => {
    expect(engineChange(service, now)).toBeNull()
    expect(engineChange(service, service)).toBeNull()
    expect(engineChange(made('1.0.0'), service)).toBeNull()
    expect(engineChange(made('1.0.0'), null)).toBeNull()
  })
})
