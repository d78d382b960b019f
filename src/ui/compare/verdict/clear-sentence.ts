import { formatPercent, pointsApart, scoreApart } from '../../words/format-numbers'
import { quoted } from '../../words/quoted'
import { COLUMN_FACTS } from '../columns'
import { howMuch } from '../how-much'
import type { Contest, Contestant } from './contest'

/** The winner, the next best, and what is between them. */
export function clearSentence(contest: Contest): string {
  return contest.by === 'share' ? byShare(contest) : byClarity(contest)
}

function byShare({ ranked: [best, next, ...others] }: Contest): string {
  const [one, other] = [best, next].map(({ frame }) => frame.primary?.name ?? '')
  const on = one === other ? '' : ` on ${quoted(other ?? '')}`
  const ratio = howMuch(best.value, next.value)
  const points = `${pointsApart(best.value, next.value)} more`
  const share = `${formatPercent(best.value)} of attention on ${quoted(one ?? '')}`
  const rest = `${formatPercent(next.value)}${on}`
  if (others.length === 0) {
    const apart = ratio === null ? points : `${points}, ${ratio}`
    return `${nameOf(best)} gets ${share}, ${nameOf(next)} ${rest}: ${apart}.`
  }
  const apart = `${points} than ${nameOf(next)} (${rest})`
  return `${nameOf(best)} leads with ${share}, ${apart}${ratio === null ? '' : `: ${ratio}`}.`
}

function byClarity({ ranked: [best, next, ...others] }: Contest): string {
  const apart = scoreApart(best.value, next.value)
  const { brief } = COLUMN_FACTS.clarity
  const [high, low] = [best, next].map(({ value }) => brief(value))
  return others.length === 0
    ? `${nameOf(best)} is clearer: clarity ${high} against ${low} in ${nameOf(next)}, ${apart} more.`
    : `${nameOf(best)} is the clearest: clarity ${high}, ${apart} more than ${nameOf(next)} (${low}).`
}

function nameOf({ frame }: Contestant): string {
  return quoted(frame.name)
}
