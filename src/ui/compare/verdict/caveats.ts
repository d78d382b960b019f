import { listWords } from '../../../language/list-words'
import { madeByOwnEngine, type ProviderInfo } from '../../../file'
import { seenPercent } from '../../../engine/texts/people'
import { scoreApart } from '../../words/format-numbers'
import { isUnjudged } from '../../words/judged-scores'
import { engineOf, hostName } from '../../words/provider-name'
import { quoted } from '../../words/quoted'
import { COLUMN_FACTS } from '../columns'
import { type ComparedFrame, type Comparison, groupsOf } from '../comparison'
import { type LayerChange, layerChanges, seenOf } from '../variant/layer-changes'
import { type VariantRanking, mainVariant } from './rank-variants'
import { words } from './words'

/** Pictures that differ by less in shape or size look alike: sizes are whole px. */
const SAME = 0.01
/** A fit that is off by more of the whole range makes shares of a service's map rough. */
const ROUGH = 0.05

/** Reasons why the numbers are hard to compare, in sentences. */
export function caveats({ frames }: Pick<Comparison, 'frames'>): string[] {
  const records = frames.map(({ record }) => record)
  const providers = different(records.map(({ provider }) => hostName(provider)))
  const engines = different(records.flatMap(({ provider }) => versionsOf(provider)))
  return [
    ...(providers.length > 1 ? [words().providers(listWords(providers))] : []),
    ...(engines.length > 1 ? [words().engines(listWords(engines))] : []),
    ...tooSmall(frames),
    ...sizes(frames),
    ...outOfDate(frames),
    ...withoutShares(frames),
    ...roughReadings(frames)
  ]
}

function sizes(frames: readonly ComparedFrame[]): string[] {
  const [first, ...others] = frames.map(({ record }) => record.picture)
  if (first === undefined) return []
  const alike = others.every(
    ({ width, height }) =>
      Math.abs(width / first.width - 1) < SAME && Math.abs(height / first.height - 1) < SAME
  )
  return alike ? [] : [words().sizes]
}

function tooSmall(frames: readonly ComparedFrame[]): string[] {
  const small = frames.filter(({ record }) => isUnjudged(record)).map(({ name }) => quoted(name))
  return small.length === 0 ? [] : [words().tooSmall(small)]
}

function outOfDate(frames: readonly ComparedFrame[]): string[] {
  const old = frames.filter(({ record }) => record.outOfDate).map(({ name }) => quoted(name))
  return old.length === 0 ? [] : [words().outOfDate(old)]
}

function withoutShares(frames: readonly ComparedFrame[]): string[] {
  return frames.flatMap(({ name, why }) => (why === null ? [] : [`${quoted(name)}: ${why}`]))
}

function roughReadings(frames: readonly ComparedFrame[]): string[] {
  const rough = frames.filter(({ shares }) => (shares?.readings.attention?.error ?? 0) > ROUGH)
  if (rough.length === 0) return []
  const names = listWords(rough.map(({ name }) => quoted(name)))
  return [words().rough(names)]
}

function versionsOf(provider: ProviderInfo): string[] {
  return madeByOwnEngine(provider) ? [engineOf(provider) ?? words().earlierEngine] : []
}

function different(names: readonly string[]): string[] {
  return [...new Set(names)]
}

/** Layers named of each. */
const MOST_NAMED = 3
/** A layer that only one of two variants has is worth a word from this part of the viewers on. */
const WORTH_NAMING = 0.05

type Score = 'clarity' | 'excitingness' | 'focus'

/** How the variant that the answer tells of differs from the base in other ways than attention and the one that decides. */
export function otherDifferences(
  compared: Omit<Comparison, 'verdict'>,
  ranking: VariantRanking | null
): string[] {
  const [group] = groupsOf(compared)
  const { base } = group
  const variant = mainVariant(compared, group)
  if (variant === base) return []
  const changes = layerChanges(compared, base, variant)
  const scores = (['clarity', 'excitingness', 'focus'] as const).filter((id) => id !== ranking?.by)
  return [
    ...scores.flatMap((id) => scoreWords(id, variant, base)),
    ...onlyWords(changes, variant, base)
  ]
}

function scoreWords(id: Score, one: ComparedFrame, other: ComparedFrame): string[] {
  const { valueOf, noise, format } = COLUMN_FACTS[id]
  const [a, b] = [valueOf(one), valueOf(other)]
  if (a === null || b === null || Math.abs(a - b) <= noise(a, b)) return []
  const [more, less, high, low] = a > b ? [one, other, a, b] : [other, one, b, a]
  const values = [format(high), format(low)] as const
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
      const seen = seenOf(place)
      return other === null && seen >= WORTH_NAMING
        ? [words().withSeen(layer.said, seenPercent(seen))]
        : []
    })
    if (own.length === 0) return []
    return [words().onlyIn(quoted(frame.name), listWords(own.slice(0, MOST_NAMED)))]
  })
}
