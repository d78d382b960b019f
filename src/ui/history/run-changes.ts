import { isTooSmall } from '../../engine/engine-facts'
import type { HistoryEntry, LayerShare, MainActionOutcome, ResultRecord } from '../../file'
import { sameMaker, sameProvider } from '../provider/same-maker'
import { formatScoreDelta } from '../words/format-numbers'
import { seenChanged, seenWithin } from '../../order/seen'
import { seenPercent } from '../../engine/texts/people'
import { judgedScores } from '../words/judged-scores'
import { SCORE_NOISE } from '../words/noise'
import { quoted } from '../words/quoted'
import { formatDay } from '../words/format-time'
import { words as shared } from '../words/words'
import { words } from './words'

/** Layers' names within a line. */
const NAME = 24

/** A run in the list; consecutive runs with the same outcome are one. */
export interface ListedRun {
  /** The newest of them. */
  entry: HistoryEntry
  times: number
  /** True where the shown result is one of them. */
  present: boolean
  /** The run before them; null for the first that is kept. */
  before: HistoryEntry | null
}

/**
 * A frame's runs, oldest first; without scores where the picture of the shown result is too small to be judged: the
 * history keeps no sizes, and frames hardly change theirs that much.
 */
export function listedRuns(history: readonly HistoryEntry[], record: ResultRecord): ListedRun[] {
  const unjudged = isTooSmall(record.picture) ? { scores: judgedScores(record) } : null
  const listed: ListedRun[] = []
  for (const kept of history) {
    const entry = { ...kept, ...unjudged }
    const present = entry.runId === record.runId
    const last = listed.at(-1)
    if (last !== undefined && isRepeat(last.entry, entry)) {
      const times = last.times + 1
      listed[listed.length - 1] = { ...last, entry, times, present: present || last.present }
    } else {
      listed.push({ entry, times: 1, present, before: last?.entry ?? null })
    }
  }
  return listed
}

/** Whether numbers of two runs may be compared: same provider and engine, same medium. */
function areComparable(one: HistoryEntry, other: HistoryEntry): boolean {
  return sameMaker(one.provider, other.provider) && one.medium === other.medium
}

/** True for the same picture with the same numbers as shown. */
function isRepeat(before: HistoryEntry, now: HistoryEntry): boolean {
  const samePicture =
    before.pictureHash === now.pictureHash ||
    (now.thumbnail !== undefined && before.thumbnail === now.thumbnail)
  return samePicture && areComparable(before, now) && numbersOf(before) === numbersOf(now)
}

function numbersOf({ scores, primary: mainAction }: HistoryEntry): string {
  const seen = mainAction?.seen ?? null
  const rounded = [scores.clarity, scores.excitingness].map((score) => score && Math.round(score))
  return JSON.stringify([rounded, mainAction?.name, seenPercent(seen)])
}

/** Changes since the run before, most telling first; never empty. */
export function runChanges({ entry, before }: ListedRun): string[] {
  if (before === null) return [words().first]
  if (!areComparable(before, entry)) return [whyApart(before, entry)]
  const changes = [
    ...actionChange(before, entry),
    ...scoreChange('clarity', before, entry),
    ...scoreChange('excitingness', before, entry),
    ...layerChanges(before, entry)
  ]
  if (changes.length > 0) return changes
  return [before.pictureHash === entry.pictureHash ? words().same : words().unchanged]
}

function whyApart(before: HistoryEntry, now: HistoryEntry): string {
  if (!sameProvider(before.provider, now.provider)) return words().otherMaker
  return sameMaker(before.provider, now.provider) ? words().otherMedium : words().otherEngine
}

function actionChange({ primary: before }: HistoryEntry, { primary: now }: HistoryEntry): string[] {
  if (before === null || now?.name !== before.name) return []
  return seenChange(calledOf(now), before.seen ?? null, now.seen ?? null)
}

/** What a run's main action is called. */
function calledOf({ label, name }: MainActionOutcome): string {
  return label ?? name
}

/** “Buy 12% → 31%”, by the parts of the viewers who see it; nothing where they differ by no more than noise. */
function seenChange(name: string, before: number | null, now: number | null): string[] {
  if (before === null || now === null || !seenChanged(before, now)) return []
  return [words().from(quoted(name, NAME), seenPercent(before), seenPercent(now))]
}

function scoreChange(
  name: 'clarity' | 'excitingness',
  { scores: before }: HistoryEntry,
  { scores: now }: HistoryEntry
): string[] {
  const [was, is] = [before[name], now[name]]
  if (was === null || is === null || Math.abs(is - was) <= SCORE_NOISE[name]) return []
  return [words().by(shared().scores[name].name, formatScoreDelta(is, was))]
}

/** The layer that gained most viewers and the one that lost most, the main action aside. */
function layerChanges(before: HistoryEntry, now: HistoryEntry): string[] {
  const main = now.primary && calledOf(now.primary)
  const moves = (now.layers ?? []).flatMap(({ id, name, seen: is }) => {
    const was = before.layers?.find((layer) => layer.id === id)?.seen
    if (was === undefined || is === undefined || name === main) return []
    return seenChange(name, was, is).map((told) => ({ told, gain: is - was }))
  })
  moves.sort((one, other) => other.gain - one.gain)
  const [most, least] = [moves[0], moves.at(-1)]
  return (most === least ? [most] : [most, least]).flatMap((move) => move?.told ?? [])
}

/**
 * How many more or fewer see a main action than in the last comparable run in which a layer of that name was marked; null
 * where there is none.
 */
export function movedSince(
  history: readonly HistoryEntry[],
  runId: string,
  layer: LayerShare
): string | null {
  const at = history.findIndex((entry) => entry.runId === runId)
  const own = history[at]
  const now = seenWithin(layer)
  if (own === undefined || now === null) return null
  for (const entry of history.slice(0, at).reverse()) {
    const { primary, finishedAt } = entry
    const before = primary?.seen ?? null
    if (before === null || primary?.name !== layer.name || !areComparable(entry, own)) continue
    const [was, is, day] = [seenPercent(before), seenPercent(now), formatDay(finishedAt)]
    if (was === is || !seenChanged(before, now)) return words().unmoved(day, was)
    return now > before ? words().up(was, is, day) : words().down(was, is, day)
  }
  return null
}
