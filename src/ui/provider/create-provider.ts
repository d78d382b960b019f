import { createClient } from '../../client'
import type { ServiceKey, Settings } from '../../file'
import { EMBEDDED_KEY, EMBEDDED_URL } from '../../workers/engine/embedded-address'
import { engineFetch, engineInWorker } from '../../workers/engine/engine'
import { ENGINE_VERSION } from '../../engine/engine-facts'
import { onThisDevice } from './device'
import { panelFetch } from './panel-fetch'
import { panelUpload } from './panel-upload'
import type { Provider } from './provider'
import { serviceFrames } from './service-frames'
import { keyFor } from './service-key'
import { serviceTexts } from './service-texts'
import { words } from './words'

/** A Worker answers at once, or as soon as it has finished a picture; asking again costs nothing. */
const ON_DEVICE_POLL_MS = 5
/** The first answer is often there sooner than the usual few seconds. */
const SERVICE_POLL_MS = (attempt: number): number => (attempt === 1 ? 1000 : 2000)
/** A video takes seconds to minutes; the interface asks for patience. */
const ON_DEVICE_VIDEO_POLL_MS = 250
const SERVICE_VIDEO_POLL_MS = 30_000

export type ProviderChoice = Pick<
  Settings,
  'provider' | 'baseUrl' | 'audienceKey' | 'brandKey' | 'adScoreMax'
>

/**
 * The provider the designer chose, as far as this build can connect one. Throws a GlanceError when the address or
 * the key cannot be used, a GlanceError when the key belongs to another address.
 */
export function createProvider(choice: ProviderChoice, key: ServiceKey | null): Provider {
  return GLANCE_CONNECTS && choice.provider === 'service' ? connect(choice, key) : onDevice
}

const onDevice: Provider = {
  info: { kind: 'on-device', name: 'On this device', host: null, engine: ENGINE_VERSION },
  baseUrl: EMBEDDED_URL,
  ...onThisDevice(engineInWorker),
  client: createClient({
    baseUrl: EMBEDDED_URL,
    key: EMBEDDED_KEY,
    fetch: engineFetch,
    pollIntervalMs: ON_DEVICE_POLL_MS,
    videoPollIntervalMs: ON_DEVICE_VIDEO_POLL_MS
  }),
  videoPollMs: ON_DEVICE_VIDEO_POLL_MS,
  charges: false,
  outlivesPanel: false,
  capturesPages: false,
  warmUp: engineInWorker.warmUp,
  metadataKeys: { audience: 'audience', brand: 'brand_guidelines' },
  adScoreMax: 100,
  words: {
    privacy: () => words().onDevice,
    get cancelled() {
      return words().nothingSent
    }
  }
}

function connect(choice: ProviderChoice, key: ServiceKey | null): Provider {
  const { baseUrl, audienceKey, brandKey, adScoreMax } = choice
  const client = createClient({
    baseUrl,
    key: keyFor(baseUrl, key),
    fetch: panelFetch,
    upload: panelUpload,
    pollIntervalMs: SERVICE_POLL_MS,
    videoPollIntervalMs: SERVICE_VIDEO_POLL_MS
  })
  const { host } = new URL(baseUrl)
  return {
    info: { kind: 'service', name: 'Analysis service', host },
    baseUrl,
    frames: serviceFrames(client),
    texts: serviceTexts(client),
    client,
    videoPollMs: SERVICE_VIDEO_POLL_MS,
    charges: true,
    outlivesPanel: true,
    capturesPages: true,
    warmUp: () => Promise.resolve(),
    metadataKeys: { audience: audienceKey, brand: brandKey },
    adScoreMax,
    words: {
      privacy: (what) => words().sentTo(what, host),
      get cancelled() {
        return words().keepsComputing(host)
      }
    }
  }
}
