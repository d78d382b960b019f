import type { ProviderInfo } from '../../file'
import { sameMaker, sameProvider } from './same-maker'

export type EngineChange = 'earlier' | 'later'

const VERSIONS = new Intl.Collator('en', { numeric: true })

/**
 * Whether a result of this device was made with another version of the engine than runs here `now`; null where it
 * was not, or where no version is known to compare with.
 */
export function engineChange(made: ProviderInfo, now: ProviderInfo | null): EngineChange | null {
  if (now?.engine === undefined || !sameProvider(made, now) || sameMaker(made, now)) return null
  // The first engines were not kept in the record.
  const { engine = '0' } = made
  return VERSIONS.compare(engine, now.engine) > 0 ? 'later' : 'earlier'
}
