import type { ProviderInfo } from '../../file'

/** True when both are of this device, or of one service. */
export function sameProvider(one: ProviderInfo, other: ProviderInfo): boolean {
  return one.kind === other.kind && one.host === other.host
}

/** True when numbers may be compared: same provider and, where known, same engine. */
export function sameMaker(one: ProviderInfo, other: ProviderInfo): boolean {
  return sameProvider(one, other) && one.engine === other.engine
}

export type EngineChange = 'earlier' | 'later'

const VERSIONS = new Intl.Collator('en', { numeric: true })

/** Whether a result's engine is older or newer than the current one; null if equal or not comparable. */
export function engineChange(made: ProviderInfo, now: ProviderInfo | null): EngineChange | null {
  if (now?.engine === undefined || !sameProvider(made, now) || sameMaker(made, now)) return null
  // The first records name no engine.
  const { engine = '0' } = made
  return VERSIONS.compare(engine, now.engine) > 0 ? 'later' : 'earlier'
}
