import type { ProviderInfo } from '../../../file'
import { isUnjudged } from '../../words/judged-scores'
import { listWords } from '../../words/list-words'
import { engineOf, hostName } from '../../words/provider-name'
import { quoted } from '../../words/quoted'
import type { ComparedFrame, Comparison } from '../comparison'

/** Pictures that differ by less in shape or size look alike: sizes are whole px. */
const SAME = 0.01
/** A fit that is off by more of the whole range makes shares of a service's map rough. */
const ROUGH = 0.05

/** What makes the numbers hard to compare, in sentences. */
export function caveats({ frames }: Pick<Comparison, 'frames'>): string[] {
  const records = frames.map(({ record }) => record)
  const providers = different(records.map(({ provider }) => hostName(provider)))
  const engines = different(records.flatMap(({ provider }) => versionsOf(provider)))
  return [
    ...(providers.length > 1
      ? [
          `Analysed by ${listWords(providers)}: numbers of different engines are hard to compare. Run them again with one of them.`
        ]
      : []),
    ...(engines.length > 1
      ? [
          `Analysed by different versions of the engine (${listWords(engines)}): their numbers are hard to compare. Run the earlier ones again.`
        ]
      : []),
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
  if (alike) return []
  return [
    'The frames differ in size, and a share depends on how much else there is to see: compare shares with care.'
  ]
}

function tooSmall(frames: readonly ComparedFrame[]): string[] {
  const small = frames.filter(({ record }) => isUnjudged(record)).map(({ name }) => quoted(name))
  if (small.length === 0) return []
  return [
    small.length === 1
      ? `${listWords(small)} is too small to judge: analyse the frame around it.`
      : `${listWords(small)} are too small to judge: analyse the frames around them.`
  ]
}

function outOfDate(frames: readonly ComparedFrame[]): string[] {
  const old = frames.filter(({ record }) => record.outOfDate).map(({ name }) => quoted(name))
  if (old.length === 0) return []
  return [`${listWords(old)} changed since the analysis: the numbers are of the earlier design.`]
}

function withoutShares(frames: readonly ComparedFrame[]): string[] {
  return frames.flatMap(({ name, why }) => (why === null ? [] : [`${quoted(name)}: ${why}`]))
}

function roughReadings(frames: readonly ComparedFrame[]): string[] {
  const rough = frames.filter(({ shares }) => (shares?.readings.attention?.error ?? 0) > ROUGH)
  if (rough.length === 0) return []
  const names = listWords(rough.map(({ name }) => quoted(name)))
  return [`Shares of ${names} are rough: the service’s map can only be read back approximately.`]
}

function versionsOf(provider: ProviderInfo): string[] {
  return provider.kind === 'on-device' ? [engineOf(provider) ?? 'an earlier one'] : []
}

function different(names: readonly string[]): string[] {
  return [...new Set(names)]
}
