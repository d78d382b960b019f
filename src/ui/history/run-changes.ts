import { shownPercent } from '../../language'
import type { HistoryEntry } from '../../file'
import { sameMaker, sameProvider } from '../provider/same-maker'
import { formatRoughPoints, formatScoreDelta, formatShare } from '../words/format-numbers'
import { shareNoise } from '../../engine/order/share-noise'
import { scoreNoise } from '../words/noise'
import { quoted } from '../words/quoted'
import type { RunFacts } from './history-facts'
import { words } from './words'

/** Layers' names within a line. */
const NAME = 24

/** A run as it is listed: several that came to the same are one. */
export interface ListedRun {
  /** The newest of them. */
  run: RunFacts
  times: number
  /** The run before them; null for the first that is kept. */
  before: HistoryEntry | null
}

/** Oldest first; a design that was run again with the same outcome is listed once. */
export function listedRuns(runs: readonly RunFacts[]): ListedRun[] {
  const listed: ListedRun[] = []
  for (const run of runs) {
    const last = listed.at(-1)
    if (last !== undefined && run.continues && isRepeat(last.run.entry, run.entry)) {
      const present = run.present || last.run.present
      // What the first of them went on from, all of them do.
      const { continues } = last.run
      const newest = { ...run, present, continues }
      listed[listed.length - 1] = { ...last, run: newest, times: last.times + 1 }
    } else {
      listed.push({ run, times: 1, before: last?.run.entry ?? null })
    }
  }
  return listed
}

/** The same picture with the same numbers, as far as they are shown. */
function isRepeat(before: HistoryEntry, now: HistoryEntry): boolean {
  const samePicture =
    before.pictureHash === now.pictureHash ||
    (now.thumbnail !== undefined && before.thumbnail === now.thumbnail)
  return samePicture && numbersOf(before) === numbersOf(now)
}

function numbersOf({ scores, primary: mainAction }: HistoryEntry): string {
  const share = mainAction?.attention ?? null
  const rounded = [scores.clarity, scores.excitingness].map((score) => score && Math.round(score))
  return JSON.stringify([rounded, mainAction?.name, share && shownPercent(share)])
}

/** Changes since the run before, most telling first; never empty. */
export function runChanges({ run, before }: ListedRun): string[] {
  const { entry } = run
  if (before === null) return [words().first]
  if (!run.continues) return [whyApart(before, entry)]
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
  if (!isMove(before.attention, now.attention)) return []
  const [was, is] = [formatShare(before.attention), formatShare(now.attention)]
  return [words().from(quoted(now.name, NAME), was, is)]
}

function scoreChange(
  name: 'clarity' | 'excitingness',
  { scores: before }: HistoryEntry,
  { scores: now }: HistoryEntry
): string[] {
  const [was, is] = [before[name], now[name]]
  if (was === null || is === null || Math.abs(is - was) <= scoreNoise(name)) return []
  return [words().by(words()[name], formatScoreDelta(is, was))]
}

/** The layer that gained most and the one that lost most, the main action aside. */
function layerChanges(before: HistoryEntry, now: HistoryEntry): string[] {
  const moves = (now.layers ?? []).flatMap((layer) => {
    const was = shareBefore(before, layer)
    if (was === null || !isMove(was, layer.attention) || layer.name === now.primary?.name) return []
    return [{ name: layer.name, was, is: layer.attention }]
  })
  moves.sort((one, other) => other.is - other.was - (one.is - one.was))
  const [most, least] = [moves[0], moves.at(-1)]
  const told = most === least ? [most] : [most, least]
  return told.flatMap((move) =>
    move === undefined
      ? []
      : [words().by(quoted(move.name, NAME), formatRoughPoints(move.is, move.was))]
  )
}

/** A layer's share in an earlier run, known by its id; null where that run does not name it. */
function shareBefore(before: HistoryEntry | null, { id }: { id: string }): number | null {
  return before?.layers?.find((layer) => layer.id === id)?.attention ?? null
}

/** Whether a share moved by more than nothing at all would move it. */
function isMove(before: number | null, now: number | null): boolean {
  if (before === null || now === null) return false
  return Math.abs(now - before) > shareNoise(Math.max(now, before))
}
