import { COLUMN_FACTS } from '../columns'
import { formatPercent, pointsApart, scoreApart } from '../format-points'
import { howMuch } from '../how-much'
import { quoted } from '../quoted'
import type { Contest, Contestant } from './contest'

/** The winner, the next best, and what is between them. */
export function clearSentence(contest: Contest): string {
  return contest.by === 'share' ? byShare(contest) : byClarity(contest)
}

function byShare({ ranked: [best, next, ...others] }: Contest): string {
  const [one, other] = [best, next].map(({ frame }) => frame.primary?.name ?? '')
  const on = one === other ? '' : ` on ${quoted(other ?? '')}`
  const much = howMuch(best.value, next.value)
  const apart = `${pointsApart(best.value, next.value)} more${much === null ? '' : `, ${much}`}`
  const winner = nameOf(best)
  const share = `${formatPercent(best.value)} of attention on ${quoted(one ?? '')}`
  const rest = `${formatPercent(next.value)}${on}`
  return others.length === 0
    ? `${winner} gets ${share}, ${nameOf(next)} ${rest}: ${apart}.`
    : `${winner} leads with ${share}. ${nameOf(next)} follows with ${rest}: ${apart} for the leader.`
}

function byClarity({ ranked: [best, next, ...others] }: Contest): string {
  const apart = scoreApart(best.value, next.value)
  const { format } = COLUMN_FACTS.clarity
  const [high, low] = [best, next].map(({ value, frame }) => format(value, frame))
  return others.length === 0
    ? `${nameOf(best)} is clearer: clarity ${high} against ${low} in ${nameOf(next)}, ${apart} more.`
    : `${nameOf(best)} is the clearest: clarity ${high}. ${nameOf(next)} follows with ${low}, ${apart} less.`
}

function nameOf({ frame }: Contestant): string {
  return quoted(frame.name)
}
