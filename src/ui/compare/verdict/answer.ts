import type { Medium } from '../../../interface'
import { formatRoughPoints, formatShare } from '../../words/format-numbers'
import { listWords } from '../../words/list-words'
import { quoted } from '../../words/quoted'
import { COLUMN_FACTS } from '../columns'
import type { ComparedFrame, Comparison } from '../comparison'
import { type Group, groupsOf } from '../groups'
import { type LayerChange, movedMost } from '../variant/layer-changes'
import { type Contest, contestOf } from './contest'
import { subjectOf } from './subject'

type Compared = Omit<Comparison, 'verdict'>

const KINDS: Record<Medium, string> = {
  desktopWeb: 'desktop pages',
  mobileWeb: 'mobile screens',
  generic: 'other designs'
}

/** More names make no sentence. */
const MOST_NAMED = 4

/**
 * What a comparison comes to, in two or three plain sentences: where attention moved, what the main action
 * gets, and only what is more than the estimate's own noise. The panel, the report and the board begin with it.
 */
export function answerOf(compared: Compared): string {
  const groups = groupsOf(compared)
  const answers = groups
    .filter(({ frames }) => frames.length > 1)
    .map((group) => answerIn(compared, group))
  return [...answers, ...notRanked(groups)].join(' ')
}

function answerIn(compared: Compared, group: Group): string {
  const contest = contestOf({ ...compared, frames: group.frames, baseId: group.base.nodeId })
  const variant = subjectOf(compared, group)
  const { base, frames } = group
  const moved = movedMost(compared, base, variant)
  const words = [
    ...(frames.length > 2 ? leadWords(contest) : []),
    ...movedWords(variant, base, moved),
    ...(frames.length > 2 ? [] : actionWords(variant, base, moved)),
    ...clarityWords(contest)
  ]
  if (words.length > 0) return words.join(' ')
  const names = namesOf(frames)
  if (frames.every(({ shares }) => (shares?.layers.length ?? 0) > 0))
    return `${names} get the same attention.`
  return contest === null
    ? `${names} cannot be compared: fewer than two of them have a clarity score or measured layers.`
    : `${names} are about equally clear.`
}

/** Where one of many leads. */
function leadWords(contest: Contest | null): string[] {
  if (contest?.by !== 'share' || contest.even.length > 1) return []
  const [best, next] = contest.ranked
  const of = ({ frame, value }: typeof best): string =>
    `in ${quoted(frame.name)} (${formatShare(value)})`
  return [`${quoted(best.frame.primary?.name ?? '')} gets most ${of(best)}, next ${of(next)}.`]
}

function movedWords(
  variant: ComparedFrame,
  base: ComparedFrame,
  { gain, loss }: ReturnType<typeof movedMost>
): string[] {
  const name = quoted(variant.name)
  const say = (row: LayerChange): string => layerWords(row, variant, base)
  if (gain && loss) return [`${name} moves attention from ${say(loss)} to ${say(gain)}.`]
  if (gain) return [`${name} draws attention to ${say(gain)}.`]
  return loss ? [`${name} takes attention from ${say(loss)}.`] : []
}

/** The main action is told by what it gets, other layers by what they win or lose. */
function layerWords(row: LayerChange, variant: ComparedFrame, base: ComparedFrame): string {
  const [before, now] = [row.base?.attention ?? 0, row.here?.attention ?? 0]
  const name = quoted(row.layer.name)
  if (isAction(row, variant, base)) {
    return `${name} (${formatShare(now)} instead of ${formatShare(before)})`
  }
  const only = row.base === null ? 'new, ' : row.here === null ? 'gone, ' : ''
  return `${name} (${only}${formatRoughPoints(now, before)})`
}

function isAction({ base: was, here }: LayerChange, variant: ComparedFrame, base: ComparedFrame) {
  return (
    variant.primary !== null &&
    base.primary !== null &&
    here?.attention === variant.primary.attention &&
    was?.attention === base.primary.attention
  )
}

function actionWords(
  variant: ComparedFrame,
  base: ComparedFrame,
  { gain, loss }: ReturnType<typeof movedMost>
): string[] {
  const [now, before] = [variant.primary, base.primary]
  if (now === null || before === null) return []
  if ([gain, loss].some((row) => row && isAction(row, variant, base))) return []
  const { attention: high } = now
  const { attention: low } = before
  if (high === null || low === null) return []
  const name = quoted(now.name)
  if (Math.abs(high - low) <= COLUMN_FACTS.share.noise(high, low)) {
    return gain || loss ? [`${name} gets the same in both.`] : []
  }
  const on = now.name === before.name ? '' : ` on ${quoted(before.name)}`
  const direction = high > low ? 'more' : 'less'
  return [`${name} gets ${direction}: ${formatShare(high)} instead of ${formatShare(low)}${on}.`]
}

function clarityWords(contest: Contest | null): string[] {
  if (contest?.by !== 'clarity' || contest.even.length > 1) return []
  const [best, next] = contest.ranked
  const { brief } = COLUMN_FACTS.clarity
  const than = contest.ranked.length > 2 ? 'the clearest' : 'clearer'
  return [
    `${quoted(best.frame.name)} is ${than}: clarity ${brief(best.value)} instead of ${brief(next.value)}.`
  ]
}

/** Said once for all media. */
function notRanked(groups: readonly Group[]): string[] {
  if (groups.length < 2) return []
  const kinds = listWords(groups.map(({ medium }) => KINDS[medium]))
  return [`${kinds.charAt(0).toUpperCase()}${kinds.slice(1)} are not ranked against each other.`]
}

function namesOf(frames: readonly ComparedFrame[]): string {
  const named = frames.slice(0, MOST_NAMED).map(({ name }) => quoted(name))
  const left = frames.length - named.length
  return listWords(left > 0 ? [...named, `${left} more`] : named)
}
