import { type ReadonlySignal, signal } from '@preact/signals'
import type { MainCalls, Startup } from '../../bridge'
import type { ServiceKey, Settings } from '../../file'

export type SettingsStore = ReturnType<typeof createSettingsStore>

export function createSettingsStore(bridge: MainCalls, startup: Startup) {
  const settings = signal(startup.settings)
  /** The key in memory, and the origin it belongs to. */
  const key = signal(startup.key)

  async function setKey(next: ServiceKey | null): Promise<void> {
    key.value = next
    await bridge.saveKey(settings.value.rememberKey ? next : null)
  }

  return {
    settings: settings as ReadonlySignal<Settings>,
    key: key as ReadonlySignal<ServiceKey | null>,
    /** Keeps a key for this session, or on this computer when the settings say so. */
    setKey,
    forgetKey: () => setKey(null),
    change: async (change: Partial<Settings>): Promise<void> => {
      const before = settings.value
      settings.value = { ...before, ...change }
      await bridge.saveSettings(settings.value)
      if (settings.value.rememberKey !== before.rememberKey && key.value) await setKey(key.value)
    }
  }
}
