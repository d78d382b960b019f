import type { ProviderInfo } from '../../file'

/** True when both are of this device, or of one service. */
export function sameProvider(one: ProviderInfo, other: ProviderInfo): boolean {
  return one.kind === other.kind && one.host === other.host
}

/** True when numbers may be set against each other: same provider and, as far as it is known, same engine. */
export function sameMaker(one: ProviderInfo, other: ProviderInfo): boolean {
  return sameProvider(one, other) && one.engine === other.engine
}
