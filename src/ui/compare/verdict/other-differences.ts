import { formatPercent, scoreApart } from '../../words/format-numbers'
import { listWords } from '../../words/list-words'
import { quoted } from '../../words/quoted'
import { COLUMN_FACTS } from '../columns'
import type { ComparedFrame, Comparison } from '../comparison'
import { groupsOf } from '../groups'
import { type LayerChange, layerChanges } from '../variant/layer-changes'
import type { Contest } from './contest'
import { subjectOf } from './subject'
import { words } from './words'

/** Layers named of each. */
const MOST_NAMED = 3
/** A layer that only one of two variants has is worth a word from this share on. */
const WORTH_NAMING = 0.02

type Score = 'clarity' | 'excitingness' | 'focus'

/** How the variant that the answer tells of differs from the base in other ways than attention and the one that decides. */
export function otherDifferences(
  compared: Omit<Comparison, 'verdict'>,
  contest: Contest | null
): string[] {
  const { frames, layers } = compared
  const [group] = groupsOf(compared)
  const { base } = group
  const variant = subjectOf(compared, group)
  if (variant === base) return []
  const changes = layerChanges(layers, frames.indexOf(base), frames.indexOf(variant))
  const scores = (['clarity', 'excitingness', 'focus'] as const).filter((id) => id !== contest?.by)
  return [
    ...scores.flatMap((id) => scoreWords(id, variant, base)),
    ...onlyWords(changes, variant, base)
  ]
}

function scoreWords(id: Score, one: ComparedFrame, other: ComparedFrame): string[] {
  const { valueOf, noise, brief } = COLUMN_FACTS[id]
  const [a, b] = [valueOf(one), valueOf(other)]
  if (a === null || b === null || Math.abs(a - b) <= noise(a, b)) return []
  const [more, less, high, low] = a > b ? [one, other, a, b] : [other, one, b, a]
  const values = [brief(high), brief(low)] as const
  return [
    words().scores[id](quoted(more.name), quoted(less.name), ...values, scoreApart(high, low))
  ]
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
        ? [words().withShare(quoted(layer.name), formatPercent(share))]
        : []
    })
    if (own.length === 0) return []
    return [words().onlyIn(quoted(frame.name), listWords(own.slice(0, MOST_NAMED)))]
  })
}
