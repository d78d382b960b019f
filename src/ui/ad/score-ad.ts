import type { AdRecord } from '../../file'
import { locale } from '../../language'
import { until } from '../../waiting'
import type { AcceptedEntry, AnalysedAd } from '../provider/provider'
import { pictureOf } from '../run/drive-run'
import type { RunContext } from '../run/job'
import type { PanelTools } from '../tools/panel-tools'
import { describePicture } from '../tools/thumbnail'
import { words } from './words'

type Tools = Pick<PanelTools, 'bridge' | 'hash' | 'measure' | 'now'>

/** Exports the frame and has it scored. */
export async function scoreAd(
  tools: Tools,
  context: RunContext,
  nodeId: string
): Promise<AdRecord> {
  const { provider, signal } = context
  const exported = await until(signal, tools.bridge.exportPicture(nodeId))
  const { png, title } = exported
  const picture = until(signal, describePicture(tools, exported))
  // It is awaited below; this only stops an unhandled rejection before that.
  picture.catch(() => undefined)
  const analysed = await provider.ads.start(context, { title, png, picture })
  return toRecord(tools, context, analysed, { title, picture: await picture })
}

/** Fetches the score of an ad that an earlier session has sent. */
export async function resumeAd(
  tools: Tools,
  context: RunContext,
  entry: AcceptedEntry
): Promise<AdRecord> {
  const analysed = await context.provider.ads.resume(context, entry)
  return toRecord(tools, context, analysed, { title: entry.title, picture: pictureOf(entry) })
}

function toRecord(
  { now }: Tools,
  { provider }: RunContext,
  { id, score }: AnalysedAd,
  { title, picture }: Pick<AdRecord, 'title'> & { picture: Pick<AdRecord, 'thumbnail' | 'scale'> }
): AdRecord {
  return {
    version: 1,
    adId: id,
    provider: provider.info,
    finishedAt: now(),
    title,
    score,
    scoreMax: provider.ads.scoreMax,
    thumbnail: picture.thumbnail,
    scale: picture.scale
  }
}

/** A score as it is read: “72 of 100”, or the number alone where its range is not known. */
export function formatScore({ score, scoreMax }: Pick<AdRecord, 'score' | 'scoreMax'>): string {
  const isLarge = score >= 10 || (scoreMax ?? 0) >= 100
  const written = (number: number, maximumFractionDigits: number): string =>
    number.toLocaleString(locale(), { useGrouping: false, maximumFractionDigits })
  const number = written(score, isLarge ? 0 : 2)
  return scoreMax === null ? number : words().of(number, written(scoreMax, 20))
}
