import { formatPercent, formatPoints, scoreApart } from '../../words/format-numbers'
import { listWords } from '../../words/list-words'
import { quoted } from '../../words/quoted'
import { COLUMN_FACTS, type ColumnId } from '../columns'
import type { ComparedFrame, Comparison } from '../comparison'
import { isRealChange, type LayerChange, layerChanges } from '../variant/layer-changes'
import type { Contest } from './contest'

/** Layers named for each direction. */
const MOST_NAMED = 3
/** A layer that only one of two variants has is worth a word from this share on. */
const WORTH_NAMING = 0.02

type Words = (more: string, less: string, high: string, low: string, apart: string) => string

/** What each score says when one variant has more of it. */
const SCORE_WORDS: Record<'clarity' | 'excitingness' | 'focus', Words> = {
  clarity: (more, less, high, low) => `${more} is clearer than ${less}: ${high} against ${low}.`,
  excitingness: (more, less, high, low) =>
    `${more} is livelier than ${less}: excitingness ${high} against ${low}; neither end is better.`,
  focus: (more, less, high, low, apart) =>
    `Attention gathers more in ${more} than in ${less}: focus ${high} against ${low}, ${apart} more.`
}

/**
 * How the leading variant differs from the base in other ways than the one that decides; where the base
 * leads itself, how the next best does.
 */
export function otherDifferences(
  { frames, baseId, layers }: Omit<Comparison, 'verdict'>,
  contest: Contest | null
): string[] {
  const base = frames.find(({ nodeId }) => nodeId === baseId)
  const leaders = contest?.ranked.map(({ frame }) => frame) ?? frames
  const variant = leaders.find((frame) => frame !== base)
  if (base === undefined || variant === undefined) return []
  const changes = layerChanges(layers, frames.indexOf(base), frames.indexOf(variant))
  const scores = (['clarity', 'excitingness', 'focus'] as const).filter((id) => id !== contest?.by)
  return [
    ...scores.flatMap((id) => scoreWords(id, variant, base)),
    ...movedWords(changes, variant, base),
    ...onlyWords(changes, variant, base)
  ]
}

function scoreWords(
  id: keyof typeof SCORE_WORDS & ColumnId,
  one: ComparedFrame,
  other: ComparedFrame
): string[] {
  const { valueOf, noise, brief } = COLUMN_FACTS[id]
  const [a, b] = [valueOf(one), valueOf(other)]
  if (a === null || b === null || Math.abs(a - b) <= noise(a, b)) return []
  const [more, less, high, low] = a > b ? [one, other, a, b] : [other, one, b, a]
  const values = [brief(high), brief(low)] as const
  return [SCORE_WORDS[id](quoted(more.name), quoted(less.name), ...values, scoreApart(high, low))]
}

function movedWords(
  changes: readonly LayerChange[],
  variant: ComparedFrame,
  base: ComparedFrame
): string[] {
  const real = changes.filter(isRealChange).sort((one, other) => changeOf(other) - changeOf(one))
  const won = real.filter((one) => changeOf(one) > 0).slice(0, MOST_NAMED)
  const lost = real
    .filter((one) => changeOf(one) < 0)
    .slice(-MOST_NAMED)
    .reverse()
  if (won.length + lost.length === 0) return []
  const parts = [
    ...(won.length > 0 ? [`to ${listWords(won.map(moved))}`] : []),
    ...(lost.length > 0 ? [`away from ${listWords(lost.map(moved))}`] : [])
  ]
  return [
    `From ${quoted(base.name)} to ${quoted(variant.name)}, attention moved ${parts.join(', and ')}, in points.`
  ]
}

function moved({ layer, base, here }: LayerChange): string {
  return `${quoted(layer.name)} (${formatPoints(here?.attention ?? 0, base?.attention ?? 0)})`
}

function onlyWords(
  changes: readonly LayerChange[],
  variant: ComparedFrame,
  base: ComparedFrame
): string[] {
  return ([variant, base] as const).flatMap((frame) => {
    const own = changes.flatMap(({ layer, base: before, here }) => {
      const [place, other] = frame === variant ? [here, before] : [before, here]
      const share = place?.attention ?? 0
      return other === null && share >= WORTH_NAMING
        ? [`${quoted(layer.name)} (${formatPercent(share)})`]
        : []
    })
    if (own.length === 0) return []
    return [`Only in ${quoted(frame.name)}: ${listWords(own.slice(0, MOST_NAMED))}.`]
  })
}

function changeOf({ change }: LayerChange): number {
  return change ?? 0
}
