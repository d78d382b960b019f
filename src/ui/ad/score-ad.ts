import { parse } from 'valibot'
import type { DownloadedImage } from '../../client'
import type { AdRecord } from '../../file'
import { adIdSchema } from '../../interface'
import { locale } from '../../language'
import { until } from '../../waiting'
import { type AcceptedEntry, pictureOf, type RunContext } from '../run/run-plan'
import type { PanelTools } from '../tools/panel-tools'
import { describePicture } from '../tools/thumbnail'
import { words } from './words'

/** The way of an ad, in order. */
export const AD_PHASES = ['exporting', 'sending', 'scoring', 'downloading'] as const

export type AdPhase = (typeof AD_PHASES)[number]

export interface AdInput {
  nodeId: string
  name: string
}

/** A scored ad. `picture` is what the service analysed, null when it could not be fetched. */
export interface ScoredAd {
  record: AdRecord
  picture: Uint8Array | null
}

/** First half: exports the frame and has the service accept it. */
export async function sendAd(
  tools: Pick<PanelTools, 'bridge' | 'hash' | 'measure'>,
  { provider, signal, enter, send }: RunContext<AdPhase>,
  { nodeId }: AdInput
): Promise<AcceptedEntry> {
  const exported = await until(signal, tools.bridge.exportPicture(nodeId))
  const { png, title } = exported
  const picture = await until(signal, describePicture(tools, nodeId, exported))
  signal.throwIfAborted()
  enter('sending')
  return send({ title, medium: 'generic', picture }, () =>
    provider.client.adVisibility.create({ bytes: png, title }, { signal })
  )
}

/** Second half, and all of a resumed one: waits for the score and fetches the analysed picture. */
export async function fetchAd(
  { convert, now }: Pick<PanelTools, 'convert' | 'now'>,
  { provider, signal, enter }: RunContext<AdPhase>,
  entry: AcceptedEntry
): Promise<ScoredAd> {
  const { client, info, adScoreMax } = provider
  const { thumbnail, scale } = pictureOf(entry)
  enter('scoring')
  const { id, outputs } = await client.adVisibility.wait(parse(adIdSchema, entry.serviceId), {
    signal
  })
  enter('downloading')
  const picture = await download(outputs.input)
  const record: AdRecord = {
    version: 1,
    adId: id,
    provider: info,
    finishedAt: now(),
    title: entry.title,
    score: outputs.score,
    scoreMax: adScoreMax,
    thumbnail,
    scale
  }
  return { record, picture }

  /** The score is what counts: without the picture, the frame's own export stands in for it. */
  async function download(link: string | undefined): Promise<Uint8Array | null> {
    if (link === undefined) return null
    const image: DownloadedImage | null = await client.download(link, { signal }).catch(() => null)
    signal.throwIfAborted()
    return image === null ? null : convert(image)
  }
}

/** A score as it is read: “72 of 100”, or the number alone where its range is not known. */
export function formatScore({ score, scoreMax }: Pick<AdRecord, 'score' | 'scoreMax'>): string {
  const isLarge = score >= 10 || (scoreMax ?? 0) >= 100
  const number = written(Number(score.toFixed(isLarge ? 0 : 2)))
  return scoreMax === null ? number : words().score(number, written(scoreMax))
}

function written(number: number): string {
  return number.toLocaleString(locale(), { useGrouping: false, maximumFractionDigits: 20 })
}
