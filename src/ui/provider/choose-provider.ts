import { type ErrorData, toErrorData } from '../../errors'
import type { JournalEntry, ProviderInfo, ResultRecord, ServiceKey, Settings } from '../../file'
import type { ProviderChoice } from './create-provider'
import type { Provider } from './provider'
import { sameProvider } from './same-maker'

export type ChosenProvider = { ok: true; provider: Provider } | { ok: false; error: ErrorData }

/** Throws a GlanceError when the choice cannot be used. */
export type CreateProvider = (choice: ProviderChoice, key: ServiceKey | null) => Provider

/** The provider of the settings, or why it cannot be used yet. */
export function chooseProvider(
  create: CreateProvider,
  choice: ProviderChoice,
  key: ServiceKey | null
): ChosenProvider {
  try {
    return { ok: true, provider: create(choice, key) }
  } catch (error) {
    return { ok: false, error: toErrorData(error) }
  }
}

/** The chosen provider as records keep it; null when it cannot be used. */
export function chosenInfo(chosen: ChosenProvider): ProviderInfo | null {
  return chosen.ok ? chosen.provider.info : null
}

/** What names the provider of an unfinished run. */
export type Owned = Pick<JournalEntry, 'provider' | 'baseUrl'>

/** The provider a journal entry belongs to; null unless it is reachable with what is set now. */
export function providerOf(
  create: CreateProvider,
  entry: Owned,
  settings: Settings,
  key: ServiceKey | null
): Provider | null {
  const { kind } = entry.provider
  if (kind === 'service' && settings.baseUrl !== entry.baseUrl) return null
  const chosen = chooseProvider(create, { ...settings, provider: kind }, key)
  // A build that connects no service has only the device.
  return chosen.ok && chosen.provider.info.kind === kind ? chosen.provider : null
}

/** The chosen provider, when it is the one that made the result and still knows it. */
export function providerOfRecord(record: ResultRecord, chosen: ChosenProvider): Provider | null {
  if (!chosen.ok) return null
  return sameProvider(record.provider, chosen.provider.info) ? chosen.provider : null
}
