import { listWords } from '../../../language/list-words'
import { madeByOwnEngine, type ProviderInfo } from '../../../file'
import { isTooSmall } from '../../../engine/engine-facts'
import { engineOf, hostName } from '../../words/provider-name'
import { quoted } from '../../words/quoted'
import type { ComparedFrame, Comparison } from '../comparison'
import { words } from '../words'

/** Pictures that differ by less in shape or size look alike: sizes are whole px. */
const SAME = 0.01
/** A fit that is off by more of the whole range makes shares of a service's map rough. */
const ROUGH = 0.05

/** Reasons why the numbers are hard to compare, in sentences. */
export function caveats({ frames }: Pick<Comparison, 'frames'>): string[] {
  const records = frames.map(({ record }) => record)
  const providers = different(records.map(({ provider }) => hostName(provider)))
  const engines = different(records.flatMap(({ provider }) => versionsOf(provider)))
  const namesOf = (is: (frame: ComparedFrame) => boolean): string[] =>
    frames.filter(is).map(({ name }) => quoted(name))
  const small = namesOf(({ record }) => isTooSmall(record.picture))
  const old = namesOf(({ record }) => record.outOfDate)
  const rough = namesOf(({ shares }) => (shares?.readings.attention?.error ?? 0) > ROUGH)
  return [
    ...(providers.length > 1 ? [words().verdict.providers(listWords(providers))] : []),
    ...(engines.length > 1 ? [words().verdict.engines(listWords(engines))] : []),
    ...(small.length > 0 ? [words().verdict.tooSmall(small)] : []),
    ...sizes(frames),
    ...(old.length > 0 ? [words().verdict.outOfDate(old)] : []),
    ...frames.flatMap(({ name, why }) => (why === null ? [] : [`${quoted(name)}: ${why}`])),
    ...(rough.length > 0 ? [words().verdict.rough(listWords(rough))] : [])
  ]
}

function sizes(frames: readonly ComparedFrame[]): string[] {
  const [first, ...others] = frames.map(({ record }) => record.picture)
  if (first === undefined) return []
  const alike = others.every(
    ({ width, height }) =>
      Math.abs(width / first.width - 1) < SAME && Math.abs(height / first.height - 1) < SAME
  )
  return alike ? [] : [words().verdict.sizes]
}

function versionsOf(provider: ProviderInfo): string[] {
  return madeByOwnEngine(provider) ? [engineOf(provider) ?? words().verdict.earlierEngine] : []
}

function different(names: readonly string[]): string[] {
  return [...new Set(names)]
}
