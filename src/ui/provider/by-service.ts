import { type Client, createClient } from '../../client'
import type { ServiceKey, Settings } from '../../file'
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

/** What the settings say of a service. */
export type ServiceChoice = Pick<Settings, 'baseUrl' | 'audienceKey' | 'brandKey' | 'adScoreMax'>

/** The client of the service at an address. Throws where the address or the key cannot be used. */
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
export function byService(choice: ServiceChoice, client: Client): Provider {
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
