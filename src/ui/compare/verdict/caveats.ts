import { listWords } from '../../../language/list-words'
import { madeByOwnEngine, type ProviderInfo } from '../../../file'
import { isUnjudged } from '../../words/judged-scores'
import { engineOf, hostName } from '../../words/provider-name'
import { quoted } from '../../words/quoted'
import type { ComparedFrame, Comparison } from '../comparison'
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
