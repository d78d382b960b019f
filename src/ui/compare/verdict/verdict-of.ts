import { formatPercent, pointsApart, scoreApart } from '../../words/format-numbers'
import { listWords } from '../../words/list-words'
import { CLARITY_DECIDES, clarityAgreement, scoreNoise, shareNoise } from '../../words/noise'
import { quoted } from '../../words/quoted'
import { COLUMN_FACTS } from '../columns'
import type { Comparison, Verdict } from '../comparison'
import { howMuch } from '../how-much'
import { caveats } from './caveats'
import { type Contest, type Contestant, contestOf } from './contest'
import { otherDifferences } from './other-differences'

/** Which variant wins, by how much, and what else there is to know, in words for the designer. */
export function verdictOf(compared: Omit<Comparison, 'verdict'>): Verdict {
  const contest = contestOf(compared)
  const warnings = caveats(compared)
  const others = otherDifferences(compared, contest)
  if (contest === null) {
    return {
      kind: 'unknown',
      winnerId: null,
      sentence:
        'No winner can be named: fewer than two of these frames have a clarity score or a measured primary element.',
      details: [...warnings, ...others]
    }
  }
  const close = contest.even.length > 1
  return {
    kind: close ? 'close' : 'clear',
    winnerId: close ? null : contest.ranked[0].frame.nodeId,
    sentence: close ? closeSentence(contest) : clearSentence(contest),
    details:
      // How far clarity is to be trusted matters more than what else differs.
      contest.by === 'clarity'
        ? [ruleWords(compared.primaryName), ...warnings, ...noiseOf(contest), ...others]
        : [...warnings, ...others, ...noiseOf(contest)]
  }
}

function noiseOf({ by, ranked: [best, next] }: Contest): string[] {
  return noiseWords(by, best.value, next.value)
}

/** How large the noise is at these values, how that was found, and what it leaves open. */
function noiseWords(by: Contest['by'], one: number, other: number): string[] {
  const bound =
    by === 'share'
      ? `${(shareNoise(Math.max(one, other)) * 100).toFixed(1)} points of attention`
      : `${scoreNoise('clarity')} points of clarity`
  return [
    `Up to ${bound} may be noise: designs that were only moved by 1–3 px, scaled by 3 % or saved again differ by no more in 95 of 100 cases, measured with Glance’s own engine.`,
    by === 'share'
      ? 'How near the estimates are to real people is another question, and not in this.'
      : `People agree less often: of two advertisements this far apart they call the same one clearer in about ${clarityAgreement(Math.abs(one - other))} of 100 cases.`
  ]
}

/** Why clarity decides, where it does. */
function ruleWords(primaryName: string | null): string {
  return primaryName === null
    ? 'No primary element is marked, so clarity decides.'
    : `What ${quoted(primaryName)} gets is known in fewer than two of these frames, so clarity decides.`
}

/** The winner, the next best, and what is between them. */
function clearSentence(contest: Contest): string {
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

/** More names make no sentence. */
const MOST_NAMED = 4

/** Two or more variants between which nothing can be told. */
function closeSentence({ by, even }: Contest): string {
  const { brief } = COLUMN_FACTS[by]
  const named = even.slice(0, MOST_NAMED).map(({ frame }) => quoted(frame.name))
  const left = even.length - named.length
  const names = listWords(left > 0 ? [...named, `${left} more`] : named)
  const values = even.slice(0, MOST_NAMED).map(({ value }) => brief(value))
  const call = `Too close to call between ${names}: ${listWords(values)}`
  if (by === 'clarity') {
    return `${call} for clarity, on which people agree often enough only from ${CLARITY_DECIDES} points on.`
  }
  const primaries = new Set(even.map(({ frame }) => frame.primary?.name ?? ''))
  const [name] = primaries
  const on = primaries.size === 1 ? quoted(name ?? '') : 'their primary elements'
  return `${call} of attention on ${on} is no difference beyond the estimate’s own noise.`
}
