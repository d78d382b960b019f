import type { Settings } from '../../file'
import { storeHook } from '../kit/store-hook'
import type { PanelTools } from './panel-tools'

type ViewTools = Pick<
  PanelTools,
  | 'misplaced'
  | 'bridge'
  | 'canEdit'
  | 'errors'
  | 'provider'
  | 'select'
  | 'selection'
  | 'settings'
  | 'startup'
  | 'tab'
>

export const useTools = storeHook<ViewTools>('tools')

/** The settings, and a function that changes and saves them. */
export function useSettings(): [settings: Settings, change: (change: Partial<Settings>) => void] {
  const { errors, settings } = useTools()
  return [settings.settings.value, (change) => errors.guard(() => settings.change(change))]
}
