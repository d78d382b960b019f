import { signal, type ReadonlySignal } from '@preact/signals'
import type { MainCalls, Startup } from '../../bridge'
import type { ServiceKey, Settings } from '../../file'

export interface SettingsStore {
  settings: ReadonlySignal<Settings>
  /** The key in memory, and the origin it belongs to; null when there is none. */
  key: ReadonlySignal<ServiceKey | null>
  change: (change: Partial<Settings>) => Promise<void>
  /** Keeps a key for this session, or on this computer when the settings say so. */
  setKey: (key: ServiceKey) => Promise<void>
  forgetKey: () => Promise<void>
}

export function createSettingsStore(bridge: MainCalls, startup: Startup): SettingsStore {
  const settings = signal(startup.settings)
  const key = signal(startup.key)

  return {
    settings,
    key,
    change: async (change) => {
      const before = settings.value
      settings.value = { ...before, ...change }
      await bridge.saveSettings(settings.value)
      if (settings.value.rememberKey === before.rememberKey || key.value === null) return
      await bridge.saveKey(settings.value.rememberKey ? key.value : null)
    },
    setKey: async (typed) => {
      key.value = typed
      await bridge.saveKey(settings.value.rememberKey ? typed : null)
    },
    forgetKey: async () => {
      key.value = null
      await bridge.saveKey(null)
    }
  }
}
