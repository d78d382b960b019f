import { type Client, createClient } from '../../client'
import type { ServiceKey, Settings } from '../../file'
import { engineInWorker } from '../../workers/engine/engine'
import { onThisDevice } from './device'
import { panelFetch } from './panel-fetch'
import { panelUpload } from './panel-upload'
import type { Provider } from './provider'
import { serviceAds } from './service-ads'
import { serviceFrames } from './service-frames'
import { keyFor } from './service-key'
import { servicePages } from './service-pages'
import { serviceTexts } from './service-texts'
import { serviceVideos } from './service-videos'
import { words } from './words'

/** The first answer is often there sooner than the usual few seconds. */
const POLL_MS = (attempt: number): number => (attempt === 1 ? 1000 : 2000)
/** A video takes seconds to minutes; the interface asks for patience. */
const VIDEO_POLL_MS = 30_000

export type ProviderChoice = Pick<
  Settings,
  'provider' | 'baseUrl' | 'audienceKey' | 'brandKey' | 'adScoreMax'
>

const onDevice = onThisDevice(engineInWorker)

/**
 * The provider the designer chose, as far as this build can connect one. Throws a GlanceError when the address or
 * the key cannot be used, a GlanceError when the key belongs to another address.
 */
export function createProvider(choice: ProviderChoice, key: ServiceKey | null): Provider {
  return GLANCE_CONNECTS && choice.provider === 'service'
    ? byService(choice, connect(choice, key))
    : onDevice
}

/** The client of the service at an address. Throws as `createProvider` does. */
export function connect({ baseUrl }: Pick<Settings, 'baseUrl'>, key: ServiceKey | null): Client {
  return createClient({
    baseUrl,
    key: keyFor(baseUrl, key),
    fetch: panelFetch,
    upload: panelUpload,
    pollIntervalMs: POLL_MS,
    videoPollIntervalMs: VIDEO_POLL_MS
  })
}

/** A service as a client reaches it. */
export function byService(choice: Omit<ProviderChoice, 'provider'>, client: Client): Provider {
  const { baseUrl, audienceKey, brandKey, adScoreMax } = choice
  const { host } = new URL(baseUrl)
  return {
    info: { kind: 'service', name: 'Analysis service', host },
    baseUrl,
    frames: serviceFrames(client),
    texts: serviceTexts(client),
    ads: serviceAds(client, adScoreMax),
    videos: serviceVideos(client, VIDEO_POLL_MS),
    pages: servicePages(client),
    tags: client.tags,
    charges: true,
    outlivesPanel: true,
    sends: true,
    warmUp: () => Promise.resolve(),
    metadataKeys: { audience: audienceKey, brand: brandKey },
    words: {
      privacy: (what) => words().sentTo(what, host),
      get cancelled() {
        return words().keepsComputing(host)
      }
    }
  }
}
