import type { ProviderInfo } from '../../file'
import { words } from './words'

const HOST = /^(?:[a-z\d-]+(?:\.[a-z\d-]+)*|\[[\da-f:.]+\])(?::\d{1,5})?$/i
const VERSION = /^\d{1,5}(?:\.\d{1,5}){0,3}$/

/**
 * Who computed a result. The record holds a host name alone; one that another plugin damaged may hold an
 * address with a token in it, and that is not handed on.
 */
function hostOf({ host }: ProviderInfo): string | null {
  return host !== null && HOST.test(host) ? host : null
}

/** The version of the engine that computed a result; null where it is unknown, or no version. */
export function engineOf({ engine }: ProviderInfo): string | null {
  return engine !== undefined && VERSION.test(engine) ? engine : null
}

/** Who computed a result, and with which engine. */
export function providerName(provider: ProviderInfo): string {
  const engine = engineOf(provider)
  return engine === null ? hostName(provider) : `${hostName(provider)} (${words().engine(engine)})`
}

/** Who computed a result. */
export function hostName(provider: ProviderInfo): string {
  const host = hostOf(provider)
  return host === null ? kindName(provider) : `${kindName(provider)} (${host})`
}

/** A provider's name in the language in use; the record's is in that of its author. */
export function kindName({ kind }: Pick<ProviderInfo, 'kind'>): string {
  return words().provider[kind]
}
