import type { ServiceKey, Settings } from '../../file'
import { engineInWorker } from '../../workers/engine/engine'
import { byService, connect, type ServiceChoice } from './by-service'
import { onThisDevice } from './device'
import type { Provider } from './provider'

export type ProviderChoice = ServiceChoice & Pick<Settings, 'provider'>

const onDevice = onThisDevice(engineInWorker)

/**
 * Creates the chosen provider, or the one on this device if this build cannot connect. Throws a GlanceError when the
 * address or the key cannot be used.
 */
export function createProvider(choice: ProviderChoice, key: ServiceKey | null): Provider {
  return GLANCE_CONNECTS && choice.provider === 'service'
    ? byService(choice, connect(choice, key))
    : onDevice
}
