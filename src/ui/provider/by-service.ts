import { parse } from 'valibot'
import { type Client, createClient, isClientError } from '../../client'
import { GlanceError } from '../../errors'
import type { ServiceKey, Settings } from '../../file'
import { adIdSchema, type AnalysisId, analysisIdSchema, videoIdSchema } from '../../interface'
import { until } from '../../waiting'
import {
  AD_PHASES,
  type AdAnalyser,
  type Provider,
  type TextAnalyser,
  VIDEO_PHASES,
  type VideoAnalyser
} from './provider'
import { panelFetch, panelUpload } from './panel-fetch'
import { serviceFrames, servicePages } from './service-frames'
import { keyFor } from './service-key'
import { whileUnchanged } from './while-unchanged'
import { words } from './words'

/** The first answer often comes sooner than the usual few seconds. */
const POLL_MS = (attempt: number): number => (attempt === 1 ? 1000 : 2000)
/** A video takes seconds to minutes; the interface asks for patience. */
const VIDEO_POLL_MS = 30_000

/** The settings of a service. */
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

/** Analyses by a service. */
export function byService(choice: ServiceChoice, client: Client): Provider {
  const { baseUrl, audienceKey, brandKey, adScoreMax } = choice
  const { host } = new URL(baseUrl)
  return {
    info: { kind: 'service', name: 'Analysis service', host },
    baseUrl,
    frames: serviceFrames(client),
    texts: serviceTexts(client),
    ads: serviceAds(client, adScoreMax),
    videos: serviceVideos(client),
    pages: servicePages(client),
    tags: client.tags,
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

/** Scores advertisements by a service; the interface states no range of its scores. */
function serviceAds(client: Client, scoreMax: number | null): AdAnalyser {
  const resume: AdAnalyser['resume'] = async ({ enter, signal }, { serviceId }) => {
    enter('scoring')
    const adId = parse(adIdSchema, serviceId)
    const { id, outputs } = await client.adVisibility.wait(adId, { signal })
    return { id, score: outputs.score }
  }

  return {
    phases: AD_PHASES,
    scoreMax,
    async start(steps, { title, png, picture: described }) {
      const { enter, send, signal } = steps
      const picture = await until(signal, described)
      enter('sending')
      const entry = await send({ title, medium: 'generic', picture }, () =>
        client.adVisibility.create({ bytes: png, title }, { signal })
      )
      return resume(steps, entry)
    },
    resume
  }
}

/** Has a service write texts, with the brief it was sent. */
function serviceTexts(client: Client): TextAnalyser {
  return {
    takeBrief: (analysisId, metadata, options) =>
      client.metadata.update(parse(analysisIdSchema, analysisId), metadata, options),
    write: (kind, analysisId, signal) =>
      writeText(client.generation(kind), parse(analysisIdSchema, analysisId), signal)
  }
}

/**
 * Has a text written and waits for it, as Markdown. What has failed or expired meanwhile is triggered
 * again, once, as the interface has it.
 */
async function writeText(
  generation: ReturnType<Client['generation']>,
  id: AnalysisId,
  signal: AbortSignal
): Promise<string> {
  const ask = async (): Promise<string> => {
    await generation.trigger(id, { signal })
    return generation.wait(id, { signal })
  }
  return ask().catch((error: unknown) => {
    if (isClientError(error, 'text_expired', 'generation_failed')) return ask()
    throw error
  })
}

/** Uploads videos to a service and polls it until one is done. */
function serviceVideos(client: Client): VideoAnalyser {
  const { videos } = client

  const resume: VideoAnalyser['resume'] = async ({ enter, signal }, { serviceId }) => {
    enter('analysing')
    const id = parse(videoIdSchema, serviceId)
    const { outputs } = await videos.wait(id, { signal })
    enter('downloading')
    const link = outputs.attention?.attentionMap
    if (link === undefined) {
      throw new GlanceError({ code: 'map_missing', ...words().mapMissing, sent: 'yes' })
    }
    return client.downloadAnimation(link, { signal })
  }

  return {
    phases: VIDEO_PHASES,
    async start(steps, { file, title }) {
      const { progress, send, signal } = steps
      const url = await whileUnchanged(file, signal, async () => {
        const { url } = await videos.uploadUrl({ signal })
        const onProgress = (sentBytes: number): void => progress(sentBytes, file.size)
        await videos.upload(url, file, { signal, onProgress })
        return url
      })
      const entry = await send({ medium: 'generic' }, () =>
        videos.create({ content: url, title }, { signal })
      )
      return resume(steps, entry)
    },
    resume
  }
}
