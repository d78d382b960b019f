import type { ProviderInfo } from '../../../bridge'

const HOST = /^(?:[a-z\d-]+(?:\.[a-z\d-]+)*|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/**
 * Who computed a result. The record holds a host name alone; one that another plugin damaged may hold an
 * address with a token in it, and that is not handed on.
 */
export function hostOf({ host }: ProviderInfo): string | null {
  return host !== null && HOST.test(host) ? host : null
}

export function providerName(provider: ProviderInfo): string {
  const host = hostOf(provider)
  return host === null ? provider.name : `${provider.name} (${host})`
}
